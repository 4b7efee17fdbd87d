import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { namedServices } from './named-services.ts';

const scope = { region: 'eu-std-1', kind: 'space', id: '11111111-1111-4111-8111-111111111111' } as const;
const elsewhere = { ...scope, id: '22222222-2222-4222-8222-222222222222' };
afterEach(() => vi.unstubAllGlobals());

/** Permissions of a space, by its id; where there are none the region refuses. */
function serve(names: Readonly<Record<string, readonly string[]>>): QueryClient {
  vi.stubGlobal('fetch', (address: string) => {
    const known = Object.entries(names).find(([id]) => address.includes(id))?.[1];
    if (known === undefined) return Promise.resolve(Response.json({}, { status: 403 }));
    const items = known.map((name) => ({ uuid: name, name }));
    return Promise.resolve(Response.json({ items, page: { totalItems: items.length } }));
  });
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

test('services are named as the region spells them, whatever was typed', async () => {
  const client = serve({ [scope.id]: ['kubernetes.cluster.get', 'iam.user.get'] });
  const { names, unknown } = await namedServices(client, [scope], ' Kubernetes, IAM; iam');
  expect(names).toEqual(['kubernetes', 'iam']);
  expect(unknown).toEqual([]);
});

test('a service that no permission is of is unknown, and what there is instead is told', async () => {
  const client = serve({ [scope.id]: ['kubernetes.cluster.get'], [elsewhere.id]: ['iam.user.get'] });
  const { unknown, known } = await namedServices(client, [scope, elsewhere], 'kubernets, iam');
  expect(unknown).toEqual(['kubernets']);
  expect(known).toEqual(['iam', 'kubernetes']);
});

test('nothing is called unknown where the permissions of a scope cannot be read', async () => {
  const client = serve({ [scope.id]: ['kubernetes.cluster.get'] });
  const { names, unknown } = await namedServices(client, [scope, elsewhere], 'registry');
  expect(names).toEqual(['registry']);
  expect(unknown).toEqual([]);
});
