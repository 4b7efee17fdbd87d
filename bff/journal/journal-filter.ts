/** What the journal is narrowed to, as it was asked for and as it is looked for. */
import { catalogue } from '#shared/contract/catalogue.ts';
import type { Operation, Resource } from '#shared/contract/operation.ts';
import {
  journalFilterNames,
  journalOutcomes,
  journalPageSize,
  type JournalEntry,
  type JournalFilter,
} from '#shared/journal.ts';
import { violation } from '#bff/http/problem.ts';

export interface JournalAsked extends JournalFilter {
  readonly cursor?: number;
  readonly limit?: number;
}

const resources = new Set<string>(Object.values(catalogue).map(({ resource }: Operation) => resource));
const day = /^\d{4}-\d{2}-\d{2}$/;
const longest = 200;
const names = new Set<string>([...journalFilterNames, 'cursor', 'limit']);

/** Throws a 400 `ConsoleProblem` that names the parameter. */
export function readJournalQuery(query: Readonly<Record<string, unknown>>): JournalAsked {
  for (const name of Object.keys(query)) if (!names.has(name)) throw violation(name, 'is no parameter of this');
  const { cursor, limit, ...given } = query;
  const texts = Object.entries(given).map(([name, value]) => {
    if (typeof value !== 'string' || value.length > longest) throw violation(name, 'is given once, and not too long');
    return [name, value] as const;
  });
  const filter: JournalFilter = Object.fromEntries(texts.filter(([, value]) => value !== ''));
  const { what, outcome, from, to } = filter;
  if (what !== undefined && !resources.has(what)) throw violation('what', 'is no resource of the contract');
  if (outcome !== undefined && !journalOutcomes.includes(outcome))
    throw violation('outcome', `must be one of ${journalOutcomes.join(', ')}`);
  for (const [name, value] of Object.entries({ from, to }))
    if (value !== undefined && !(day.test(value) && !Number.isNaN(Date.parse(value))))
      throw violation(name, 'must be a day like 2026-11-23');
  return {
    ...filter,
    ...(cursor !== undefined && { cursor: readNumber('cursor', cursor) }),
    ...(limit !== undefined && { limit: Math.min(readNumber('limit', limit), journalPageSize) }),
  };
}

/** The number of an entry. Throws a 400 `ConsoleProblem`. */
export function readNumber(name: string, value: unknown): number {
  if (typeof value !== 'string' || !/^[1-9]\d{0,14}$/.test(value)) throw violation(name, 'is none of ours');
  return Number(value);
}

export function resourceOf({ operation }: Pick<JournalEntry, 'operation'>): Resource | undefined {
  const row: Operation | undefined = catalogue[operation];
  return row?.resource;
}

/** Whether an entry is what was asked for. */
export function isAskedFor(entry: JournalEntry, asked: JournalFilter): boolean {
  const { region, by, path, created, at, outcome, run } = entry;
  const has = (part: string | undefined, texts: readonly (string | undefined)[]) =>
    part === undefined || texts.some((text) => text?.toLowerCase().includes(part.toLowerCase()));
  const on = at.slice(0, 10);
  return (
    (asked.region === undefined || asked.region === region) &&
    (asked.what === undefined || asked.what === resourceOf(entry)) &&
    (asked.outcome === undefined || asked.outcome === outcome) &&
    (asked.run === undefined || asked.run === run?.id) &&
    (asked.from === undefined || asked.from <= on) &&
    (asked.to === undefined || on <= asked.to) &&
    has(asked.who, [by.person, by.operator, by.clientId]) &&
    has(asked.target, [...Object.values(path), created])
  );
}
