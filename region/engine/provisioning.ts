/** How services are made ready: CREATING, PENDING, RUNNING, by stored times (behaviours B11.4). */
import { platformEnd } from './durations.ts';

/** Milliseconds since the epoch. */
export interface Provisioning {
  readonly creating_until: number;
  readonly pending_until: number;
}

export type ProvisionedState = 'CREATING' | 'PENDING' | 'RUNNING';

/** The times of a service whose creation begins at `now`. */
export function provision(now: number, timeScale: number): Provisioning {
  const creating_until = platformEnd('creating', now, timeScale);
  return { creating_until, pending_until: platformEnd('pending', creating_until, timeScale) };
}

/** The state at `now`. */
export function provisionedState({ creating_until, pending_until }: Provisioning, now: number): ProvisionedState {
  if (now < creating_until) return 'CREATING';
  return now < pending_until ? 'PENDING' : 'RUNNING';
}
