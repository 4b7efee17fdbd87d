import { describe, expect, it } from 'vitest';
import { getsToken, isDisabled, keepsTokens, subjectStatus, type SubjectRecord } from './subject-status.ts';

const noon = Date.parse('2027-01-31T12:00:00Z');
const account = { type: 'serviceAccounts', expirationDate: undefined, isLeaving: false } as const;

describe('the status of a subject', () => {
  it.each<[string, SubjectRecord, object]>([
    ['is active of the active', { type: 'users', active: true }, { state: 'active' }],
    ['is inactive of the inactive', { type: 'users', active: false }, { state: 'inactive' }],
    ['is not known where the region does not tell', { type: 'users', active: undefined }, { state: 'unknown' }],
    ['is not known where nothing could be read', 'unread', { state: 'unknown' }],
    ['is gone of whom nobody knows', 'gone', { state: 'gone' }],
    ['is active of an account without a last day', account, { state: 'active' }],
    ['is active on the last day', { ...account, expirationDate: '2027-01-31' }, { state: 'active' }],
    ['is expired after it', { ...account, expirationDate: '2027-01-30' }, { state: 'expired', lastDay: '2027-01-30' }],
    ['is leaving of an account being deleted', { ...account, isLeaving: true }, { state: 'leaving' }],
    ['is not known when the last day is no date', { ...account, expirationDate: 'soon' }, { state: 'unknown' }],
  ])('%s', (_, who, status) => {
    expect(subjectStatus(who, noon)).toEqual(status);
  });

  it('expires with the end of the last day in UTC, not before', () => {
    const last = { ...account, expirationDate: '2027-01-31' };
    expect(subjectStatus(last, Date.parse('2027-01-31T23:59:59Z')).state).toBe('active');
    expect(subjectStatus(last, Date.parse('2027-02-01T00:00:00Z')).state).toBe('expired');
  });

  it('lets tokens of an account being deleted work until it is gone, and gives no new ones', () => {
    const leaving = subjectStatus({ ...account, isLeaving: true }, noon);
    expect([getsToken(leaving), keepsTokens(leaving), isDisabled(leaving)]).toEqual([false, true, true]);
  });

  it('says neither yes nor no of what is not known', () => {
    const unread = subjectStatus('unread', noon);
    expect([getsToken(unread), keepsTokens(unread), isDisabled(unread)]).toEqual([false, false, false]);
  });
});
