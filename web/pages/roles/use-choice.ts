import { useCallback, useState } from 'react';

export interface Choice {
  readonly chosen: ReadonlySet<string>;
  /** Always the same function, so that rows need not render again. */
  readonly choose: (uuids: readonly string[], on: boolean) => void;
  readonly clear: () => void;
}

/** Permissions ticked by the reader, by uuid. */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const choose = useCallback((uuids: readonly string[], on: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      for (const uuid of uuids) {
        if (on) next.add(uuid);
        else next.delete(uuid);
      }
      return next;
    });
  }, []);
  return { chosen, choose, clear: () => setChosen(new Set()) };
}
