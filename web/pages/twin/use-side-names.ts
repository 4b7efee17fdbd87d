import type { Scope } from '#web/api/scope.ts';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { nameText } from '#web/ui/name-text.ts';

/** What to call the two places, in every sentence about them. */
export interface SideNames {
  readonly here: string;
  readonly there: string;
  readonly [name: string]: string;
}

/** With their regions where these tell them apart. */
export function useSideNames(here: Scope, there: Scope): SideNames {
  const [ours, theirs] = [usePlaceNames(here, []), usePlaceNames(there, [])];
  const name = (place: Scope, said: string) =>
    here.region === there.region ? nameText(said) : `${nameText(said)} (${place.region})`;
  return { here: name(here, ours(here)), there: name(there, theirs(there)) };
}
