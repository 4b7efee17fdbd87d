import type { Read, Scope } from '#web/api/scope.ts';
import { listStateFrom, pageOf, type ListState } from '#web/list/list-state.ts';
import type { PageEntry } from '#web/page/page-entry.ts';

/** All spaces of the organisation, or those the caller is assigned to, when he may not list all. */
export type SpaceList = 'ListSpaces' | 'ListMySpaces';

/** The list without page and filter. */
export function allSpaces({ region, id }: Scope, list: SpaceList): Read<SpaceList> {
  return [region, list, { path: { organisationId: id } }];
}

/** The page to show; the API cannot filter spaces, so any text needs a walk: undefined. */
export function spacesRead({ region, id }: Scope, list: SpaceList, state: ListState): Read<SpaceList> | undefined {
  if (state.text.trim() !== '') return undefined;
  return [region, list, { path: { organisationId: id }, page: pageOf(state) }];
}

export const page: PageEntry = {
  path: 'spaces',
  kinds: ['organisation'],
  link: { group: 'platform', order: 20, icon: 'SpaceIcon', title: 'spaces.title' },
  load: async () => (await import('./SpacesPage.tsx')).SpacesPage,
  areas: ['spaces'],
  reads: ({ scope, search }) => [spacesRead(scope, 'ListSpaces', listStateFrom(search))],
};
