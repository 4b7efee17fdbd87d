/** What a page may put forward on one resource: by a role, by an ACL, and what is said where neither is found or read. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { ownRightOn } from './own-right.ts';

const space: Scope = { region: 'eu-std-1', kind: 'space', id: 'the-space' };
const signedIn = {
  name: 'eu-std-1',
  zone: 'STD' as const,
  clientId: 'me',
  person: { name: 'Ada Example' },
  expiresAt: '2026-11-25T20:00:00.000Z',
};
const asked = 'kubernetes.cluster.update';
const cluster = { service: 'kubernetes', resource: 'cluster', id: 'AAAAAAAA-1111-4111-8111-111111111111' };
const permissionId = 'bbbbbbbb-2222-4222-8222-222222222222';
const permission = { uuid: permissionId, name: asked, service: 'kubernetes', resource: 'cluster', action: 'update' };
const acl = (resourceId: string) => ({ service: 'kubernetes', resource: 'cluster', resourceId, permissionId });

afterEach(() => vi.unstubAllGlobals());

interface Region {
  readonly roles?: readonly string[];
  readonly acls?: readonly object[];
  readonly refuses?: RegExp;
}

/** What the own account's right on the cluster is, in a region that answers so. */
function rightIn({ roles = [], acls = [], refuses = /^never$/ }: Region) {
  const answers: readonly (readonly [RegExp, object])[] = [
    [/\/iampolicy\/users\/me$/i, { roles, permissions: [] }],
    [/\/roles\/editor\/permissions$/, { items: [permission] }],
    [/\/roles$/, { items: [{ uuid: 'editor', name: 'Cluster Editor', custom: true }] }],
    [/\/permissions$/, { items: [permission] }],
    [/\/users\/me\/acl$/, { items: acls }],
  ];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost');
    const body = refuses.test(pathname) ? undefined : answers.find(([path]) => path.test(pathname))?.[1];
    return body === undefined
      ? Response.json({ title: 'Forbidden', status: 403 }, { status: 403 })
      : Response.json(body);
  });
  const client = new QueryClient();
  return client.fetchQuery(ownRightOn(client, space, signedIn, asked, cluster));
}

test('a role gives it', async () => {
  expect(await rightIn({ roles: ['editor'] })).toBe('granted');
});

test('an ACL on that very cluster gives it, in whatever case its id is written', async () => {
  expect(await rightIn({ acls: [acl(cluster.id.toLowerCase())] })).toBe('granted');
});

test('an ACL on another cluster does not, and whoever made it may all the same', async () => {
  expect(await rightIn({ acls: [acl('cccccccc-3333-4333-8333-333333333333')] })).toBe('unfound');
});

test('nothing is known where the policy may not be read', async () => {
  expect(await rightIn({ refuses: /iampolicy/i })).toBe('unknown');
});

test('nothing is known where the ACLs may not be read, but a role that gives it is enough', async () => {
  expect(await rightIn({ refuses: /\/acl$/ })).toBe('unknown');
  expect(await rightIn({ refuses: /\/acl$/, roles: ['editor'] })).toBe('granted');
});
