import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isComplete, sweep, unswept, type Sweep } from '#web/api/sweep.ts';
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
}

export interface RunningHolderSearch {
  /** Undefined until it was started. */
  readonly state: HolderSearchState | undefined;
  /** Why it could not begin. */
  readonly error: unknown;
  readonly start: () => void;
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

  async function start() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const since = new Date(serverNow());
    let told: readonly Holder[] = [];
    let names: HolderSearch['names'] = new Map();
    const show = (by: HolderSearch['by'], state: HolderSearchState['sweep']) => {
      if (running.current !== controller) return;
      const holders = mergedHolders([told, ...state.found], names);
      setState({
        by,
        status: statusOf(state),
        sweep: state,
        holders,
        isTold: told.length > 0 && by !== 'resources',
        since,
      });
    };
    setError(undefined);
    show('policies', unswept);
    signal.addEventListener('abort', () => show('policies', { ...unswept, status: 'stopped' }), { once: true });
    const tell = (holders: readonly Holder[]) => {
      told = holders;
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
      await sweep({ ...search, signal, onChange: (report) => show(search.by, report) });
    } catch (reason) {
      if (signal.aborted || running.current !== controller) return;
      setState(undefined);
      setError(reason);
    }
  }

  return { state, error, start: () => void start(), stop: () => running.current?.abort() };
}

function statusOf(state: Sweep<unknown, unknown>): SearchStatus {
  if (state.status !== 'done') return state.status;
  return isComplete(state) ? 'complete' : 'incomplete';
}
