import type { RunScope, RunStep } from '#shared/run.ts';
import type { Leaving } from '#web/access/Losses.tsx';
import { changeOfOperation } from './change-of-operation.ts';

/** Whom a step deletes, takes out of a space, or switches off or on; undefined for any other step. */
export function leavingOfStep({ region }: RunScope, { operation, path, body }: RunStep): Leaving | undefined {
  const { userId, serviceAccountId, spaceId, organisationId } = path;
  const id = userId ?? serviceAccountId;
  const place = spaceId ?? organisationId;
  const change = changeOfOperation[operation];
  if (id === undefined || place === undefined) return undefined;
  if (change !== 'deleted' && change !== 'unassigned' && change !== 'switched') return undefined;
  const { active } = (body ?? {}) as { readonly active?: boolean };
  return {
    subject: { type: userId === undefined ? 'serviceAccounts' : 'users', id },
    from: { region, kind: spaceId === undefined ? 'organisation' : 'space', id: place },
    fate: change !== 'switched' ? 'lost' : active === true ? 'regained' : 'idle',
  };
}
