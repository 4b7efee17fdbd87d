import { expect, it } from 'vitest';
import { backupName, fromRestoreSource, isAutomatic, isComplete, newestFirst, restoreSource } from './backup-facts.ts';

const state = (text: string) => ({ status: { state: text } });

it('can restore from what is complete, and from what does not tell', () => {
  expect(['SUCCEEDED', 'CREATED', 'CREATING', 'FAILED', 'DELETING'].filter((word) => isComplete(state(word)))).toEqual([
    'SUCCEEDED',
    'CREATED',
  ]);
  expect(isComplete({})).toBe(true);
});

it('knows the backups that the region makes by itself', () => {
  expect(isAutomatic({ type: 'AUTOMATIC' })).toBe(true);
  expect(isAutomatic({ type: 'ON_DEMAND' })).toBe(false);
  expect(isAutomatic({})).toBe(false);
});

it('is called by its name, or else by its id', () => {
  expect(backupName({ id: '0123456789', name: 'before' })).toBe('before');
  expect(backupName({ id: '0123456789' })).toBe('01234567');
});

it('comes newest first, unknown times last', () => {
  const backup = (id: string, startedAt?: string) => ({ id, clusterId: 'c', ...(startedAt && { startedAt }) });
  const backups = [backup('a', '2026-01-01T00:00:00Z'), backup('b'), backup('c', '2026-02-01T00:00:00Z')];
  expect(newestFirst(backups).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

it.each([
  ['c1', ''],
  ['c1', 'b1'],
])('finds its way through the address: %s %s', (clusterId, backupId) => {
  expect(fromRestoreSource(restoreSource(clusterId, backupId || undefined))).toEqual({ clusterId, backupId });
});
