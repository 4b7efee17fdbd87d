/** For tests: what a role holds, read through the API as the administrator. */
import type { GrantLevel } from '#shared/rules/access.ts';
import type { TestRegion } from './test-region.ts';

/** Names of the permissions in a role, over all pages, in the region's order. */
export async function permissionsInRole(
  { admin, seeded: { organisationId, spaceId } }: TestRegion,
  level: GrantLevel,
  roleUuid: string,
): Promise<string[]> {
  const names: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = { size: 50, nextToken };
    const { reply } =
      level === 'space'
        ? await admin('GetRolePermissionsSpace', { path: { spaceId, roleUuid }, page })
        : await admin('GetRolePermissionsOrganisation', { path: { organisationId, roleUuid }, page });
    names.push(...reply.items.map(({ name }) => name));
    nextToken = reply.nextPageToken;
  } while (nextToken !== undefined);
  return names;
}
