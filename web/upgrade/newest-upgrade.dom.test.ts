/** How long ago a run ended is told by the console's clock, whatever the one of this device says. */
import { expect, it, vi } from 'vitest';
import type { Run } from '#shared/run.ts';
import { newestLater } from '#web/operation/newest-later.ts';
import { newestUpgrade } from './newest-upgrade.ts';

const now = Date.parse('2031-05-14T12:00:00Z');

vi.mock('#web/session/session-store.ts', () => ({ serverNow: () => Date.parse('2031-05-14T12:00:00Z') }));

const scope = { region: 'eu-std-1', kind: 'space', id: 's' } as const;

function run(kind: Run['kind'], minutesAgo: number): Run {
  return {
    id: 'r',
    kind,
    scope,
    about: 'booking',
    target: 'c',
    state: 'done',
    isConfirmed: true,
    counts: { todo: 0, sending: 0, accepted: 0, done: 0, failed: 0, skipped: 1, unknown: 0 },
    unclear: 0,
    changes: [],
    createdAt: '2031-05-14T00:00:00Z',
    changedAt: new Date(now - minutesAgo * 60_000).toISOString(),
  };
}

it.each([
  [1, true],
  [14, true],
  [16, false],
])('shows what ended %i minutes ago: %s', (minutes, isShown) => {
  const upgrade = newestUpgrade({ items: [run('upgradeCluster', minutes)] }, scope, 'c');
  const later = newestLater({ items: [run('whenFree', minutes)] }, scope, 'c');
  expect([upgrade !== undefined, later !== undefined]).toEqual([isShown, isShown]);
});
