import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { EffectReading, type Applied, type EffectQuestion, type ReadingState } from './effect-reading.ts';
import { isComplete } from '#web/api/sweep.ts';

/** Made here and nowhere else. */
class Known<Value> {
  /** Nothing that merely looks like it will do. */
  declare protected readonly confirmed: true;
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/**
 * What a change does: it was shown, confirmed, read again right before, and still holds. Whatever changes access in
 * answer to a reader's decision takes one, so that no such change can be written without showing first what it does.
 */
export type KnownEffect<Value> = Known<Value>;

export interface Effect<Value, Base = unknown, Item = unknown, Found = unknown> {
  readonly reading: ReadingState<Base, Item, Found>;
  /** What is known so far; undefined while nothing is chosen. */
  readonly value: Value | undefined;
  /** What was shown before something else than the reader's choice has made it another effect. */
  readonly before: Value | undefined;
  /** `reading`: not to be confirmed yet. `partly`: something could not be read. */
  readonly state: 'reading' | 'partly' | 'complete';
  /** How often a confirmation was turned down, as the effect had moved. */
  readonly refused: number;
  /** Between a confirmation and the end of what it has set off. */
  readonly confirming: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  /** Reads everything again, and calls `apply` only when what was shown still holds. @throws what `apply` throws. */
  readonly confirm: (apply: (known: KnownEffect<Value>) => Promise<Applied>) => Promise<void>;
}

/**
 * What a change does, followed as long as it is shown. `about` tells questions apart, another one begins anew;
 * undefined, nothing is read. `chosen` is what the reader chose, as plain data, and undefined while there is nothing to
 * confirm.
 */
export function useEffectOf<Base extends object, Item, Found, Choice, Value>(
  about: string | undefined,
  question: EffectQuestion<Base, Item, Found, Choice, Value>,
  chosen: Choice | undefined,
): Effect<Value, Base, Item, Found> {
  const client = useQueryClient();
  const [refused, setRefused] = useState(0);
  const [confirming, setConfirming] = useState(false);
  // oxlint-disable-next-line react/exhaustive-deps -- `about` stands for the question
  const source = useMemo(() => new EffectReading(client, question), [client, about]);
  const reading = useSyncExternalStore(source.subscribe, source.state);
  const choice = useSame(chosen);
  useLayoutEffect(() => {
    source.choice = choice;
  }, [source, choice]);
  useEffect(() => (about === undefined ? undefined : source.open()), [source, about]);

  // A choice among hundreds is painted before what it does to hundreds is worked out.
  const settled = useDeferredValue(choice);
  const { base, sweep, before } = reading;
  const valueOf = (at: typeof reading | typeof before) =>
    at === undefined || settled === undefined ? undefined : question.valueOf(at.base, at.sweep.found, settled);
  // oxlint-disable-next-line react/exhaustive-deps -- `source` stands for the question
  const value = useMemo(() => valueOf(reading), [source, base, sweep, settled]);
  // oxlint-disable-next-line react/exhaustive-deps -- as above
  const was = useMemo(() => valueOf(before), [source, before, settled]);
  const working = !reading.settled || settled !== choice;

  async function confirm(apply: (known: KnownEffect<Value>) => Promise<Applied>): Promise<void> {
    if (value === undefined || working || confirming) return;
    setConfirming(true);
    try {
      const verdict = await source.check();
      if (verdict === 'gone') return;
      const applied = verdict === 'moved' ? verdict : await source.hold(() => apply(new Known(value)));
      if (applied !== 'moved') return;
      if (verdict === 'holds') await source.check();
      setRefused((count) => count + 1);
    } finally {
      setConfirming(false);
    }
  }

  return {
    reading,
    value,
    before: was,
    state: working ? 'reading' : reading.baseFailed || !isComplete(sweep) ? 'partly' : 'complete',
    refused,
    confirming,
    start: () => void source.begin(),
    stop: () => source.stop(),
    confirm,
  };
}

/** The same object as long as it says the same: a question that is merely drawn again is no other question. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(() => value);
  const same = replaceEqualDeep(kept, value);
  if (same !== kept) keep(() => same);
  return same;
}
