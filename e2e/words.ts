/** The console's words in both languages, so that a test finds its way whatever the language. */
import { readdirSync } from 'node:fs';
import { account } from '#web/messages/en/account.ts';
import { accounts } from '#web/messages/en/accounts.ts';
import { access } from '#web/messages/en/access.ts';
import { clusters } from '#web/messages/en/clusters.ts';
import { core } from '#web/messages/en/core.ts';
import { operations } from '#web/messages/en/operations.ts';
import { permissions } from '#web/messages/en/permissions.ts';
import { role } from '#web/messages/en/role.ts';
import { roles } from '#web/messages/en/roles.ts';
import { rotation } from '#web/messages/en/rotation.ts';
import { spaces } from '#web/messages/en/spaces.ts';
import { user } from '#web/messages/en/user.ts';
import { users } from '#web/messages/en/users.ts';
import { account as frenchAccount } from '#web/messages/fr/account.ts';
import { accounts as frenchAccounts } from '#web/messages/fr/accounts.ts';
import { access as frenchAccess } from '#web/messages/fr/access.ts';
import { clusters as frenchClusters } from '#web/messages/fr/clusters.ts';
import { core as frenchCore } from '#web/messages/fr/core.ts';
import { operations as frenchOperations } from '#web/messages/fr/operations.ts';
import { permissions as frenchPermissions } from '#web/messages/fr/permissions.ts';
import { role as frenchRole } from '#web/messages/fr/role.ts';
import { roles as frenchRoles } from '#web/messages/fr/roles.ts';
import { rotation as frenchRotation } from '#web/messages/fr/rotation.ts';
import { spaces as frenchSpaces } from '#web/messages/fr/spaces.ts';
import { user as frenchUser } from '#web/messages/fr/user.ts';
import { users as frenchUsers } from '#web/messages/fr/users.ts';
import type { Language } from '#web/messages/areas.ts';
import type { Translation } from '#web/messages/translation.ts';

const areas = {
  account,
  accounts,
  access,
  clusters,
  core,
  operations,
  permissions,
  role,
  roles,
  rotation,
  spaces,
  user,
  users,
};

/** The areas a test finds its way by. */
export type Words = Translation<typeof areas>;

export const words: Readonly<Record<Language, Words>> = {
  en: areas,
  fr: {
    account: frenchAccount,
    accounts: frenchAccounts,
    access: frenchAccess,
    clusters: frenchClusters,
    core: frenchCore,
    operations: frenchOperations,
    permissions: frenchPermissions,
    role: frenchRole,
    roles: frenchRoles,
    rotation: frenchRotation,
    spaces: frenchSpaces,
    user: frenchUser,
    users: frenchUsers,
  },
};

const folderOf = (language: Language) => new URL(`../web/messages/${language}/`, import.meta.url);

/** Names of all areas, with which the key of every message begins. */
export const areaNames = readdirSync(folderOf('en')).map((file) => file.replace('.ts', ''));

/** Every message of a language, whatever its area. */
export async function allSentences(language: Language): Promise<string[]> {
  const folder = folderOf(language);
  const files = areaNames.map((area) => import(new URL(`${area}.ts`, folder).href) as Promise<object>);
  return (await Promise.all(files)).flatMap(sentences);
}

function sentences(part: object): string[] {
  return Object.values(part).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value as object)));
}
