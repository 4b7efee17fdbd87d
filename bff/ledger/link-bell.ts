/** Tells the live streams of an account, whichever process has them, that a link it issued was used. */
import type { Broadcast } from '#bff/store/stores.ts';
import type { LinkAccount } from './ledger.ts';

/** What is told: that there is news, which the page then reads as far as it may. */
export const linkUsed = { name: 'linkUsed', data: {} } as const;

const topic = 'link-used';

/** @returns tells of a use, here and in all other processes. */
export function createLinkBell(
  broadcast: Broadcast,
  tell: (account: LinkAccount, event: typeof linkUsed) => void,
): (account: LinkAccount) => void {
  broadcast.hear(topic, (text) => tell(JSON.parse(text) as LinkAccount, linkUsed));
  return (account) => {
    broadcast.tell(topic, JSON.stringify(account));
    tell(account, linkUsed);
  };
}
