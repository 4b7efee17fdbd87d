/** What the control port can do to a region, callable in process by tests as well. */
import { z } from 'zod';
import type { AdvancingClock } from '#shared/clock.ts';
import type { Engine } from '#region/engine/engine.ts';
import type { ForcedFailure, ForcedFailures } from '#region/engine/forced-failures.ts';
import type { Fault, FaultRequest, Faults } from './faults.ts';

const aYear = 366 * 24 * 60 * 60 * 1_000;

export const AdvanceRequest = z.object({ milliseconds: z.int().min(0).max(aYear) });

const sentence = z.string().min(1).max(10_000).default('The control port asked for this failure.');
export const FailClusterRequest = z.object({ error: sentence });
/** At least one of the targets, so that not just any operation fails. */
export const FailureRequest = z
  .object({
    clusterId: z.guid().optional(),
    spaceId: z.guid().optional(),
    clusterName: z.string().optional(),
    error: sentence,
  })
  .refine(
    ({ clusterId, spaceId, clusterName }) => (clusterId ?? spaceId ?? clusterName) !== undefined,
    'needs clusterId, spaceId or clusterName',
  );

export interface RegionState {
  /** The region's time, ISO 8601. */
  readonly now: string;
  readonly faults: readonly Fault[];
  readonly failures: readonly ForcedFailure[];
}

export interface Steering {
  /** Moves the region's clock ahead and carries out everything that is due by then. */
  advance(milliseconds: number): Promise<RegionState>;
  /** The next operation accepted that matches fails; the cluster need not exist yet. Throws a `ZodError`. */
  failNext(failure: z.input<typeof FailureRequest>): void;
  /** Throws a `ZodError`. */
  addFault(fault: FaultRequest): void;
  clearFaults(): void;
  /** Brings all data back to the seed, as of the region's present time; accounts keep their secrets. */
  reset(): Promise<void>;
  state(): RegionState;
}

interface Steered {
  readonly clock: AdvancingClock;
  readonly engine: Engine;
  readonly faults: Faults;
  readonly failures: ForcedFailures;
  readonly reseed: () => Promise<void>;
}

/** Takes hold of one region's parts. */
export function createSteering({ clock, engine, faults, failures, reseed }: Steered): Steering {
  const state = () => ({
    now: new Date(clock.now()).toISOString(),
    faults: faults.list(),
    failures: failures.list(),
  });
  return {
    state,
    async advance(milliseconds) {
      clock.advance(milliseconds);
      await engine.runDue();
      return state();
    },
    failNext: (failure) => failures.order(FailureRequest.parse(failure)),
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    async reset() {
      faults.clear();
      failures.clear();
      await reseed();
      engine.wake();
    },
  };
}
