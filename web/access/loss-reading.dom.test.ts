import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { EffectReading } from './effect-reading.ts';
import type { HeldAnswer } from './loss.ts';
import { lossReading } from './loss-reading.ts';

const organisation: Scope = { region: 'eu-1', kind: 'organisation', id: 'o' };
const space: Scope = { region: 'eu-1', kind: 'space', id: 's' };
const subject = { type: 'users', id: 'ada' } as const;

const asked = vi.hoisted(() => [] as { readonly what: string; readonly answer: () => void }[]);

vi.mock('./held-answers.ts', () => ({
  answer: (_asking: unknown, { what, scope }: HeldAnswer) =>
    new Promise<HeldAnswer>((resolve) => asked.push({ what, answer: () => resolve({ what, scope }) })),
}));
vi.mock('./held-questions.ts', () => ({
  placesHeld: () => Promise.resolve([organisation, space]),
  questionsAt: (_reader: unknown, scope: Scope) =>
    Promise.resolve([
      { what: 'policy', scope },
      { what: 'acls', scope, pair: { service: 'iam', resource: 'user' } },
    ]),
  granularQuestionsAt: () => Promise.resolve([]),
}));
vi.mock('./acl-kinds.ts', () => ({ kindsToRead: () => () => Promise.reject(new Error('no review')) }));

const whats = () => asked.map(({ what }) => what);
/** Whatever could be asked by now has been. */
const calm = () => new Promise((resolve) => setTimeout(resolve));

test('read again, what is lost waits for policies of its own, whatever comes late of those before', async () => {
  const client = new QueryClient();
  const reading = new EffectReading(
    client,
    lossReading(client, organisation, { subject, organisation, staysAround: false }),
  );
  const close = reading.open();
  await vi.waitFor(() => expect(whats()).toEqual(['policy', 'policy']));
  const [first, second] = asked.splice(0);
  first?.answer();
  await calm();
  expect(whats()).toEqual([]);
  reading.stop();
  void reading.begin();
  await vi.waitFor(() => expect(whats()).toEqual(['policy', 'policy']));
  const again = asked.splice(0);
  second?.answer();
  again[0]?.answer();
  await calm();
  expect(whats()).toEqual([]);
  again[1]?.answer();
  await vi.waitFor(() => expect(whats()).toEqual(['acls', 'acls']));
  close();
});
