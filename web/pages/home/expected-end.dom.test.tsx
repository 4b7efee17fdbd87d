/** When a run ends, told by the console's clock: the one of this device may be another day. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ExpectedEnd } from './ExpectedEnd.tsx';
import type { Standing } from './standing.ts';

beforeAll(() => loadMessages(['core', 'glance']));
afterEach(cleanup);

/** Noon, on a day that this device has not. */
const knownAt = new Date(2031, 4, 14, 12).getTime();
const minute = 60_000;
const standing: Standing = {
  pace: 'early',
  startedAt: knownAt - 3 * minute,
  knownAt,
  end: { half: knownAt + 20 * minute, late: knownAt + 25 * minute },
  runs: 12,
  isVague: false,
};

test.each([
  ['of many earlier runs', standing],
  ['of few', { ...standing, isVague: true, runs: 3 }],
  ['of none', { ...standing, pace: 'alone', end: undefined, runs: 0 } satisfies Standing],
])('the time stands without its day where that is today: %s', (_, shown) => {
  render(
    <Words>
      <ExpectedEnd standing={shown} error={null} isRead />
    </Words>,
  );
  const said = screen.getByText((__, element) => element?.parentElement?.parentElement === document.body).textContent;
  expect(said).toMatch(/\d\d:\d\d/);
  expect(said).not.toMatch(/2031/);
});
