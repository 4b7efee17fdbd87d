import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { expectedTime } from './expected-time.ts';
import { useExpectedWords } from './use-expected-words.ts';

afterEach(cleanup);

const run = (minutes: number): OperationState => ({
  region: 'eu-std-1',
  spaceId: 's',
  id: String(minutes),
  kind: 'AddWorker',
  status: 'DONE',
  startedAt: '2026-01-15T09:00:00Z',
  endedAt: new Date(Date.parse('2026-01-15T09:00:00Z') + minutes * 60_000).toISOString(),
});

test('nothing is called usual by the only earlier run, nor by a few', async () => {
  await loadMessages(['core', 'work']);
  const { result } = renderHook(useExpectedWords, { wrapper: Words });
  const said = (...minutes: number[]) => result.current(expectedTime('AddWorker', minutes.map(run)));
  expect(said(4)).toMatch(/^The only earlier run here took 4 min/);
  expect(said(4, 9)).toMatch(/^Only 2 earlier runs here: 4–9 min/);
  expect(said()).toBe('No earlier run of this kind in this space to compare with');
  expect(said(4, 5, 6, 7, 8)).toMatch(/^Usually .*, 5 runs$/);
});
