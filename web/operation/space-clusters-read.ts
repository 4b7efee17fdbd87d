import type { Read, Scope } from '#web/api/scope.ts';

/** As many as a page of the list holds at most (behaviours B1.3). */
const most = 50;

/** The read behind `useSpaceClusters`: the newest 50 clusters of a space. Apart from it, for the route table. */
export function spaceClustersRead({ region, id }: Scope): Read<'ListClusters'> {
  return [region, 'ListClusters', { path: { spaceId: id }, page: { size: most } }];
}
