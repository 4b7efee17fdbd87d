import type { Read, Scope } from '#web/api/scope.ts';
import type { PageEntry } from '#web/page/page-entry.ts';

/** All secret managers of the space; the contract answers them whole. */
export function secretInstancesRead({ region, id }: Scope): Read<'ListSecretInstances'> {
  return [region, 'ListSecretInstances', { path: { spaceId: id } }];
}

export const page: PageEntry = {
  path: 'secret-instances',
  kinds: ['space'],
  link: { group: 'services', order: 33, icon: 'LockIcon', title: 'secrets.title' },
  load: async () => (await import('./SecretInstancesPage.tsx')).SecretInstancesPage,
  areas: ['secrets', 'services'],
  reads: ({ scope }) => [secretInstancesRead(scope)],
};
