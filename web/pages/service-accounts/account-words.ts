import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';

/** What to call an account in a sentence: names may be missing. */
export function accountName({ name, id }: Pick<ServiceAccount, 'id' | 'name'>): string {
  return name === undefined || name.trim() === '' ? id.slice(0, 8) : name;
}

/** What has to be typed to delete it: its name as it reads on the screen, where a browser shows runs of blanks as one. */
export function nameToType(account: Pick<ServiceAccount, 'id' | 'name'>): string {
  return accountName(account).normalize('NFC').replace(/\s+/g, ' ').trim();
}
