import { describe, expect, it } from 'vitest';
import { below, paths } from '#web/address/paths.ts';
import type { Opening } from '#web/page/page-entry.ts';
import { allRoutes, findRoute, pageAbove } from './find-route.ts';

type Scope = Opening['scope'];

const id = '6f1c7a52-0000-4000-8000-000000000001';
const scopes: readonly Scope[] = (['organisation', 'space'] as const).map((kind) => ({ region: 'eu-std-1', kind, id }));
const routes = await allRoutes.load();

/** The paths of the pages at an address, in whichever kind of scope there is one. */
async function pagesAt(addressIn: (scope: Scope) => string): Promise<readonly string[]> {
  const found = await Promise.all(
    scopes.map(async (scope) => {
      const { pathname, search } = new URL(addressIn(scope), 'http://localhost');
      return (await findRoute(pathname, search))?.route.path;
    }),
  );
  return [...new Set(found)].filter((path) => path !== undefined);
}

describe('the page at an address', () => {
  it.each(routes.map(({ path, kinds }) => ({ path, kinds })))('is its own: $path', async ({ path, kinds }) => {
    const rest = path.replaceAll(/:\w+/g, id);
    expect(await pagesAt((scope) => below(scope, rest))).toEqual([path]);
    for (const scope of scopes) {
      const found = await findRoute(below(scope, rest), '');
      expect(found?.route.kinds).toEqual(kinds.includes(scope.kind) ? kinds : undefined);
    }
  });

  const addresses = Object.entries(paths).filter(
    ([name]) => !['home', 'fleet', 'journal', 'reviews', 'work', 'region', 'signIn'].includes(name),
  );
  it.each(addresses)('of paths.%s is there', async (_, address) => {
    const make = address as (scope: Scope, ...more: readonly unknown[]) => string;
    const more = address === paths.access ? { type: 'users', id } : id;
    expect(await pagesAt((scope) => make(scope, more))).toHaveLength(1);
  });

  it('has what its address holds', async () => {
    const [, space] = scopes;
    const found = await findRoute(below(space!, 'vms/i-1%3A2'), '?q=x');
    expect(found?.opening.params).toEqual({ vmId: 'i-1:2' });
    expect(found?.opening.search.get('q')).toBe('x');
  });

  it('is not looked for again when only what is asked of it changes', async () => {
    const [, space] = scopes;
    const pathname = below(space!, 'vms/i-1');
    const found = await findRoute(pathname, '?q=x');
    const narrowed = await findRoute(pathname, '?q=y');
    expect(narrowed?.opening.search.get('q')).toBe('y');
    expect(narrowed?.opening.params).toBe(found?.opening.params);
    expect(await findRoute(pathname, '?q=y')).toBe(narrowed);
  });
});

it('above the scopes is that of the region, whatever its name begins with', () => {
  expect(pageAbove('/fleet/')).toBe(pageAbove(paths.fleet));
  expect(pageAbove(`${paths.work}/${id}`)).toBe(pageAbove(paths.work));
  expect(new Set([paths.fleet, paths.journal, paths.reviews, paths.work, paths.home].map(pageAbove)).size).toBe(5);
  for (const name of ['eu-std-1', 'fleet-std-1', 'journal-std-1', 'reviews-std-1', 'runs-std-1']) {
    expect(pageAbove(paths.region(name)), name).toBe(pageAbove(paths.home));
  }
});
