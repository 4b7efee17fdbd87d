import type { WorldRegion } from './world.ts';

/** Every permission of the region's first space. */
export async function permissionsIn({ client, accounts: { spaceId } }: WorldRegion) {
  const items = [];
  let nextToken: string | undefined;
  do {
    const page = { size: 50, ...(nextToken === undefined ? {} : { nextToken }) };
    const reply = await client.call('ListPermissionsSpace', { path: { spaceId }, page });
    items.push(...reply.items);
    nextToken = reply.nextPageToken;
  } while (nextToken);
  return items;
}
