import type { Reply } from '#shared/contract/catalogue.ts';

export interface NodeProfile {
  readonly name: string;
  /** vCPU; unknown in regions that only list names. */
  readonly cpu?: number | undefined;
  /** GiB. */
  readonly memory?: number | undefined;
}

/** The sizes a region offers; the list has two spellings, and its details are an addition of newer regions (schemas 9). */
export function offeredProfiles({
  nodesProfiles,
  profiles,
  details = [],
}: Reply<'ListNodeProfiles'>): readonly NodeProfile[] {
  const names = nodesProfiles ?? profiles ?? details.map(({ name }) => name);
  return names.map((name) => ({ ...details.find((detail) => detail.name === name), name }));
}
