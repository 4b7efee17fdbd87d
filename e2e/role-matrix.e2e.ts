/** J6: what a role gives stands in a matrix, whose words say what its cells show and which the arrow keys move in. */
import { tabTo } from './keyboard.ts';
import { unique } from './world-data.ts';
import { expect, test, type World } from './world.ts';

const inServices = ['kubernetes', 'objectstorage', 'postgresql', 'iam'];

/** A role of the first space that gives everything but deleting, of some services; and all names there are in these. */
async function createRole({ std: { client, accounts, name: region } }: World) {
  const { spaceId } = accounts;
  const read = (service: string) =>
    client.call('ListPermissionsSpace', { path: { spaceId }, query: { service }, page: { size: 50 } });
  const all = (await Promise.all(inServices.map(read))).flatMap(({ items }) => items);
  const given = all.filter(({ action }) => action !== 'delete');
  const name = unique('Matrix');
  const { uuid } = await client.call('CreateRoleSpace', { path: { spaceId }, body: { name, description: '' } });
  const permissions = given.map((permission) => permission.uuid);
  await client.call('AddRolePermissionsSpace', { path: { spaceId, roleUuid: uuid }, body: { permissions } });
  return { all, given: new Set(permissions), address: `/${region}/spaces/${spaceId}/roles/${uuid}` };
}

test('every cell says in words what the role gives and what not', async ({ page, signIn, world }) => {
  const { all, given, address } = await createRole(world);
  await signIn();
  await page.goto(address);
  const grid = page.getByRole('grid', { name: 'Permissions' });
  await expect(grid.getByRole('link', { name: /: holds$/ })).toHaveCount(given.size);
  for (const service of inServices) {
    const cells = grid.getByRole('link', { name: new RegExp(`^${service}\\.`) });
    const words = await Promise.all((await cells.all()).map((cell) => cell.getAttribute('aria-label')));
    const wanted = all
      .filter(({ name }) => name.startsWith(`${service}.`))
      .map(({ uuid, name }) => `${name}: ${given.has(uuid) ? 'holds' : 'does not hold'}`);
    expect(new Set(words)).toEqual(new Set(wanted));
  }
});

test('arrow keys move from cell to cell, a service folds, and the matrix is one tab stop', async ({
  page,
  signIn,
  world,
}) => {
  const { address } = await createRole(world);
  await signIn();
  await page.goto(address);
  const cell = (name: string) => page.getByRole('link', { name: new RegExp(`^${name.replaceAll('.', '\\.')}: `) });
  const fold = page.getByRole('button', { name: 'compute', exact: true });
  await tabTo(page, fold);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(cell('compute.dhcpOptions.get')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(cell('compute.blockStorage.create')).toBeFocused();
  await page.keyboard.press('End');
  await expect(cell('compute.blockStorage.delete')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(fold).toBeFocused();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(cell('compute.vm.get')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(0);
});

test('what was chosen stays when the session ends and when a call fails, and is saved in the end @long', async ({
  page,
  signIn,
  world,
}) => {
  const { address } = await createRole(world);
  await signIn();
  await page.goto(`${address}?change`);
  const box = page.getByRole('checkbox', { name: 'kubernetes.cluster.delete' });
  await box.check();
  await expect(page.getByRole('complementary', { name: 'What this changes for its holders' })).toContainText(
    'Nobody holds it.',
  );
  world.clock.advance(60 * 60_000 + 1_000);
  const ended = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await ended.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(ended).toBeHidden();
  await expect(box).toBeChecked();
  world.std.steering.addFault({ operation: 'AddRolePermissionsSpace', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('0 of 1 permission', { exact: true })).toBeVisible();
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Repeat the 1 that is left' }).click();
  await expect(page.getByText('1 permission was added to')).toBeVisible();
  await expect(page.getByRole('link', { name: 'kubernetes.cluster.delete: holds' })).toBeVisible();
});
