/** The users of the organisation and the drawer that creates one. */
import type { somebody } from './world-data.ts';
import type { Page, World } from './world.ts';

export const usersPage = ({ std }: World) => `/eu-std-1/organisations/${std.accounts.organisationId}/users`;

/** How many creations the region has received. */
export const creations = ({ std }: World) => std.requests.filter((line) => /^POST .*\/users$/.test(line)).length;

/** The drawer with everything typed that a new user needs, not sent. */
export async function typeUser(page: Page, { email, firstname, lastname }: ReturnType<typeof somebody>) {
  await page.getByRole('button', { name: 'Create user' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create user' });
  await drawer.getByLabel('E-mail address').fill(email);
  await drawer.getByLabel('First name').fill(firstname);
  await drawer.getByLabel('Last name').fill(lastname);
  return drawer;
}

/** The same on the page of users, to which it goes first. */
export async function typeUserAt(world: World, page: Page, person: ReturnType<typeof somebody>) {
  await page.goto(usersPage(world));
  return typeUser(page, person);
}
