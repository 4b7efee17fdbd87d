/** The console's words in both languages, so that a test finds its way whatever the language. */
import { readdirSync } from 'node:fs';
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
import type { Language } from '#web/messages/areas.ts';
import type { Translation } from '#web/messages/translation.ts';

const areas = { clusters, core, operations, spaces, user, users };

/** The areas a test finds its way by. */
export type Words = Translation<typeof areas>;

export const words: Readonly<Record<Language, Words>> = {
  en: areas,
  fr: {
    clusters: frenchClusters,
    core: frenchCore,
    operations: frenchOperations,
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
