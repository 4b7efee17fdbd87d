import type { Body } from '#shared/contract/catalogue.ts';
import type { Scope } from '#web/api/scope.ts';
import { useLater, useLaterCommands, type Later } from '#web/operation/use-later.ts';
import type { PoolValues } from './pool-form.ts';

/** A node pool that was to be added later and was not: nothing of it has to be typed again. */
export interface UnsentPool {
  readonly values: PoolValues;
  /** Once it has been added after all. */
  readonly forget: () => void;
}

/** The one of a cluster, if there is one, and whether that is known. */
export function useUnsentPool(scope: Scope, clusterId: string) {
  const { later, isKnown } = useLater(scope, clusterId);
  const { mutate } = useLaterCommands(later);
  const unsent = later && valuesOf(later);
  return { isKnown, unsent: unsent && { values: unsent, forget: () => mutate('forget') } };
}

function valuesOf({ run, step }: Later): PoolValues | undefined {
  if (run.state !== 'paused' || step.operation !== 'CreateNodePool') return undefined;
  const { name, nodeCount, nodeProfile } = step.body as Body<'CreateNodePool'>;
  return { name, nodeProfile, nodeCount: String(nodeCount) };
}
