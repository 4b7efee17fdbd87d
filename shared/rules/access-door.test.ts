import { describe, expect, it } from 'vitest';
import { doorOf, getsToken, isClosed, keepsTokens, type AtDoor } from './access-door.ts';

const noon = Date.parse('2027-01-31T12:00:00Z');
const account = { type: 'serviceAccounts', expirationDate: undefined, isLeaving: false } as const;

describe('the door', () => {
  it.each<[string, AtDoor, object]>([
    ['is open to the active', { type: 'users', active: true }, { state: 'open' }],
    ['is closed to the inactive', { type: 'users', active: false }, { state: 'inactive' }],
    ['is not known where the region does not tell', { type: 'users', active: undefined }, { state: 'unknown' }],
    ['is not known where nothing could be read', 'unread', { state: 'unknown' }],
    ['is closed to whom nobody knows', 'gone', { state: 'gone' }],
    ['is open to an account without a last day', account, { state: 'open' }],
    ['is open on the last day', { ...account, expirationDate: '2027-01-31' }, { state: 'open' }],
    ['is closed after it', { ...account, expirationDate: '2027-01-30' }, { state: 'expired', lastDay: '2027-01-30' }],
    ['is closed to an account being deleted', { ...account, isLeaving: true }, { state: 'leaving' }],
    ['is not known when the last day is no date', { ...account, expirationDate: 'soon' }, { state: 'unknown' }],
  ])('%s', (_, who, door) => {
    expect(doorOf(who, noon)).toEqual(door);
  });

  it('closes with the end of the last day in UTC, not before', () => {
    const last = { ...account, expirationDate: '2027-01-31' };
    expect(doorOf(last, Date.parse('2027-01-31T23:59:59Z')).state).toBe('open');
    expect(doorOf(last, Date.parse('2027-02-01T00:00:00Z')).state).toBe('expired');
  });

  it('lets tokens of an account being deleted work until it is gone, and gives no new ones', () => {
    const leaving = doorOf({ ...account, isLeaving: true }, noon);
    expect([getsToken(leaving), keepsTokens(leaving), isClosed(leaving)]).toEqual([false, true, true]);
  });

  it('says neither yes nor no of what is not known', () => {
    const unread = doorOf('unread', noon);
    expect([getsToken(unread), keepsTokens(unread), isClosed(unread)]).toEqual([false, false, false]);
  });
});
