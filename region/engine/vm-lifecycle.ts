/** The states of virtual machines, as pure functions of stored times (behaviours B11.1 and B8.8). */
import type { VmRow } from '#region/store/vms.ts';
import type { VmState } from '#region/store/schema.ts';
import { platformEnd } from './durations.ts';

type Lifecycle = Pick<VmRow, 'state' | 'next_state' | 'next_on'>;

/** How long a terminated machine stays listed, in milliseconds; of the contract, so no time scale shortens it. */
export const terminatedFor = 60 * 60 * 1_000;

/** The state at `now`, milliseconds since the epoch. */
export function vmStateAt({ state, next_state, next_on }: Lifecycle, now: number): VmState {
  return next_state !== null && next_on !== null && now >= next_on ? next_state : state;
}

/** A machine that starts at `now`. */
export function startingVm(now: number, timeScale: number): Lifecycle {
  return { state: 'pending', next_state: 'running', next_on: platformEnd('vmStart', now, timeScale) };
}

const moves = {
  start: { from: ['stopped'], done: ['pending', 'running'], by: 'pending', to: 'running', takes: 'vmStart' },
  stop: { from: ['running'], done: ['stopping', 'stopped'], by: 'stopping', to: 'stopped', takes: 'vmStop' },
  forceStop: {
    from: ['pending', 'running'],
    done: ['stopping', 'stopped'],
    by: 'stopping',
    to: 'stopped',
    takes: 'vmStop',
  },
  delete: {
    from: ['pending', 'running', 'stopping', 'stopped'],
    done: ['shutting-down', 'terminated'],
    by: 'shutting-down',
    to: 'terminated',
    takes: 'vmShutDown',
  },
} as const;

export type VmMove = keyof typeof moves;

/** What a move makes of a machine; `unchanged` when it is there or on its way, `impossible` from its present state. */
export function moveVm(
  move: VmMove,
  vm: Lifecycle,
  now: number,
  timeScale: number,
): Lifecycle | 'unchanged' | 'impossible' {
  const { from, done, by, to, takes } = moves[move];
  const state = vmStateAt(vm, now);
  if (isOneOf(done, state)) return 'unchanged';
  if (!isOneOf(from, state)) return 'impossible';
  return { state: by, next_state: to, next_on: platformEnd(takes, now, timeScale) };
}

function isOneOf(states: readonly VmState[], state: VmState): boolean {
  return states.includes(state);
}
