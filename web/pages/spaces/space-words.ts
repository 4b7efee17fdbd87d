import type { Space } from '#shared/contract/iam/organisations.ts';
import { shortId } from '#web/ui/short-id.ts';

/** What to call a space: its name, or the start of its id. */
export function spaceName({ name, id }: Pick<Space, 'id' | 'name'>): string {
  return name === undefined || name === '' ? shortId(id) : name;
}
