/** Changes made through the console by whoever is signed in on the page, without clicking through to them. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { expect, type Page, type World } from './world.ts';

type Method = 'POST' | 'PATCH' | 'DELETE';

/** `path` as in the contract. Answers the id of the request. */
export async function changeHere(page: Page, method: Method, path: string, body?: object): Promise<string> {
  const answer = await page.request.fetch(`/api/regions/eu-std-1${path}`, {
    method,
    headers: { [csrfHeader]: '1' },
    ...(body && { data: body }),
  });
  expect(answer.status()).toBeLessThan(500);
  return answer.headers()['x-request-id'] ?? '';
}

/** The path of something in the demo space. */
export const inSpace = ({ std }: World, rest: string) => `/iam/spaces/${std.accounts.spaceId}/${rest}`;
