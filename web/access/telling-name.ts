import type { NamedSubject } from './subject-list.ts';

/** What to call somebody who was chosen among many: two people may share a name, never an address. */
export function tellingName({
  name,
  email,
}: Pick<NamedSubject, 'name'> & { readonly email?: string | undefined }): string {
  return email === undefined || email === name ? name : `${name} (${email})`;
}
