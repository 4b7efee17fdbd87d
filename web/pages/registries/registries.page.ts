import type { Read, Scope } from '#web/api/scope.ts';
import type { PageEntry } from '#web/page/page-entry.ts';

/** All registries of the space; the contract answers them whole. */
export function registriesRead({ region, id }: Scope): Read<'ListRegistries'> {
  return [region, 'ListRegistries', { path: { spaceId: id } }];
}

export const page: PageEntry = {
  path: 'registries',
  kinds: ['space'],
  link: { group: 'services', order: 32, icon: 'RegistryIcon', title: 'registries.title' },
  load: async () => (await import('./RegistriesPage.tsx')).RegistriesPage,
  areas: ['registries', 'services'],
  reads: ({ scope }) => [registriesRead(scope)],
};
