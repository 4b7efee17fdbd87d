import { afterEach, describe, expect, it } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { isBeingDeleted, leavingAccounts, leavingFrom } from './leaving-accounts.ts';

const space: Scope = { region: 'eu-std-1', kind: 'space', id: '1' };
const organisation: Scope = { ...space, kind: 'organisation' };
const account = (id: string, scope = space) => ({ scope, id, name: `bot ${id}` });
const idsIn = (scope: Scope) => leavingFrom(leavingAccounts.read(), scope).map(({ id }) => id);

afterEach(() => {
  for (const scope of [space, organisation]) leavingAccounts.remove(scope, idsIn(scope));
});

describe('accounts on their way out', () => {
  it('are known in the scope they leave, each once', () => {
    for (const id of ['a', 'b', 'a']) leavingAccounts.add(account(id));
    leavingAccounts.add(account('a', organisation));
    expect(idsIn(space)).toEqual(['b', 'a']);
    expect(idsIn(organisation)).toEqual(['a']);
  });

  it('are being deleted when they leave the organisation, not when they leave a space', () => {
    leavingAccounts.add(account('a'));
    expect(isBeingDeleted('a')).toBe(false);
    leavingAccounts.add(account('a', organisation));
    expect(isBeingDeleted('a')).toBe(true);
  });

  it('are forgotten where they are gone, and nowhere else', () => {
    leavingAccounts.add(account('a'));
    leavingAccounts.add(account('a', organisation));
    leavingAccounts.remove(space, ['a']);
    expect([idsIn(space), idsIn(organisation)]).toEqual([[], ['a']]);
  });
});
