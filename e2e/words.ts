/** The console's words in both languages, so that a test finds its way whatever the language. */
import { clusters } from '#web/messages/en/clusters.ts';
import { core } from '#web/messages/en/core.ts';
import { operations } from '#web/messages/en/operations.ts';
import { spaces } from '#web/messages/en/spaces.ts';
import { user } from '#web/messages/en/user.ts';
import { users } from '#web/messages/en/users.ts';
import { clusters as frenchClusters } from '#web/messages/fr/clusters.ts';
import { core as frenchCore } from '#web/messages/fr/core.ts';
import { operations as frenchOperations } from '#web/messages/fr/operations.ts';
import { spaces as frenchSpaces } from '#web/messages/fr/spaces.ts';
import { user as frenchUser } from '#web/messages/fr/user.ts';
import { users as frenchUsers } from '#web/messages/fr/users.ts';
import type { Messages } from '#web/messages/areas.ts';
import type { Translation } from '#web/messages/translation.ts';

export type Words = Translation<Messages>;

export const english: Words = { clusters, core, operations, spaces, user, users };

export const french: Words = {
  clusters: frenchClusters,
  core: frenchCore,
  operations: frenchOperations,
  spaces: frenchSpaces,
  user: frenchUser,
  users: frenchUsers,
};

/** Every message, keys forgotten. */
export function sentences(words: object): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value as object)));
}
