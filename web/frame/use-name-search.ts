import { ApiProblem } from '#web/api/api-problem.ts';
import { inScope, type Read, type Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { folded } from '#web/directory/folded.ts';
import { together, type Reading } from '#web/directory/reading.ts';
import { accountList, clusterList, roleList, spaceList } from '#web/directory/searched-lists.ts';
import { userList } from '#web/directory/user-list.ts';
import { useSearch, type Search } from '#web/list/use-search.ts';
import { isExact, nameOf, type Found, type FoundKind } from './use-exact-search.ts';

export interface NameSearch {
  readonly found: readonly Found[];
  readonly searching: boolean;
  /** How far the lists are read that can be; undefined while there is nothing to tell. */
  readonly reading: Reading | undefined;
  /** What could not be looked through. */
  readonly unread: readonly FoundKind[];
  /** Reads that again; undefined where it would be refused again. */
  readonly readAgain: (() => void) | undefined;
}

/** Fewer letters are the beginning of the name of a page rather than of a search through everything. */
export const fewestLetters = 2;
/** Shown of each kind, of so many found first. */
const most = 5;
const ranked = 100;
const nowhere: Scope = { region: '', kind: 'organisation', id: '' };

/** What goes by a name in the scope at hand, and spaces around it, among the rows that lists and pickers share. */
export function useNameSearch(scope = nowhere, organisationId: string | undefined, text: string): NameSearch {
  const wanted = text.trim();
  const isAsked = scope !== nowhere && wanted.length >= fewestLetters && !isExact(wanted);
  const wish = { text: wanted, enabled: isAsked, most: ranked };
  const users = useSearch(userList, inScope(scope, 'ListUser', {}), wish);
  const accounts = useSearch(accountList, inScope(scope, 'ListServiceAccount', {}), wish);
  const roles = useSearch(roleList, inScope(scope, 'ListRoles', {}), wish);
  const clustersHere: Read = [scope.region, 'ListClusters', { path: { spaceId: scope.id } }];
  const clusters = useSearch(clusterList, clustersHere, { ...wish, enabled: isAsked && scope.kind === 'space' });
  const around = { path: { organisationId: organisationId ?? '' } };
  const wishSpaces = { ...wish, enabled: isAsked && organisationId !== undefined };
  const allSpaces = useSearch(spaceList, [scope.region, 'ListSpaces', around], wishSpaces);
  // Who may not list them all still sees those they are assigned to.
  const isRefused = wishSpaces.enabled && isRefusal(allSpaces.reading?.error);
  const ownSpaces = useSearch(spaceList, [scope.region, 'ListMySpaces', around], { ...wish, enabled: isRefused });
  const spaces = isRefused ? ownSpaces : allSpaces;
  const { region } = scope;
  const kindOf = named(wanted);
  const kinds: readonly KindOfName[] = [
    kindOf('user', users, ({ id, ...user }) => ({
      id,
      to: paths.user(scope, id),
      name: nameOf(user) ?? id,
      detail: user.email,
    })),
    kindOf('serviceAccount', accounts, ({ id, name }) => ({
      id,
      to: paths.serviceAccount(scope, id),
      name: name ?? id,
    })),
    kindOf('role', roles, ({ uuid, name, description }) => {
      return { id: uuid, to: paths.role(scope, uuid), name: name ?? uuid, detail: description };
    }),
    kindOf('cluster', clusters, ({ id, name, description }) => {
      return { id, to: paths.cluster(scope, id), name, detail: description };
    }),
    kindOf('space', spaces, ({ id, name, description }) => {
      return { id, to: paths.overview({ region, kind: 'space', id }), name: name ?? id, detail: description };
    }),
  ];
  const read = kinds.filter(({ search }) => search.reading !== undefined);
  const isFailed = ({ search }: KindOfName) => search.reading?.error !== null;
  const failed = read.filter(isFailed);
  const mayCome = failed.filter(({ search }) => !isRefusal(search.reading?.error));
  return {
    found: isAsked ? kinds.flatMap(({ found }) => found) : [],
    searching: kinds.some(({ search }) => search.pending),
    reading: together(read.filter((one) => !isFailed(one)).map(({ search }) => search.reading)),
    unread: failed.map(({ kind }) => kind),
    readAgain: mayCome.length === 0 ? undefined : () => mayCome.forEach(({ search }) => search.reading?.readAll()),
  };
}

const isRefusal = (error: unknown) => error instanceof ApiProblem && error.status === 403;

interface KindOfName {
  readonly kind: FoundKind;
  readonly search: Omit<Search<unknown>, 'rows'>;
  readonly found: readonly Found[];
}

/** The first of the rows found, those before others whose name alone has it. */
function named(text: string) {
  const wanted = folded(text);
  return <Row>(kind: FoundKind, search: Search<Row>, of: (row: Row) => Omit<Found, 'kind'>): KindOfName => {
    const all = search.rows.map((row): Found => ({ kind, ...of(row) }));
    // Each name is folded once for a letter.
    const isNamed = all.map(({ name }) => folded(name).includes(wanted));
    const found = [...all.filter((_, place) => isNamed[place]), ...all.filter((_, place) => !isNamed[place])];
    return { kind, search, found: found.slice(0, most) };
  };
}
