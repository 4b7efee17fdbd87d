/** How what somebody loses is read: policies first, then everything else they may hold. */
import type { QueryClient } from '@tanstack/react-query';
import { kindsToRead } from './acl-kinds.ts';
import type { EffectQuestion } from './effect-reading.ts';
import { answer, type Asking } from './held-answers.ts';
import {
  granularQuestionsAt,
  placesHeld,
  questionsAt,
  type HeldQuestion,
  type LossQuestion,
} from './held-questions.ts';
import { lossOf, type HeldAnswer, type PlaceLoss } from './loss.ts';
import type { Subject } from '#web/address/paths.ts';
import { readerUntil } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import type { SweepPage } from '#web/api/sweep.ts';

/** Whoever asks it says when it is over, whatever came of it. */
type AskedQuestion = LossQuestion & { readonly end?: () => void };

/** What is lost by leaving `from`, as something to be read; each reading waits for its own policies. */
export function lossReading(
  client: QueryClient,
  from: Scope,
  asking: Omit<Asking, 'inputs'>,
): EffectQuestion<Subject, LossQuestion, HeldAnswer, Subject, readonly PlaceLoss[]> {
  const { subject } = asking;
  async function* questions(signal: AbortSignal): AsyncGenerator<SweepPage<AskedQuestion>> {
    const reader = readerUntil(client, signal);
    let places: readonly Scope[] = [from];
    try {
      places = await placesHeld(from, subject, signal);
    } catch (error) {
      yield { items: [{ what: 'spaces', scope: from, error }] };
    }
    const policies = places.map((scope) => awaited({ what: 'policy', scope }));
    yield { items: policies };
    // A browser has few connections: ACLs that hang must not keep it from the policies.
    await Promise.all(policies.map(({ over }) => over));
    const asked: (readonly HeldQuestion[])[] = [];
    for (const scope of places) {
      const [, ...all] = await questionsAt(reader, scope);
      const pairs = all.flatMap((one) => (one.what === 'acls' ? [one.pair] : []));
      // A review that does not come says nothing: then each kind is asked about.
      const kinds = new Set(await kindsToRead(scope, signal)(subject, pairs).catch(() => pairs));
      const further = all.filter((one) => one.what !== 'acls' || kinds.has(one.pair));
      asked.push(further);
      yield { items: further };
    }
    for (const further of asked) yield { items: await granularQuestionsAt(reader, subject, further) };
  }
  return {
    readBase: () => Promise.resolve(subject),
    sources: (signal) => [() => questions(signal)],
    look: async (question: AskedQuestion, inputs) => {
      try {
        return await answer({ ...asking, inputs }, question);
      } finally {
        question.end?.();
      }
    },
    // A region that is slow to say that much is not asked for all of it twice.
    mostReadAgain: 100,
    valueOf: (_base, found) => lossOf(found),
  };
}

function awaited(question: LossQuestion) {
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  return { ...question, over, end };
}
