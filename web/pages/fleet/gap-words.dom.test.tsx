/** Since when a region is silent, by the console's clock: the one of this device may be another day. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import type { Gap } from './fleet-rows.ts';
import { GapWords } from './GapWords.tsx';

const noon = new Date(2031, 4, 14, 12).getTime();

vi.mock('#web/session/use-session.ts', () => ({
  useSessionState: () => ({ offset: new Date(2031, 4, 14, 12).getTime() - Date.now() }),
}));

beforeAll(() => loadMessages(['core', 'fleet']));
afterEach(cleanup);

function show(asOf: number) {
  const gap: Gap = { why: 'silent', region: 'eu-std-1', organisationId: undefined, asOf: new Date(asOf).toISOString() };
  render(
    <Words>
      <GapWords gap={gap} onRetry={() => Promise.resolve()} />
    </Words>,
  );
  return screen.getByText(/^eu-std-1 did not answer at/).textContent;
}

test('the time stands alone where it is of today, and with its day where it is not', () => {
  expect(show(noon - 60_000)).not.toMatch(/2031/);
  cleanup();
  expect(show(noon - 24 * 60 * 60_000)).toMatch(/2031/);
});
