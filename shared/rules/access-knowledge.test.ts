import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type AccessQuestion } from './access.ts';
import type { SubjectStatus } from './subject-status.ts';
import { explain, explainRights, knowledgeFrom, type Gap, type LevelReading } from './access-knowledge.ts';

const organisation: LevelReading = {
  level: 'organisation',
  policy: { roles: [], permissions: [] },
  roles: new Map(),
  permissionNames: new Map([['p1', 'iam.user.get']]),
  acls: [],
  granular: [],
  gaps: [],
};
const space: LevelReading = { ...organisation, level: 'space' };
const ask = (permission: string, resourceId?: string): AccessQuestion => ({
  permissions: [permission],
  level: 'space',
  ...(resourceId !== undefined && { resourceId }),
});
const kindsIn = (question: AccessQuestion, readings: LevelReading[], assigned = true) => {
  const explanation = explainRights(question, knowledgeFrom(assigned, readings));
  return explanation.answer === 'unknown' ? explanation.gaps.map(({ kind }) => kind) : explanation.answer;
};

describe('explanation', () => {
  it('says no at scope when both policies are read and give nothing', () => {
    expect(kindsIn(ask('iam.user.get'), [space, organisation])).toBe('denied');
  });

  it.each<[string, AccessQuestion, LevelReading[], string | Gap['kind'][]]>([
    [
      'an unread policy of the space leaves everything open',
      ask('compute.vm.get'),
      [{ ...space, policy: undefined }, organisation],
      ['policy'],
    ],
    [
      'an unread policy of the organisation leaves identity rights open',
      ask('iam.user.get'),
      [space, { ...organisation, policy: undefined }],
      ['policy'],
    ],
    [
      'an unread policy of the organisation cannot give other rights in a space',
      ask('compute.vm.get'),
      [space, { ...organisation, policy: undefined }],
      'denied',
    ],
    [
      'a role that cannot be read may hold the permission',
      ask('compute.vm.get'),
      [{ ...space, policy: { roles: ['r1'], permissions: [] } }, organisation],
      ['role'],
    ],
    [
      'on a resource, who created it cannot be known',
      ask('compute.vm.get', 'v1'),
      [space, organisation],
      ['ownership'],
    ],
    [
      'unread ACLs of the kind matter, those of other kinds do not',
      ask('compute.vm.get', 'v1'),
      [
        {
          ...space,
          gaps: [
            { kind: 'acls', level: 'space', service: 'compute', resource: 'vm' },
            { kind: 'acls', level: 'space', service: 'compute', resource: 'nic' },
          ],
        },
        organisation,
      ],
      ['acls', 'ownership'],
    ],
  ])('%s', (_, question, readings, expected) => {
    expect(kindsIn(question, readings)).toEqual(expected);
  });

  it('finds unread ACLs of no account when nothing at space level counts for lack of assignment', () => {
    const unread = { ...space, gaps: [{ kind: 'granular', level: 'space' } as const] };
    expect(kindsIn(ask('compute.vm.get', 'v1'), [unread, organisation], false)).toEqual(['ownership']);
  });

  it('never says yes or no where the facts that were not read could say otherwise', () => {
    const grants = fc.record({ roles: fc.subarray(['r1', 'r2']), permissions: fc.subarray(['p1', 'p2']) });
    const whole = {
      roles: new Map([
        ['r1', { name: 'One', permissions: ['iam.user.get', 'compute.vm.get'] }],
        ['r2', { name: 'Two', permissions: ['compute.vm.delete'] }],
      ]),
      permissionNames: new Map([
        ['p1', 'iam.user.get'],
        ['p2', 'compute.vm.delete'],
      ]),
    };
    const asked = fc.constantFrom('iam.user.get', 'compute.vm.get', 'compute.vm.delete');
    fc.assert(
      fc.property(
        grants,
        grants,
        asked,
        fc.boolean(),
        fc.boolean(),
        fc.subarray(['r1', 'r2']),
        (own, above, name, noOwn, noAbove, read) => {
          const all = [
            { ...space, ...whole, policy: own },
            { ...organisation, ...whole, policy: above },
          ];
          const known = new Map([...whole.roles].filter(([uuid]) => read.includes(uuid)));
          const partly = [
            { ...all[0], roles: known, policy: noOwn ? undefined : own } as LevelReading,
            { ...all[1], roles: known, policy: noAbove ? undefined : above } as LevelReading,
          ];
          const truth = decide(ask(name), knowledgeFrom(true, all).facts).granted;
          const { answer } = explainRights(ask(name), knowledgeFrom(true, partly));
          if (answer !== 'unknown') expect(answer).toBe(truth ? 'granted' : 'denied');
        },
      ),
    );
  });
});

describe('explanation by the status of the subject', () => {
  const holding = knowledgeFrom(true, [{ ...space, policy: { roles: [], permissions: ['p1'] } }]);
  const nothing = knowledgeFrom(true, [space]);
  const unread = knowledgeFrom(true, [{ ...space, policy: undefined }]);
  const active: SubjectStatus = { state: 'active' };
  const expired: SubjectStatus = { state: 'expired', lastDay: '2026-11-30' };

  it.each<[string, SubjectStatus, string, string, string]>([
    ['active', active, 'granted', 'denied', 'unknown'],
    ['not known', { state: 'unknown' }, 'unknown', 'denied', 'unknown'],
    ['closed to the inactive', { state: 'inactive' }, 'held', 'denied', 'denied'],
    ['closed to the expired', expired, 'held', 'denied', 'denied'],
    ['closed to those being deleted', { state: 'leaving' }, 'held', 'denied', 'denied'],
    ['closed to the deleted', { state: 'gone' }, 'held', 'denied', 'denied'],
  ])('%s', (_, status, withRight, without, withGap) => {
    const answers = [holding, nothing, unread].map((known) => explain(ask('iam.user.get'), known, status).answer);
    expect(answers).toEqual([withRight, without, withGap]);
  });

  it('keeps the ways and names the status where that alone is not known', () => {
    expect(explain(ask('iam.user.get'), holding, { state: 'unknown' })).toEqual({
      answer: 'unknown',
      gaps: [{ kind: 'status' }],
      paths: [{ kind: 'permission', permission: 'iam.user.get', level: 'space' }],
    });
    expect(explain(ask('iam.user.get'), holding, expired)).toMatchObject({ answer: 'held', status: expired });
  });
});
