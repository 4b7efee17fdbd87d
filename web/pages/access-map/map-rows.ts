/** The map of access as data: for each subject of a scope how much they may do of each service, worked out once for each. */
import { countsAt, type GrantLevel, type PolicyGrant } from '#shared/rules/access.ts';
import { grantsIn } from '#shared/rules/access-knowledge.ts';
import type { HeldPolicy } from '#web/access/role-holders.ts';
import { levelsOf, type ServiceLevel } from '#web/access/service-levels.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { keyOfSubject } from '#web/access/acl-entry.ts';

export const mapLevels = ['none', 'reads', 'changes', 'administers'] as const;
export type MapLevel = (typeof mapLevels)[number];

export interface MapRow {
  /** Tells it from every other. */
  readonly key: string;
  readonly subject: NamedSubject;
  /** Services of which something is held on the whole scope. */
  readonly levels: ReadonlyMap<string, Exclude<MapLevel, 'none'>>;
  /** Rights given directly that count here. */
  readonly direct: number;
  /** Listed in the scope, and assigned where it is a space; who is not reaches in from the organisation. */
  readonly isHere: boolean;
  /** Something given in the organisation counts in its spaces. */
  readonly reachesIn: boolean;
  /** `unread`: the policy could not be read. `part`: some of what it gives is not known, or not yet. */
  readonly reading: 'whole' | 'part' | 'unread';
  /** To sort by: services administered, then those changed, then those read. */
  readonly power: number;
}

/** What was read at one level. Each part stays the same object as long as it says the same. */
export interface LevelPolicies {
  readonly level: GrantLevel;
  readonly held: readonly HeldPolicy[];
  readonly unread: readonly NamedSubject[];
  /** Everybody there was listed and asked: who is neither held nor unread is not of it. */
  readonly isEverybodyAsked: boolean;
  /** What roles are called and give, by id; one that was not read is absent. */
  readonly roles: ReadonlyMap<string, { readonly name: string; readonly permissions: readonly string[] }>;
  /** Names of permissions, by id. */
  readonly permissionNames: ReadonlyMap<string, string>;
}

export interface MapSources {
  readonly own: LevelPolicies;
  /** In a space, the organisation around it, whose identity rights reach in; left out where nothing of it was read. */
  readonly above?: LevelPolicies | undefined;
  /** Every permission that exists in the scope, by service. */
  readonly catalogue: ReadonlyMap<string, readonly string[]>;
}

export interface MapRows {
  /** The mightiest first, who could not be read last. */
  readonly rows: readonly MapRow[];
  /** Of the organisation around a space, whom nobody knows to reach in or not. */
  readonly unreadAbove: number;
  /** Rows that were worked out for this, the others being what they were. */
  readonly worked: number;
}

/** What grants come to, whoever holds them. */
type Worth = Omit<MapRow, 'key' | 'subject'>;

interface Holding {
  readonly subject: NamedSubject;
  own?: HeldPolicy;
  above?: HeldPolicy;
}

/**
 * Makes rows of what was read so far, again and again: one is made anew only if what it is made of has changed, and what
 * grants come to is worked out once for all who hold the same.
 */
export function mapReader(): (sources: MapSources) => MapRows {
  let kept = new Map<string, { readonly row: MapRow; readonly worth: Worth }>();
  let shown: readonly MapRow[] = [];
  const worthOf = worthMemory();
  return (sources) => {
    const next: typeof kept = new Map();
    let worked = 0;
    const keep = (subject: NamedSubject, worth: Worth) => {
      const key = keyOfSubject(subject);
      const known = kept.get(key);
      const isSame = known?.worth === worth && known.row.subject === subject;
      if (!isSame) worked += 1;
      next.set(key, isSame ? known : { row: { key, subject, ...worth }, worth });
    };
    for (const subject of sources.own.unread) keep(subject, unreadWorth);
    for (const [key, holding] of holdings(sources)) {
      if (!next.has(key)) keep(holding.subject, worthOf(holding, sources));
    }
    kept = next;
    const doubted = [...next.values()].filter(({ row }) => !isOnMap(row) && row.reading === 'part').length;
    // Those that are in order already come first, which is soon sorted.
    const still = shown.filter((row) => next.get(row.key)?.row === row);
    const known = new Set(still);
    const others = [...next.values()].flatMap(({ row }) => (isOnMap(row) && !known.has(row) ? [row] : []));
    shown = [...still, ...others].sort(byPower);
    return { rows: shown, unreadAbove: (sources.above?.unread.length ?? 0) + doubted, worked };
  };
}

