import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { keyOfSubject } from '#web/access/acl-entry.ts';
import { isComplete, sweep, unswept, without, type Sweep } from '#web/api/sweep.ts';
import { readerUntil } from '#web/api/reader.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { searchFor, type Asked, type HolderSearch } from './find-holders.ts';
import { mergedHolders, type Holder } from '#web/access/holder.ts';
import { serverNow } from '#web/session/session-store.ts';

/** How far a search has come; `complete` leaves no doubt, and nothing else does. */
export type SearchStatus = 'running' | 'complete' | 'incomplete' | 'stopped';

export interface HolderSearchState {
  readonly by: HolderSearch['by'];
  readonly status: SearchStatus;
  readonly sweep: Sweep<Asked, readonly Holder[]>;
  readonly holders: readonly Holder[];
  /** Some of them were told of by one review, and not asked about each. */
  readonly isTold: boolean;
  /** Nothing shown is older than this. */
  readonly since: Date;
  /** About whom an answer came, by `keyOfSubject`. */
  readonly answered: Set<string>;
}

/** What a search that goes on knows already. */
type Before = Pick<HolderSearchState, 'holders' | 'isTold' | 'since' | 'answered'>;

export interface RunningHolderSearch {
  /** Undefined until it was started. */
  readonly state: HolderSearchState | undefined;
  /** Why it could not begin. */
  readonly error: unknown;
  readonly start: () => void;
  /** Goes on where it ended too early: who has answered is not asked again. Undefined where nobody has, or all have. */
  readonly goOn: (() => void) | undefined;
  /** What was found until then stays. */
  readonly stop: () => void;
}

/** Looks for everybody who has a permission, on a resource or, when that is empty, in the scope at hand. */
export function useHolderSearch(permission: string, resource: string): RunningHolderSearch {
  const scope = useScope();
  const client = useQueryClient();
  const organisationId = useOrganisationId(scope.region);
  const [state, setState] = useState<HolderSearchState>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function ask({ since, answered, ...before }: Before) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    let told = before.holders;
    let { isTold } = before;
    let names: HolderSearch['names'] = new Map();
    const show = (by: HolderSearch['by'], state: HolderSearchState['sweep']) => {
      if (running.current !== controller) return;
      const holders = mergedHolders([told, ...state.found], names);
      setState({
        by,
        status: statusOf(state),
        sweep: state,
        holders,
        isTold: isTold && by !== 'resources',
        since,
        answered,
      });
    };
    setError(undefined);
    show('policies', unswept);
    signal.addEventListener('abort', () => show('policies', { ...unswept, status: 'stopped' }), { once: true });
    const tell = (holders: readonly Holder[]) => {
      told = [...before.holders, ...holders];
      isTold = true;
      show('policies', unswept);
    };
    const organisation =
      scope.kind === 'space' && organisationId !== undefined
        ? ({ region: scope.region, kind: 'organisation', id: organisationId } as const)
        : undefined;
    try {
      const search = await searchFor(
        { client: readerUntil(client, signal), scope, organisation, permission, resource, signal },
        tell,
      );
      names = search.names;
      let out = 0;
      const isOut = (asked: Asked) => {
        const isAnswered = 'id' in asked && answered.has(keyOfSubject(asked));
        if (isAnswered) out += 1;
        return isAnswered;
      };
      await sweep({
        sources: search.sources.map((source) => without(source, isOut)),
        look: async (asked) => {
          const found = await search.look(asked);
          if ('id' in asked) answered.add(keyOfSubject(asked));
          return found;
        },
        signal,
        onChange: (report) => show(search.by, { ...report, asked: report.asked + out, total: report.total + out }),
      });
    } catch (reason) {
      if (signal.aborted || running.current !== controller) return;
      setState(undefined);
      setError(reason);
    }
  }

  const isPart = state?.status === 'stopped' || state?.status === 'incomplete';
  return {
    state,
    error,
    start: () => void ask({ holders: [], isTold: false, since: new Date(serverNow()), answered: new Set() }),
    goOn: isPart && state.answered.size > 0 ? () => void ask(state) : undefined,
    stop: () => running.current?.abort(),
  };
}

function statusOf(state: Sweep<unknown, unknown>): SearchStatus {
  if (state.status !== 'done') return state.status;
  return isComplete(state) ? 'complete' : 'incomplete';
}
