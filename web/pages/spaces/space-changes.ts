/** What is typed about a space. */
export interface SpaceValues {
  name: string;
  description: string;
}

/** Most characters of each (shared/contract/iam/organisations.ts; schemas 4); both need at least one. */
export const spaceLimits = { name: 50, description: 300 } as const;

/** The body of a change: only what differs from before. */
export function spaceChanges(before: SpaceValues, after: SpaceValues): Partial<SpaceValues> {
  const name = after.name.trim();
  const description = after.description.trim();
  return {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
  };
}
