/** The own account. */
import { organisation, press, text, type Place } from './place.ts';

export const accountPlaces: readonly Place[] = [
  {
    name: 'the own account',
    address: (world) => `${organisation(world)}/account`,
    arrive: (page, { ownAccount }) => text(page, ownAccount.current),
  },
  {
    name: 'the question of whoever signs out everywhere',
    isVariant: true,
    address: (world) => `${organisation(world)}/account`,
    async arrive(page, { ownAccount }) {
      await press(page, ownAccount.everywhere);
      await text(page, ownAccount.everywhereLead);
    },
  },
];
