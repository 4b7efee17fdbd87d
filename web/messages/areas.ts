/**
 * The areas of words, each one file per language. To add one: `<area>.ts` in the folder of each language, two lines
 * here, and its name at the pages that use it (routes.tsx).
 */
import type { account } from './en/account.ts';
import type { accounts } from './en/accounts.ts';
import type { access } from './en/access.ts';
import type { acls } from './en/acls.ts';
import type { activation } from './en/activation.ts';
import type { clusters } from './en/clusters.ts';
import type { core } from './en/core.ts';
import type { databases } from './en/databases.ts';
import type { handover } from './en/handover.ts';
import type { later } from './en/later.ts';
import type { leaver } from './en/leaver.ts';
import type { notices } from './en/notices.ts';
import type { operations } from './en/operations.ts';
import type { ownAccount } from './en/ownAccount.ts';
import type { permissions } from './en/permissions.ts';
import type { registries } from './en/registries.ts';
import type { pools } from './en/pools.ts';
import type { profiles } from './en/profiles.ts';
import type { recovery } from './en/recovery.ts';
import type { role } from './en/role.ts';
import type { roles } from './en/roles.ts';
import type { rotation } from './en/rotation.ts';
import type { secrets } from './en/secrets.ts';
import type { services } from './en/services.ts';
import type { signIn } from './en/signIn.ts';
import type { soon } from './en/soon.ts';
import type { spaces } from './en/spaces.ts';
import type { upgrade } from './en/upgrade.ts';
import type { user } from './en/user.ts';
import type { users } from './en/users.ts';
import type { vms } from './en/vms.ts';

export interface Messages {
  readonly access: typeof access;
  readonly acls: typeof acls;
  readonly activation: typeof activation;
  readonly core: typeof core;
  readonly account: typeof account;
  readonly accounts: typeof accounts;
  readonly clusters: typeof clusters;
  readonly databases: typeof databases;
  readonly handover: typeof handover;
  readonly later: typeof later;
  readonly leaver: typeof leaver;
  readonly notices: typeof notices;
  readonly operations: typeof operations;
  readonly ownAccount: typeof ownAccount;
  readonly permissions: typeof permissions;
  readonly registries: typeof registries;
  readonly pools: typeof pools;
  readonly profiles: typeof profiles;
  readonly recovery: typeof recovery;
  readonly role: typeof role;
  readonly roles: typeof roles;
  readonly rotation: typeof rotation;
  readonly secrets: typeof secrets;
  readonly services: typeof services;
  readonly signIn: typeof signIn;
  readonly soon: typeof soon;
  readonly spaces: typeof spaces;
  readonly upgrade: typeof upgrade;
  readonly user: typeof user;
  readonly users: typeof users;
  readonly vms: typeof vms;
}

export type Area = keyof Messages;

/** A file of words: exports its area. */
export type MessageModule = Readonly<Record<string, Messages[Area]>>;
