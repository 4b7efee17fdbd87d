import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Sweep } from '#web/api/sweep.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { useSession } from '#web/session/use-session.ts';
import { placesIn, type Wanted } from './find-places.ts';
import { inOrder, unreadPlace, withAllNames, type Place, type PlaceReading } from './findings.ts';
import { lookAt } from './look-at.ts';
import type { LogEntry } from './report.ts';
import { runTasks } from './run-tasks.ts';
import { tasksBy, type StepEffect } from './step-effect.ts';
import { stepState, tasksOf, type Outcome, type Step, type StepState, type Task } from './tasks.ts';

export interface Leaver {
  readonly sweep: Sweep<Place, PlaceReading>;
  readonly readings: readonly PlaceReading[];
  /** When the last place was read; undefined while the look is under way. */
  readonly lookedAt: string | undefined;
  readonly tasks: readonly Task[];
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly running: Step | undefined;
  /** Everything that was done since the page was opened, in order. */
  readonly log: readonly LogEntry[];
  /** Regions where the person of this address is taken for somebody else. */
  readonly leftOut: ReadonlySet<string>;
  readonly stateOf: (step: Step) => StepState;
  readonly leaveOut: (region: string, out: boolean) => void;
  readonly stop: () => void;
  readonly lookAgain: () => void;
  /** Carries out what was shown of a step and confirmed. */
  readonly run: (step: Step, known: KnownEffect<StepEffect>) => Promise<void>;
  /** Leaves undone what has failed in a step. */
  readonly goOn: (step: Step) => void;
}

/** The whole of a leaver's checklist: looking everywhere, then one step after the other. */
export function useLeaver(wanted: Wanted): Leaver {
  const client = useQueryClient();
  const { regions } = useSession();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const [running, setRunning] = useState<Step>();
  /** Tasks as they were confirmed: a policy may hold something else than the look has found. */
  const [confirmed, setConfirmed] = useState<ReadonlyMap<string, Task>>(new Map());
  const [goneOn, setGoneOn] = useState<ReadonlySet<Step>>(new Set());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const look = useSweep<Place, PlaceReading>(
    (signal) => ({
      sources: regions.map((region) => () => placesIn(client, region, wanted, signal)),
      look: (place) => lookAt(client, place, wanted.email, signal),
    }),
    { atOnce: true },
  );
  const sweep = look.state ?? { status: 'running', total: 0, asked: 0, found: [], unread: [], missing: [] };
  const looking = sweep.status === 'running';
  const readings = withAllNames(inOrder([...sweep.found, ...sweep.unread.map(unreadPlace)]));
  const lookedAt = looking
    ? undefined
    : readings.reduce((last, { readAt = '' }) => (readAt > last ? readAt : last), '');
  // Whoever must not sign in any more need not wait for the look: what it has found so far is enough for that.
  const planned = tasksOf(readings, leftOut).filter(({ step }) => !looking || step === 'deactivate');
  const tasks = planned.map((task) => confirmed.get(task.key) ?? task);

  async function run(step: Step, known: KnownEffect<StepEffect>) {
    const due = tasksBy(known.value, tasks);
    setConfirmed((before) => new Map([...before, ...due.map((task) => [task.key, task] as const)]));
    setRunning(step);
    await runTasks(client, due, known, (key, outcome) => {
      setOutcomes((before) => new Map([...before, [key, outcome]]));
      const task = due.find((one) => one.key === key);
      if (task !== undefined) setLog((before) => [...before, { task, outcome }]);
    });
    setRunning(undefined);
  }

  return {
    sweep,
    readings,
    lookedAt,
    tasks,
    outcomes,
    running,
    log,
    leftOut,
    stateOf: (step) => (looking && step !== 'deactivate' ? 'waiting' : stepState(step, tasks, outcomes, goneOn)),
    leaveOut: (region, out) => {
      const others = [...leftOut].filter((one) => one !== region);
      setLeftOut(new Set(out ? [...others, region] : others));
    },
    stop: look.stop,
    lookAgain: () => {
      setOutcomes(new Map());
      setConfirmed(new Map());
      setGoneOn(new Set());
      look.start();
    },
    run,
    goOn: (step) => setGoneOn(new Set([...goneOn, step])),
  };
}
