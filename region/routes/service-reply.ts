/** What databases, registries and secret managers of a region have in common. */
import { provisionedState, type Provisioning } from '../engine/provisioning.ts';
import { conflict } from '../problem.ts';
import type { World } from '../world.ts';

interface Service extends Provisioning {
  readonly id: string;
  readonly space_id: string;
  readonly name: string;
}

/** State, and the host once there is one: `reg-1a2b3c4d.space-5e6f7a8b.hcp.<region>.example`. */
export function reachability(service: Service, prefix: string, world: World) {
  const state = provisionedState(service, world.clock.now());
  const host = `${prefix}-${service.id.slice(0, 8)}.space-${service.space_id.slice(0, 8)}.hcp.${world.name}.example`;
  return { status: { state }, ...(state === 'RUNNING' && { host }) };
}

/** Throws 409 for a service that is not RUNNING yet. */
export function requireRunning(service: Service, what: string, world: World): void {
  const state = provisionedState(service, world.clock.now());
  if (state !== 'RUNNING') throw conflict(`The ${what} ${service.name} is ${state}; wait until it is RUNNING.`);
}
