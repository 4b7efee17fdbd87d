/** Every address of the console; kept apart from routes.tsx so that pages can link to one another without a cycle. */
import { isUuid } from '#shared/contract/path.ts';
import { regionNamePattern } from '#shared/door.ts';
import type { Scope } from './api/scope.ts';

const below = ({ region, kind, id }: Scope, rest: string) => `/${region}/${kind}s/${id}/${rest}`;

export const paths = {
  home: '/',
  /** The last or first scope of a region. */
  region: (region: string) => `/${region}`,
  /** Leads back to `returnTo`, a path of this console, afterwards. */
  signIn: (returnTo: string) => (returnTo === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`),
  users: (scope: Scope) => below(scope, 'users'),
  user: (scope: Scope, userId: string) => below(scope, `users/${userId}`),
} as const;

/** Patterns of the addresses below a scope, as react-router reads them. */
export const patterns = {
  users: 'users',
  user: 'users/:userId',
} as const;

/** What an address says about where one is: the scope, and what follows it. */
export interface Place {
  readonly scope: Scope;
  /** `users/1234…`, without slashes around it. */
  readonly rest: string;
}

/** Reads `/{region}/{organisations|spaces}/{id}/…`; undefined for any other address. */
export function placeOf(pathname: string): Place | undefined {
  const [, region = '', kind, id = '', ...rest] = pathname.split('/');
  if (!regionNamePattern.test(region) || !isUuid(id)) return undefined;
  if (kind !== 'organisations' && kind !== 'spaces') return undefined;
  const scope: Scope = { region, kind: kind === 'spaces' ? 'space' : 'organisation', id };
  return { scope, rest: rest.join('/').replace(/\/$/, '') };
}

/** Leads to the page of the same name in another scope: from the users of one space to those of another. */
export function inOtherScope(pathname: string, scope: Scope): string {
  const [page = ''] = placeOf(pathname)?.rest.split('/') ?? [];
  return below(scope, page === '' ? patterns.users : page);
}
