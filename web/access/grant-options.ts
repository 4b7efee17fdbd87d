/** Roles and permissions to pick from, a thousand of them as well as ten. */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Grants } from '#shared/rules/policy-delta.ts';
import { matchesWords } from '#web/directory/matches-words.ts';

export interface GrantOption {
  readonly id: string;
  readonly kind: 'role' | 'permission';
  readonly label: string;
  readonly description: string;
  readonly held: boolean;
}

/** What is held first, then roles, then permissions, each by name. */
export function grantOptions(roles: readonly Role[], permissions: readonly Permission[], held: Grants): GrantOption[] {
  const heldIds = new Set([...held.roles, ...held.permissions]);
  const options = [
    ...roles.map(({ uuid, name = uuid, description = '' }): GrantOption => {
      return { id: uuid, kind: 'role', label: name, description, held: heldIds.has(uuid) };
    }),
    ...permissions.map(({ uuid, name, description = '' }): GrantOption => {
      return { id: uuid, kind: 'permission', label: name, description, held: heldIds.has(uuid) };
    }),
  ];
  const rank = ({ held, kind }: GrantOption) => (held ? 0 : kind === 'role' ? 1 : 2);
  return options.sort((a, b) => rank(a) - rank(b) || (a.label < b.label ? -1 : 1));
}

/** Those in whose name or description every word of `text` occurs. */
export function matchingOptions(options: readonly GrantOption[], text: string): readonly GrantOption[] {
  return text.trim() === ''
    ? options
    : options.filter(({ label, description }) => matchesWords(text.trim(), label, description));
}
