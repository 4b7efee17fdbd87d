/** Spaces whose access is reviewed, and reviews of them begun without the page. */
import { csrfHeader } from '#shared/csrf-header.ts';
import type { Review } from '#shared/review.ts';
import { createSpace, createUser, setActive } from './world-data.ts';
import type { Page, WorldRegion } from './world.ts';

export interface ReviewedSpace {
  readonly id: string;
  readonly name: string;
  /** Names of three users, each holding one role. */
  readonly people: readonly string[];
}

/** A READY space with three users who hold a role. */
export async function createReviewedSpace(region: WorldRegion, name?: string): Promise<ReviewedSpace> {
  const { client } = region;
  const space = await createSpace(region, name);
  const path = { spaceId: space.id };
  const { items } = await client.call('ListRolesSpace', { path, query: { name: 'Kubernetes Viewer' } });
  const roles = [items[0]?.uuid ?? ''];
  const people: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { id: userId, firstname = '', lastname = '' } = await createUser(region);
    await setActive(region, userId);
    await client.call('AssignUserToSpace', { path: { ...path, userId } });
    const subject = { subjectType: 'users', subjectId: userId };
    await client.call('SetIAMPolicySpace', { path: { ...path, ...subject }, body: { add: { roles } } });
    people.push(`${firstname} ${lastname}`);
  }
  return { ...space, people: people.sort() };
}

const headers = { [csrfHeader]: '1' };

/** A review of a space, begun and read as the account that the page is signed in as. */
export async function beginReview(
  page: Page,
  name: string,
  space: Pick<ReviewedSpace, 'id' | 'name'>,
): Promise<Review> {
  const scope = { region: 'eu-std-1', kind: 'space', id: space.id };
  const data = { name, services: [], subjects: ['users', 'serviceAccounts'], parts: [{ scope, name: space.name }] };
  const begun = (await (await page.request.post('/api/reviews', { headers, data })).json()) as Review;
  await (await page.request.post(`/api/reviews/${begun.id}/sweep`, { headers })).text();
  return begun;
}

/** No review of the account is left. */
export async function clearReviews(page: Page): Promise<void> {
  const { items } = (await (await page.request.get('/api/reviews', { headers })).json()) as { items: Review[] };
  for (const { id } of items) await page.request.delete(`/api/reviews/${id}`, { headers });
}
