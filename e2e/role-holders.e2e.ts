/** J6: who holds a role stands on its page and in the list, once somebody has asked, with how much of it is known. */
import { createSpace, createUser, unique } from './world-data.ts';
import { expect, test, type World } from './world.ts';

/** A space of its own with two roles, the first of them held by one person. */
async function createHeldRole({ std }: World) {
  const { client, name: region } = std;
  const { id: spaceId } = await createSpace(std);
  const create = async (name: string) =>
    (await client.call('CreateRoleSpace', { path: { spaceId }, body: { name, description: '' } })).uuid;
  const names = { held: unique('Held'), free: unique('Free') };
  const [held] = await Promise.all([create(names.held), create(names.free)]);
  const user = await createUser(std);
  await client.call('AssignUserToSpace', { path: { spaceId, userId: user.id } });
  const path = { spaceId, subjectType: 'users', subjectId: user.id };
  await client.call('SetIAMPolicySpace', { path, body: { add: { roles: [held] } } });
  const roles = `/${region}/spaces/${spaceId}/roles`;
  return { names, held, roles, path, person: `${user.firstname} ${user.lastname}` };
}

const policyReads = ({ std }: World) => std.requests.filter((line) => /^GET .*\/iampolicy\//i.test(line)).length;

test('one search tells of all roles, on the list and on the page of each', async ({ page, signIn, world }) => {
  const { names, roles, path, person } = await createHeldRole(world);
  await signIn();
  await page.goto(roles);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(names.held)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Holders' })).toHaveCount(0);
  const before = policyReads(world);
  await page.getByRole('button', { name: 'Find the holders' }).click();
  await expect(page.getByText(/All were asked, as of /)).toBeVisible();
  await expect(row(names.held).getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expect(row(names.free).getByRole('cell', { name: '0', exact: true })).toBeVisible();
  const asked = policyReads(world) - before;
  expect(asked).toBeGreaterThan(0);

  await row(names.held).getByRole('link', { name: names.held }).click();
  const section = page.getByRole('region', { name: 'Who holds it' });
  await expect(section.getByText('1 person', { exact: true })).toBeVisible();
  await expect(section.getByRole('link', { name: person })).toHaveAttribute(
    'href',
    new RegExp(`/users/${path.subjectId}`),
  );
  expect(policyReads(world) - before).toBe(asked);
});

test('what could not be read is said, and is no count @long', async ({ page, signIn, world }) => {
  const { names, held, roles } = await createHeldRole(world);
  await signIn();
  world.std.steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'status', status: 403 });
  await page.goto(`${roles}/${held}`);
  const section = page.getByRole('region', { name: 'Who holds it' });
  await section.getByRole('button', { name: 'Find the holders' }).click();
  await expect(section.getByText(/incomplete: one reading failed/)).toBeVisible();
  await section.getByRole('button', { name: 'Check again' }).click();
  await expect(section.getByText(/All were asked/)).toBeVisible();
  await expect(section.getByText('1 person', { exact: true })).toBeVisible();

  // Whatever changes rights through the console makes it out of date.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByLabel(/type/i).fill(names.held);
  await page.getByRole('button', { name: 'Delete the role' }).click();
  await expect(page.getByText(/Rights were changed here since/)).toBeVisible();
});

test('a search goes on from the list to the page of a role, and ends when one leaves both @long', async ({
  page,
  signIn,
  world,
}) => {
  const { accounts, name: region, steering } = world.std;
  await signIn();
  await page.goto(`/${region}/spaces/${accounts.spaceId}/roles`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'delay', milliseconds: 2_000, times: 60 });
  await page.getByRole('button', { name: 'Find the holders' }).click();
  await expect(page.getByText(/^0 of [1-9]/)).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  const section = page.getByRole('region', { name: 'Who holds it' });
  await expect(section.getByRole('button', { name: 'Stop checking' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Users/);
  await page.evaluate('history.back()');
  await expect(section.getByText(/Stopped; as of/)).toBeVisible();
});
