/** All migrations in the order they apply. A new one goes to the end. */
import type { Migration } from '#server/migrate.ts';
import { identity } from './migrations/0001-identity.ts';
import { clusters } from './migrations/0002-clusters.ts';
import { platform } from './migrations/0010-platform.ts';
import { access } from './migrations/0020-access.ts';
import { counts } from './migrations/0021-counts.ts';
import { selfService } from './migrations/0030-self-service.ts';
import { personSignIn } from './migrations/0040-person-sign-in.ts';
import { signingKeySets } from './migrations/0050-signing-key-sets.ts';
import { settings } from './migrations/0060-settings.ts';

export const migrations: readonly Migration[] = [
  identity,
  clusters,
  platform,
  access,
  counts,
  selfService,
  personSignIn,
  signingKeySets,
  settings,
];
