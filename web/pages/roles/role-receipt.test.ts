import { describe, expect, it } from 'vitest';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { differenceBetween, inverseOf, receiptFor, sameRole } from './role-receipt.ts';

const permission = (letter: string): Permission => ({ uuid: letter, name: `service.thing.${letter}` });
const role = (letters: string) => letters.split('').map(permission);

describe('what has changed in a role', () => {
  it('is told from two readings, in whatever order they are', () => {
    expect(differenceBetween(role('abc'), role('cdb'))).toEqual({ added: role('d'), removed: role('a') });
    expect(sameRole(role('abc'), role('cba'))).toBe(true);
    expect(sameRole(role('abc'), role('ab'))).toBe(false);
  });

  it('is as asked when nothing else has changed, even if some was there already', () => {
    expect(receiptFor(role('a'), role('abc'), { add: ['a', 'b', 'c'], remove: [] })).toMatchObject({
      added: role('bc'),
      removed: [],
      asAsked: true,
    });
    expect(receiptFor(role('abc'), role('ad'), { add: ['d'], remove: ['b', 'c'] }).asAsked).toBe(true);
  });

  it('is not as asked when somebody else was there at the same moment', () => {
    expect(receiptFor(role('a'), role('abz'), { add: ['b'], remove: [] }).asAsked).toBe(false);
    expect(receiptFor(role('ab'), role('b'), { add: ['c'], remove: [] }).asAsked).toBe(false);
    expect(receiptFor(role('abc'), role('z'), { add: [], remove: ['a', 'b', 'c'] }).asAsked).toBe(false);
  });

  it('is undone by its exact opposite', () => {
    const { after, ...changed } = receiptFor(role('abc'), role('ad'), { add: ['d'], remove: ['b', 'c'] });
    expect(inverseOf(changed)).toEqual({ add: ['b', 'c'], remove: ['d'] });
    expect(after).toEqual(role('ad'));
  });
});
