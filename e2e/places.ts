/**
 * Every page of the console and what opens in front of one. The pages that the side navigation leads to are among them by
 * themselves; to add others: a file in places/, two lines here.
 */
import { accessPlaces } from './places/access.ts';
import { accountPlaces } from './places/account.ts';
import { aclsPlaces } from './places/acls.ts';
import { activationPlaces } from './places/activation.ts';
import { fleetPlaces } from './places/fleet.ts';
import { framePlaces } from './places/frame.ts';
import { journalPlaces } from './places/journal.ts';
import { leaverPlaces } from './places/leaver.ts';
import { linkedPlaces } from './places/linked.ts';
import { noticesPlaces } from './places/notices.ts';
import { overviewPlaces } from './places/overview.ts';
import { platformPlaces } from './places/platform.ts';
import { poolsPlaces } from './places/pools.ts';
import { reviewsPlaces } from './places/reviews.ts';
import { rolesPlaces } from './places/roles.ts';
import { runsPlaces } from './places/runs.ts';
import { servicePlaces } from './places/services.ts';
import { serviceAccountsPlaces } from './places/service-accounts.ts';
import { upgradePlaces } from './places/upgrade.ts';
import { usersPlaces } from './places/users.ts';
import { wavePlaces } from './places/wave.ts';
import type { Place } from './places/place.ts';

export const places: readonly Place[] = [
  ...linkedPlaces,
  ...overviewPlaces,
  ...fleetPlaces,
  ...journalPlaces,
  ...reviewsPlaces,
  ...usersPlaces,
  ...activationPlaces,
  ...leaverPlaces,
  ...serviceAccountsPlaces,
  ...accessPlaces,
  ...aclsPlaces,
  ...rolesPlaces,
  ...platformPlaces,
  ...runsPlaces,
  ...servicePlaces,
  ...poolsPlaces,
  ...upgradePlaces,
  ...wavePlaces,
  ...noticesPlaces,
  ...accountPlaces,
  ...framePlaces,
];
