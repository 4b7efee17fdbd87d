/** What a test prepares in a region before it opens a page: things of its own, under names nobody else uses. */
import { randomUUID } from 'node:crypto';
import type { User } from '#shared/contract/iam/users.ts';
import type { WorldRegion } from './world.ts';

/** Any work on a cluster, and the preparation of a space, has ended after so many milliseconds. */
export const workTakes = 10 * 60_000;
/** However much a session is used, it ends after this long. Milliseconds. */
export const longestSession = 8 * 60 * 60_000;

/** `name-1f3a…`, not used before. */
export function unique(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}`;
}

/** A person for forms and requests. */
export function somebody(firstname = 'Ines') {
  const lastname = `Verne ${randomUUID().slice(0, 8)}`;
  const email = `${firstname}.${lastname}@example.com`.toLowerCase().replace(' ', '-');
  return { firstname, lastname, email, name: `${firstname} ${lastname}` };
}

/** A user of the organisation who was never invited. */
export async function createUser({ client, accounts }: WorldRegion, person = somebody()): Promise<User> {
  const { email, firstname, lastname } = person;
  const { organisationId } = accounts;
  return client.call('CreateUserOrganisation', { path: { organisationId }, body: { email, firstname, lastname } });
}

/** Lets somebody in, or no more, as an administrator does it. */
export async function setActive({ client, accounts }: WorldRegion, userId: string, active = true): Promise<void> {
  const { organisationId } = accounts;
  await client.call('PatchUserStateOrganisation', { path: { organisationId, userId }, body: { active } });
}

/** A space of the administrator's own, still being prepared; READY once `workTakes` has passed. */
export async function beginSpace({ client, accounts }: WorldRegion, name = unique('space')) {
  const { organisationId } = accounts;
  const { id } = await client.call('CreateSpace', {
    path: { organisationId },
    body: { name, description: 'For a test' },
  });
  return { id, name };
}

/** A READY space with nothing in it. */
export async function createSpace(region: WorldRegion, name?: string) {
  const space = await beginSpace(region, name);
  await region.steering.advance(workTakes);
  return space;
}

/** Asks for a cluster; it is running once `workTakes` has passed. */
export async function beginCluster({ client }: WorldRegion, spaceId: string, name = unique('cluster')) {
  const body = { name, cidr: '10.40.0.0/16', version: '1.29.5', nodePools: [] };
  const { id, operation } = await client.call('CreateCluster', { path: { spaceId }, body });
  return { id, name, operationId: operation.id };
}
