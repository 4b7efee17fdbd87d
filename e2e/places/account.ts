/** The own account. */
import { organisation, text, type Place } from './place.ts';

export const accountPlaces: readonly Place[] = [
  {
    name: 'the own account',
    address: (world) => `${organisation(world)}/account`,
    arrive: (page, { ownAccount }) => text(page, ownAccount.current),
  },
];
