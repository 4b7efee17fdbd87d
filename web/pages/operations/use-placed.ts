import { useMemo } from 'react';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { TimeWindow } from '#web/chart/time-window.ts';
import { expectedTime } from '#web/operation/expected-time.ts';
import { isOld, useFreshness } from '#web/operation/use-freshness.ts';
import { useHistory } from '#web/operation/use-expected-time.ts';
import type { Scope } from '#web/api/scope.ts';
import { placed, type PlacedOperation } from './timeline-lanes.ts';

/** A moment that moves on once a picture of so much time shows it, and with each minute. */
export function coarse(now: number, { from, to }: TimeWindow): number {
  const pixel = Math.min(60_000, Math.max(1_000, (to - from) / 1_000));
  return Math.floor(now / pixel) * pixel;
}

/** Operations of a space where they are in time. Of what nobody hears of no end is promised. */
export function usePlaced(
  scope: Scope,
  operations: readonly OperationState[],
  now: number,
): readonly PlacedOperation[] {
  const { history } = useHistory({ region: scope.region, spaceId: scope.id });
  const isUnheard = isOld(useFreshness(scope).state);
  const over = useMemo(
    () => operations.filter(({ status }) => isTerminal(status)).flatMap((one) => placed(one, 0, undefined) ?? []),
    [operations],
  );
  return useMemo(() => {
    const going = operations.filter(({ status }) => !isTerminal(status));
    const known = isUnheard ? undefined : history;
    return [...over, ...going.flatMap((one) => placed(one, now, known && expectedTime(one.kind, known)) ?? [])];
  }, [operations, over, now, history, isUnheard]);
}
