/** Small and without components: the route table prefetches by it. */
import type { Read } from '#web/api/scope.ts';

/** The versions a region offers. */
export const offeredRead = (region: string): Read<'ListKubernetesVersions'> => [region, 'ListKubernetesVersions', {}];
