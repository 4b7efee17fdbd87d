/** Whether an overview is of a space in which one has only to begin. */
import { partsOf } from './sight.ts';
import type { SeenNow } from './use-sight.ts';
import { spaceOf } from './within.ts';

type Seen = Pick<SeenNow, 'within' | 'parts' | 'sight' | 'isOver' | 'isSilent'>;

/** It is ready, has no cluster, and nothing runs in it or has run in seven days, as far as all of it was read. */
export function isBare({ within, parts, sight, isOver, isSilent }: Seen): boolean {
  if (spaceOf(within) === undefined || !isOver || isSilent) return false;
  const inside = [...partsOf(parts, 'clusters'), ...partsOf(parts, 'operations')];
  const isWhole = inside.length > 1 && inside.every(({ complete, problem }) => complete && problem === undefined);
  const { spaces, unready, clusters, running, failed, week } = sight;
  const there = [unready, running, failed, week].some(({ length }) => length > 0);
  return isWhole && spaces.length === 1 && clusters === 0 && !there;
}