function holdings({ own, above }: MapSources): ReadonlyMap<string, Holding> {
  const found = new Map<string, Holding>();
  for (const one of own.held) found.set(keyOfSubject(one.subject), { subject: one.subject, own: one });
  for (const one of above?.held ?? []) {
    const key = keyOfSubject(one.subject);
    const known = found.get(key);
    if (known === undefined) found.set(key, { subject: one.subject, above: one });
    else known.above = one;
  }
  return found;
}

/** Remembers what the same grants came to, as long as their roles give the same. */
function worthMemory(): (holding: Holding, sources: MapSources) => Worth {
  const known = new Map<string, { readonly worth: Worth; readonly from: readonly unknown[] }>();
  const texts = new WeakMap<HeldPolicy, string>();
  const textOf = (held: HeldPolicy | undefined) => {
    if (held === undefined) return '';
    const { here, grants } = held;
    const text = texts.get(held) ?? JSON.stringify([here, grants]);
    texts.set(held, text);
    return text;
  };
  return (holding, sources) => {
    const { own, above } = holding;
    const id = `${textOf(own)} ${textOf(above)}`;
    const from = [
      sources.catalogue,
      own !== undefined || sources.own.isEverybodyAsked,
      ...partsOf(sources.own, own),
      ...partsOf(sources.above, above),
    ];
    const before = known.get(id);
    if (before !== undefined && before.from.every((one, at) => one === from[at])) return before.worth;
    const worth = worthOfGrants(holding, sources);
    known.set(id, { worth, from });
    return worth;
  };
}

/** What the worth of grants depends on: as many for the same grants. */
function partsOf(level: LevelPolicies | undefined, held: HeldPolicy | undefined): readonly unknown[] {
  const { roles = [], permissions = [] } = held?.grants ?? {};
  return [
    ...roles.map((uuid) => level?.roles.get(uuid)?.permissions),
    permissions.length === 0 ? undefined : level?.permissionNames,
  ];
}

function worthOfGrants({ own, above }: Holding, sources: MapSources): Worth {
  if (own === undefined && !sources.own.isEverybodyAsked) return unknownWorth;
  const asked = sources.own.level;
  const isHere = own?.here ?? false;
  const inside = grantsOf(sources.own, own);
  const outside = grantsOf(sources.above, above);
  const grants = [...inside.grants, ...outside.grants];
  const counting = grants.filter(({ permission, level }) => countsAt(permission, level, asked, isHere));
  const held = new Set(counting.map(({ permission }) => permission));
  const levels = new Map([...levelsOf(held, sources.catalogue)].map(([service, level]) => [service, levelIn(level)]));
  return {
    levels,
    direct: new Set(counting.filter(({ role }) => role === undefined).map(({ permission }) => permission)).size,
    isHere,
    reachesIn: counting.some(
      ({ permission, level }) => level === 'organisation' && countsAt(permission, level, 'space', false),
    ),
    reading: inside.isWhole && outside.isWhole ? 'whole' : 'part',
    power: powerOf([...levels.values()]),
  };
}

function grantsOf(
  level: LevelPolicies | undefined,
  held: HeldPolicy | undefined,
): { grants: PolicyGrant[]; isWhole: boolean } {
  if (level === undefined || held === undefined) return { grants: [], isWhole: true };
  const { roles, permissions } = held.grants;
  const isWhole =
    roles.every((uuid) => level.roles.has(uuid)) && permissions.every((uuid) => level.permissionNames.has(uuid));
  return { grants: grantsIn(level, held.grants), isWhole };
}

const unreadWorth: Worth = {
  levels: new Map(),
  direct: 0,
  isHere: true,
  reachesIn: false,
  reading: 'unread',
  power: -1,
};

/** Of somebody known from the organisation, while nobody knows whether they are of the space. */
const unknownWorth: Worth = { ...unreadWorth, isHere: false, reading: 'part' };

const levelIn = (level: ServiceLevel): Exclude<MapLevel, 'none'> => (level === 'readsSome' ? 'reads' : level);

/** No scope has as many services. */
const manyServices = 1_000;

function powerOf(levels: readonly MapLevel[]): number {
  const count = (level: MapLevel) => levels.filter((one) => one === level).length;
  return (count('administers') * manyServices + count('changes')) * manyServices + count('reads');
}

/** Who is not of a space stands on its map for what reaches in only. */
const isOnMap = ({ isHere, reachesIn }: MapRow) => isHere || reachesIn;

const names = new Intl.Collator();

function byPower(one: MapRow, two: MapRow): number {
  return two.power - one.power || names.compare(one.subject.name, two.subject.name) || (one.key < two.key ? -1 : 1);
}
