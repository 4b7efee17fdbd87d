/** What auditors look for on a map of access, and how much of each service is in whose hands. */
import { isDisabled, subjectStatus } from '#shared/rules/subject-status.ts';
import { mapLevels, type MapLevel, type MapRow } from './map-rows.ts';

export const mapFilters = ['inactive', 'lasting', 'direct', 'only', 'outside'] as const;
export type MapFilter = (typeof mapFilters)[number];

export interface MapQuestion {
  readonly rows: readonly MapRow[];
  readonly kind: 'organisation' | 'space';
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Everything has been read, so that what is not there is known not to be. */
  readonly isWhole: boolean;
}

/**
 * The rows that each filter lets through: rights of those who cannot get in, service accounts without a last day, rights
 * given directly, the only administrators of a service, and what reaches in from outside: in a space those who are not
 * assigned to it, in an organisation those whose rights count in every space. Nobody is called the only one unless
 * everything has been read.
 */
export function mapMatches(question: MapQuestion): Readonly<Record<MapFilter, readonly MapRow[]>> {
  const { rows, kind, now } = question;
  const only = new Set(onlyAdministrators(question).values());
  return {
    inactive: rows.filter((row) => row.levels.size > 0 && isDisabled(subjectStatus(row.subject.record, now))),
    lasting: rows.filter(({ subject: { record } }) => isAccount(record) && record.expirationDate === undefined),
    direct: rows.filter(({ direct }) => direct > 0),
    only: rows.filter((row) => only.has(row)),
    outside: rows.filter(({ reachesIn, isHere }) => reachesIn && (kind === 'organisation' || !isHere)),
  };
}

function isAccount(record: MapRow['subject']['record']) {
  return typeof record === 'object' && record.type === 'serviceAccounts';
}

/**
 * By service, who alone administers it and gets in. None as long as not everything has been read, or where it is not known
 * of a further one whether they get in.
 */
export function onlyAdministrators({ rows, now, isWhole }: MapQuestion): ReadonlyMap<string, MapRow> {
  const administrators = new Map<string, MapRow[]>();
  for (const row of isWhole ? rows : []) {
    if (isDisabled(subjectStatus(row.subject.record, now))) continue;
    for (const [service, level] of row.levels) {
      if (level !== 'administers') continue;
      const known = administrators.get(service);
      if (known === undefined) administrators.set(service, [row]);
      else known.push(row);
    }
  }
  return new Map(
    [...administrators].flatMap(([service, [first, ...others]]) =>
      first !== undefined && others.length === 0 && subjectStatus(first.subject.record, now).state === 'active'
        ? [[service, first] as const]
        : [],
    ),
  );
}

/** Of a service, how many hold how much of it; who could not be read is counted nowhere. */
export function levelCounts(rows: readonly MapRow[], service: string): Readonly<Record<MapLevel, number>> {
  const counts = Object.fromEntries(mapLevels.map((level) => [level, 0])) as Record<MapLevel, number>;
  for (const { reading, levels } of rows) {
    const level = levels.get(service) ?? 'none';
    // What is not known of somebody is not nothing.
    if (reading === 'whole' || level !== 'none') counts[level] += 1;
  }
  return counts;
}
