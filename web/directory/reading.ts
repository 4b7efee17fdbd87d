/** How far reading has come: of one whole list, or of several that are searched together. */
import type { DirectoryCost } from './directory-cost.ts';
import type { DirectoryFacts } from './directory.ts';

export interface Reading extends DirectoryFacts {
  readonly stop: () => void;
  readonly readAll: () => void;
}

/** A list that came whole with one answer. */
export function wholeHere(loaded: number, error: Error | null, readAll: () => void): Reading {
  const facts = { running: false, complete: true, asOf: undefined, outdated: false, cost: undefined };
  return { ...facts, loaded, total: loaded, error, stop: readAll, readAll };
}

/** What is known of several lists as if they were one; undefined as long as nothing is known of any. */
export function together(all: readonly (Reading | undefined)[]): Reading | undefined {
  const readings = all.filter((one) => one !== undefined);
  if (readings.length === 0) return undefined;
  const isWhole = readings.length === all.length;
  const totals = readings.map(({ total }) => total);
  const times = readings.map(({ asOf = '' }) => asOf);
  const costs = readings.flatMap(({ cost }) => cost ?? []);
  return {
    loaded: sumOf(readings, ({ loaded }) => loaded),
    total: isWhole && !totals.includes(undefined) ? sumOf(totals, (total) => total ?? 0) : undefined,
    running: readings.some(({ running }) => running),
    complete: isWhole && readings.every(({ complete }) => complete),
    asOf: (isWhole && times.reduce((first, time) => (time < first ? time : first))) || undefined,
    outdated: readings.some(({ outdated }) => outdated),
    error: readings.find(({ error }) => error !== null)?.error ?? null,
    cost: costs.length === 0 ? undefined : costOfAll(costs),
    stop: () => readings.forEach((one) => one.stop()),
    readAll: () => readings.filter(isUnread).forEach((one) => one.readAll()),
  };
}

const isUnread = ({ complete, outdated, running }: Reading) => !running && (!complete || outdated);

function costOfAll(costs: readonly DirectoryCost[]): DirectoryCost {
  return {
    rows: sumOf(costs, ({ rows }) => rows),
    calls: sumOf(costs, ({ calls }) => calls),
    seconds: sumOf(costs, ({ seconds }) => seconds),
  };
}

function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}
