/** Whether making a place alike takes from the account that does it what it could not give back to itself. */
import { rightToGive } from '#web/access/TwiceAskedFooter.tsx';
import type { GrantOfMany } from '#web/runs/use-grant-of-many.ts';
import type { AlikePlan } from './alike-plan.ts';
import type { PlaceReading } from './use-place-reading.ts';

/**
 * `yes`: its policy loses the right. `maybe`: a role that it holds loses it, and whether another one gives it is not
 * looked at.
 */
export type OwnLoss = 'yes' | 'maybe' | 'no';

/** `self`: the id of the account, in lower case. */
export function ownLoss(
  plan: AlikePlan,
  affected: GrantOfMany['affected'],
  holders: PlaceReading['holders'],
  self: string | undefined,
): OwnLoss {
  const isSelf = ({ id }: { readonly id: string }) => id.toLowerCase() === self;
  const own = affected.find(({ subject }) => isSelf(subject));
  if (own?.preview.lost.some(({ permission }) => permission === rightToGive) === true) return 'yes';
  const holdsOneThatLoses = plan.roles.some(
    ({ role, loses }) => loses.includes(rightToGive) && holders?.byRole.get(role.uuid)?.some(isSelf) === true,
  );
  return holdsOneThatLoses ? 'maybe' : 'no';
}
