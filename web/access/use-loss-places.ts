import type { LossEffect } from './use-loss.ts';
import type { Scope } from '#web/api/scope.ts';
import { usePlaceNames } from '#web/scope/use-place-names.ts';

/** What to call the places that somebody leaves. */
export function useLossPlaces({ reading: { sweep } }: LossEffect, from: Scope): (place: Scope) => string {
  const asked = [...sweep.found.map(({ scope }) => scope), ...sweep.unread.map(({ item }) => item.scope)];
  return usePlaceNames(from, [...new Set(asked.filter(({ kind }) => kind === 'space').map(({ id }) => id))]);
}
