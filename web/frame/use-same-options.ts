import { useState } from 'react';
import type { Option } from '#web/ui/option.ts';

/** Options in words only. */
export type WordOption = Pick<Option, 'id' | 'label' | 'detail'>;

/** The options, each the object it was before where it says the same: only rows that are new are drawn. */
export function useSameOptions(options: readonly WordOption[]): readonly WordOption[] {
  const [before, setBefore] = useState(options);
  const known = new Map(before.map((one) => [one.id, one]));
  const same = options.map((one) => {
    const old = known.get(one.id);
    return old !== undefined && old.label === one.label && old.detail === one.detail ? old : one;
  });
  if (same.length === before.length && same.every((one, index) => one === before[index])) return before;
  setBefore(same);
  return same;
}
