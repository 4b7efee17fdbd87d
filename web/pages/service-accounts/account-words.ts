import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';

/** What to call an account in a sentence: names may be missing. */
export function accountName({ name, id }: Pick<ServiceAccount, 'id' | 'name'>): string {
  return name === undefined || name.trim() === '' ? id.slice(0, 8) : name;
}
