import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isOver } from '#shared/run-standing.ts';
import type { NewRun, Run } from '#shared/run.ts';
import { createRun, isUnderWay, runQuery, runsKey, runsQuery } from '#web/api/run-calls.ts';
import { unswept, type Sweep } from '#web/api/sweep.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import { useSession } from '#web/session/use-session.ts';
import { placesIn, type Wanted } from './find-places.ts';
import { inOrder, unreadPlace, withAllNames, type Place, type PlaceReading } from './findings.ts';
import { lookAt } from './look-at.ts';
import { stepOf, stepState, tasksOf, type Step, type StepState, type Task } from './tasks.ts';

export interface Leaver {
  readonly sweep: Sweep<Place, PlaceReading>;
  readonly readings: readonly PlaceReading[];
  /** When the last place was read; undefined while the look is under way. */
  readonly lookedAt: string | undefined;
  readonly tasks: readonly Task[];
  /** What each step has come to since the look, and what goes on or waits from before; one in a region. */
  readonly runs: Readonly<Record<Step, readonly Run[]>>;
  /** All the console still knows of, the newest first. */
  readonly allRuns: readonly Run[];
  /** Regions where the person of this address is taken for somebody else. */
  readonly leftOut: ReadonlySet<string>;
  readonly stateOf: (step: Step) => StepState;
  readonly leaveOut: (region: string, out: boolean) => void;
  readonly stop: () => void;
  readonly lookAgain: () => void;
  /** Has the console's server do what was shown of a step and confirmed. @throws ApiProblem */
  readonly begin: (runs: readonly NewRun[]) => Promise<void>;
  /** Leaves undone what has failed in a step. */
  readonly goOn: (step: Step) => void;
}

/** The whole of a leaver's checklist: looking everywhere, then one step after the other. */
export function useLeaver(wanted: Wanted): Leaver {
  const client = useQueryClient();
  const { regions } = useSession();
  const [begun, setBegun] = useState<readonly Run[]>([]);
  const [followed, setFollowed] = useState<ReadonlySet<string>>(new Set());
  const [goneOn, setGoneOn] = useState<ReadonlySet<Step>>(new Set());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const look = useSweep<Place, PlaceReading>(
    ({ reader, signal }) => ({
      sources: regions.map((region) => () => placesIn(reader, region, wanted, signal)),
      look: (place) => lookAt(reader, place, wanted.email, signal),
    }),
    { atOnce: true },
  );
  const sweep = look.state ?? unswept;
  const looking = sweep.status === 'running';
  const readings = withAllNames(inOrder([...sweep.found, ...sweep.unread.map(unreadPlace)]));
  const lookedAt = looking
    ? undefined
    : readings.reduce((last, { readAt = '' }) => (readAt > last ? readAt : last), '');
  // Whoever must not sign in any more need not wait for the look: what it has found so far is enough for that.
  const tasks = tasksOf(readings, leftOut).filter(({ step }) => !looking || step === 'deactivate');
  const people = new Set(
    [
      `${wanted.home.region} ${wanted.userId}`,
      ...readings.map(({ scope, person }) => `${scope.region} ${person?.id}`),
    ].map((key) => key.toLowerCase()),
  );
  const { data } = useQuery(runsQuery);
  const listed = data?.items ?? [];
  const allRuns = [...begun.filter(({ id }) => !listed.some((run) => run.id === id)), ...listed].filter(
    ({ kind, scope, target }) => kind === 'leaver' && people.has(`${scope.region} ${target}`.toLowerCase()),
  );
  // Of what went on since the look its end is told, too: what the look has found is not so any more.
  const unseen = allRuns.filter((run) => !isAtRest(run) && !followed.has(run.id));
  if (unseen.length > 0) setFollowed(new Set([...followed, ...unseen.map(({ id }) => id)]));
  const isCurrent = ({ id }: Run) => followed.has(id) || begun.some((run) => run.id === id);
  const runsOf = (step: Step) => allRuns.filter((run) => isCurrent(run) && stepOf(run) === step);
  const runs = {
    grants: runsOf('grants'),
    spaces: runsOf('spaces'),
    deactivate: runsOf('deactivate'),
    delete: runsOf('delete'),
  };
  const { mutateAsync: begin } = useMutation({
    meta: { read: runsKey },
    mutationFn: async (wantedRuns: readonly NewRun[]) => {
      for (const run of wantedRuns) {
        const made = await createRun(run);
        // However soon it ends: what it changes is read again only by those who have seen it before.
        client.setQueryData(runQuery(made.id).queryKey, made);
        setBegun((before) => [...before, made]);
      }
    },
  });

  return {
    sweep,
    readings,
    lookedAt,
    tasks,
    runs,
    allRuns,
    leftOut,
    stateOf: (step) => (looking && step !== 'deactivate' ? 'waiting' : stepState(step, tasks, runs, goneOn)),
    leaveOut: (region, out) => {
      const others = [...leftOut].filter((one) => one !== region);
      setLeftOut(new Set(out ? [...others, region] : others));
    },
    stop: look.stop,
    lookAgain: () => {
      setBegun([]);
      setFollowed(new Set());
      setGoneOn(new Set());
      look.start();
    },
    begin,
    goOn: (step) => setGoneOn(new Set([...goneOn, step])),
  };
}

/** Nothing goes on and nobody is waited for. */
const isAtRest = (run: Run) => isOver(run.state) && !isUnderWay(run);
