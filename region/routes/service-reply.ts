/** What databases, registries and secret managers of a region have in common. */
import { provisionedState, type ProvisionedState, type Provisioning } from '#region/engine/provisioning.ts';
import { conflict } from '#region/request/problem.ts';
import type { RegionContext } from '#region/handler/region-context.ts';

interface Service extends Provisioning {
  readonly id: string;
  readonly space_id: string;
  readonly name: string;
}

/** Schemas 11 to 13. */
const messages: Readonly<Record<ProvisionedState, string>> = {
  CREATING: 'It is being created.',
  PENDING: 'It is being started.',
  RUNNING: 'It is ready.',
};

/** State, and the host once there is one: `reg-1a2b3c4d.space-5e6f7a8b.hcp.<region>.example`. */
export function reachability(service: Service, prefix: string, context: RegionContext) {
  const state = provisionedState(service, context.clock.now());
  const host = `${prefix}-${service.id.slice(0, 8)}.space-${service.space_id.slice(0, 8)}.hcp.${context.name}.example`;
  return { status: { state, message: messages[state] }, ...(state === 'RUNNING' && { host }) };
}

/** Throws 409 for a service that is not RUNNING yet. */
export function requireRunning(service: Service, what: string, context: RegionContext): void {
  const state = provisionedState(service, context.clock.now());
  if (state !== 'RUNNING') throw conflict(`The ${what} ${service.name} is ${state}; wait until it is RUNNING.`);
}
