import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { readerUntil, type Reader } from './reader.ts';
import { sweep, unswept, type Sweep, type SweepOptions } from './sweep.ts';

/** What a question is asked with. */
export interface Sweeping {
  /** Whose reads end with the sweep. */
  readonly reader: Reader;
  readonly signal: AbortSignal;
  /** Ends the sweep from within, when enough is known. */
  readonly stop: () => void;
}

type Question<Item, Found> = (sweeping: Sweeping) => Pick<SweepOptions<Item, Found>, 'sources' | 'look' | 'atATime'>;

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
  const client = useQueryClient();
  const [run, setRun] = useState(atOnce ? 1 : 0);
  const [state, setState] = useState<Sweep<Item, Found> | undefined>(atOnce ? unswept : undefined);
  const running = useRef<AbortController>(undefined);
  // A run may be ended from the moment it is shown, which is before its effect has begun it.
  const ended = useRef(0);
  const ask = useEffectEvent(question);

  useEffect(() => {
    if (run === 0) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let wanted = true;
    const onChange = (report: Sweep<Item, Found>) => {
      if (wanted) setState(report);
    };
    const sweeping = { reader: readerUntil(client, signal), signal, stop: () => controller.abort() };
    void sweep({ ...ask(sweeping), signal, onChange });
    if (ended.current === run) controller.abort();
    return () => {
      wanted = false;
      controller.abort();
    };
  }, [run, client]);

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
