import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { shortId } from '#web/ui/short-id.ts';

/** What to call an account in a sentence: names may be missing. */
export function accountName({ name, id }: Pick<ServiceAccount, 'id' | 'name'>): string {
  return name === undefined || name.trim() === '' ? shortId(id) : name;
}
