/** What of the journal is shown, as its address says it. */
import { journalFilterNames, journalOutcomes, type JournalFilter } from '#shared/journal.ts';
import type { Resource } from '#shared/contract/operation.ts';
import { paths } from '#web/address/paths.ts';

/** What changes are told apart by. */
export const changedThings = [
  'users',
  'serviceAccounts',
  'roles',
  'policies',
  'acls',
  'spaces',
  'clusters',
  'nodePools',
  'vms',
  'databaseClusters',
  'backups',
  'registries',
] as const satisfies readonly Resource[];

const day = /^\d{4}-\d{2}-\d{2}$/;

/** What is unreadable counts as not given. */
export function journalFilterFrom(search: URLSearchParams): JournalFilter {
  const oneOf = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === search.get(name));
  const text = (name: string) => search.get(name) || undefined;
  const dayIn = (name: string) => {
    const found = text(name);
    return found !== undefined && day.test(found) && !Number.isNaN(Date.parse(found)) ? found : undefined;
  };
  return {
    region: text('region'),
    who: text('who'),
    what: oneOf(changedThings, 'what'),
    target: text('target'),
    outcome: oneOf(journalOutcomes, 'outcome'),
    from: dayIn('from'),
    to: dayIn('to'),
    run: text('run'),
  };
}

/** The same filter always has the same query. */
export function journalFilterTo(filter: JournalFilter): URLSearchParams {
  return new URLSearchParams(
    journalFilterNames.flatMap((name) => {
      const value = filter[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** The journal narrowed so, with one entry open where it is given. */
export function journalHref(filter: JournalFilter, entry?: number): string {
  const query = journalFilterTo(filter);
  if (entry !== undefined) query.set('entry', String(entry));
  return `${paths.journal}?${query.toString()}`;
}
