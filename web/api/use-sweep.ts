import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sweep, unswept, type Sweep, type SweepOptions } from './sweep.ts';

/** `stop` ends the sweep from within, when enough is known. */
type Question<Item, Found> = (
  signal: AbortSignal,
  stop: () => void,
) => Pick<SweepOptions<Item, Found>, 'sources' | 'look' | 'atATime'>;

export interface RunningSweep<Item, Found> {
  /** Undefined until it was started. */
  readonly state: Sweep<Item, Found> | undefined;
  /** Starts from the beginning; answers still cached are not asked for again. */
  readonly start: () => void;
  /** Ends it early; what is known stays. */
  readonly stop: () => void;
}

/** A sweep in a component: it ends with the component. `atOnce` starts it when the component appears. */
export function useSweep<Item, Found>(
  question: Question<Item, Found>,
  { atOnce = false }: { atOnce?: boolean } = {},
): RunningSweep<Item, Found> {
  const [run, setRun] = useState(atOnce ? 1 : 0);
  const [state, setState] = useState<Sweep<Item, Found> | undefined>(atOnce ? unswept : undefined);
  const running = useRef<AbortController>(undefined);
  // A run may be ended from the moment it is shown, which is before its effect has begun it.
  const ended = useRef(0);
  const ask = useEffectEvent(question);

  useEffect(() => {
    if (run === 0) return undefined;
    const controller = new AbortController();
    running.current = controller;
    let wanted = true;
    const onChange = (report: Sweep<Item, Found>) => {
      if (wanted) setState(report);
    };
    void sweep({ ...ask(controller.signal, () => controller.abort()), signal: controller.signal, onChange });
    if (ended.current === run) controller.abort();
    return () => {
      wanted = false;
      controller.abort();
    };
  }, [run]);

  return {
    state,
    start: () => {
      setState(unswept);
      setRun(run + 1);
    },
    stop: () => {
      ended.current = run;
      running.current?.abort();
    },
  };
}
