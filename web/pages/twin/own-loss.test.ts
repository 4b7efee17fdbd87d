import { expect, it } from 'vitest';
import type { RoleHolders } from '#web/access/role-holders.ts';
import { namedAccount, namedUser, type NamedSubject } from '#web/access/subject-list.ts';
import type { AlikePlan } from './alike-plan.ts';
import { ownLoss } from './own-loss.ts';

const me = namedAccount({ id: 'ME', name: 'Console' });
const other = namedUser({ id: 'other', firstname: 'An', lastname: 'Other', email: 'an@example.com', active: true });
const right = 'iam.createPolicy';

const planOf = (...loses: readonly string[]): AlikePlan => ({
  roles: [
    {
      role: { uuid: 'the-role', name: 'Keeper', description: '', custom: true, permissions: undefined },
      isCreated: false,
      gains: [],
      loses,
    },
  ],
  people: [],
  missing: [],
});

const held = (...holders: readonly NamedSubject[]): RoleHolders => ({
  status: 'complete',
  asked: 2,
  total: 2,
  held: [],
  unread: [],
  unlisted: [],
  byRole: new Map([['the-role', holders]]),
  since: 0,
  isOutdated: false,
  stop() {},
});

const losing = (subject: NamedSubject, permission: string) => ({
  subject,
  preview: { lost: [{ permission, paths: [] }], gained: [], kept: [], inert: [], uncertain: [] },
});

it('is certain where the own policy loses the right, in whatever case ids are written', () => {
  expect(ownLoss(planOf(), [losing(me, right)], held(), 'me')).toBe('yes');
  expect(ownLoss(planOf(), [losing(me, 'iam.user.get'), losing(other, right)], held(), 'me')).toBe('no');
});

it('may be where a role of the own account loses it', () => {
  expect(ownLoss(planOf(right), [], held(me, other), 'me')).toBe('maybe');
  expect(ownLoss(planOf(right), [], held(other), 'me')).toBe('no');
  expect(ownLoss(planOf('iam.user.get'), [], held(me), 'me')).toBe('no');
  expect(ownLoss(planOf(right), [], held(me), undefined)).toBe('no');
});
