/** The palette: found by name, typed into from its first moment, and what it begins. */
import { holdBack } from './held-back.ts';
import { typeUserAt, usersPage } from './user-drawer.ts';
import { beginCluster, createSpace, createUser, somebody, unique, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const firstRow = (page: Page) => page.getByRole('row').nth(1);

test('the palette finds by name what is here, and says what it could not look through', async ({
  page,
  signIn,
  world,
}) => {
  const { organisationId } = world.std.accounts;
  const { items } = await world.std.client.call('ListRolesOrganisation', { path: { organisationId } });
  const role = items[0]?.name ?? '';
  world.std.steering.addFault({ operation: 'ListServiceAccountOrganisation', kind: 'status', status: 403 });
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/roles`);
  await expect(firstRow(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  await palette.getByRole('combobox').fill(role.toLowerCase());
  await expect(palette.getByRole('status')).toContainText(
    /(\d+) of \1, as of .* Could not be looked through: service accounts\./,
  );
  await palette.getByRole('option', { name: role }).click();
  await expect(page.getByRole('heading', { level: 1, name: role })).toBeVisible();
});

test('the palette looks again through what it could not look through, without taking the letters away', async ({
  page,
  signIn,
  world,
}) => {
  const { organisationId } = world.std.accounts;
  world.std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'status', status: 500, times: 100 });
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/roles`);
  await expect(firstRow(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  const field = palette.getByRole('combobox');
  await field.fill('zz');
  const state = palette.getByRole('status');
  // As long as others are read, the way to stop that comes first.
  await expect(state).toContainText(/, as of .* Could not be looked through: users\./);
  world.std.steering.clearFaults();
  await page.keyboard.press('Tab');
  await expect(palette.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state).toContainText(/(\d[\d,]*) of \1, as of/);
  await expect(state).not.toContainText('Could not be looked through');
  await expect(field).toHaveValue('zz');
  await expect(field).toBeFocused();
});

test('the palette does not call an id unknown where no answer came, and asks there again', async ({
  page,
  signIn,
  world,
}) => {
  const { organisationId } = world.std.accounts;
  const person = somebody();
  const { id } = await createUser(world.std, person);
  world.std.steering.addFault({ operation: 'GetUserOrganisation', kind: 'status', status: 500, times: 100 });
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/roles`);
  await expect(firstRow(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  await palette.getByRole('combobox').fill(id);
  const state = palette.getByRole('status');
  await expect(state).toContainText('Could not be looked through: users.');
  await expect(state).not.toContainText('Nothing with this ID');
  world.std.steering.clearFaults();
  await palette.getByRole('button', { name: 'Try again' }).click();
  await expect(palette.getByRole('option', { name: person.name })).toBeVisible();
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(state).not.toContainText('Could not be looked through');
});

test('the palette finds a role and a cluster by their whole ids, from the organisation around', async ({
  page,
  signIn,
  world,
}) => {
  const { organisationId } = world.std.accounts;
  const { items } = await world.std.client.call('ListRolesOrganisation', { path: { organisationId } });
  const [role] = items;
  const spaceId = (await createSpace(world.std)).id;
  const cluster = await beginCluster(world.std, spaceId);
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/users`);
  await expect(firstRow(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  const field = palette.getByRole('combobox');
  await field.fill(role?.uuid ?? '');
  await expect(palette.getByRole('option', { name: role?.name ?? '' })).toBeVisible();
  await field.fill(cluster.id);
  await expect(palette.getByRole('option', { name: cluster.name, exact: true })).toBeVisible();
  await field.fill('00000000-0000-4000-8000-00000000dead');
  await expect(palette.getByRole('status')).toContainText('Nothing with this ID');
});

test('letters typed right after the key of the palette are its own, however late its code comes', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  // A page that is left alone for a moment fetches it ahead.
  const { isHeld, letGo } = await holdBack(page, 'OpenedByKey');
  await page.goto(usersPage(world));
  await expect(firstRow(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await isHeld;
  await page.keyboard.type('users');
  await letGo();
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  await expect(palette.getByRole('combobox')).toHaveValue('users');
  await expect(palette.getByRole('option').first()).toContainText('Users');
  // It is empty when it is opened again.
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette.getByRole('combobox')).toHaveValue('');
});

test('the palette takes what is typed over a form, and gives the focus back to it', async ({ page, signIn, world }) => {
  await signIn();
  const person = somebody('Over');
  const drawer = await typeUserAt(world, page, person);
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('dialog', { name: 'Go to…' }).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('roles');
  await expect(field).toHaveValue('roles');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(field).toBeHidden();
  await expect(drawer.getByLabel('Last name')).toBeFocused();
  await expect(drawer.getByLabel('Last name')).toHaveValue(person.lastname);
  // Going elsewhere asks, and who stays is where they were.
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('fleet');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Last name')).toBeFocused();
});

test('the palette begins what it is told to, and ? tells of its key @long', async ({ page, signIn, world }) => {
  const { std } = world;
  const space = await createSpace(std, unique('palette'));
  const { id } = await beginCluster(std, space.id, 'voyages');
  await std.steering.advance(workTakes);
  await signIn();
  const users = `/eu-std-1/spaces/${space.id}/users`;
  await page.goto(users);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  const field = palette.getByRole('combobox');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl K');
  await page.keyboard.press('ControlOrMeta+k');
  // It is one letter where something is typed.
  await field.pressSequentially('create user?');
  await expect(palette.getByText('No match')).toBeVisible();
  await field.fill('create user');
  await expect(palette.getByRole('option', { name: 'Create a user' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+k');
  await field.fill('voyages');
  await expect(palette.getByRole('option')).toContainText([
    'voyages',
    'Upgrade voyages',
    'Resize voyages',
    'Kubeconfig of voyages',
  ]);
  await field.fill('Upgrade voy');
  await expect(palette.getByRole('option')).toHaveCount(1);
  await palette.getByRole('option', { name: 'Upgrade voyages' }).click();
  await expect(page).toHaveURL(new RegExp(`/clusters/${id}/upgrade$`));
});

test('the palette finds clusters of all regions where no place is at hand @long', async ({ page, signIn, world }) => {
  const space = await createSpace(world.snc, unique('palette'));
  const { id, name } = await beginCluster(world.snc, space.id);
  await world.snc.steering.advance(workTakes);
  await signIn();
  await signIn({ region: world.snc });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  const field = palette.getByRole('combobox');
  const option = (name: string) => palette.getByRole('option', { name });
  await expect(option('Users').filter({ hasText: /Access · .+ · eu-std-1/ })).toHaveCount(1);
  await field.fill('create user');
  for (const region of ['eu-std-1', 'eu-snc-1']) {
    await expect(option('Create a user').filter({ hasText: region })).toHaveCount(1);
  }
  const { organisationId } = world.snc.accounts;
  const organisation = await world.snc.client.call('GetOrganisation', { path: { organisationId } });
  for (const [place, kind] of [
    [space.name, 'Space'],
    [organisation.name ?? '', 'Organisation'],
  ] as const) {
    await field.fill(place);
    await expect(option(place).filter({ hasText: `${kind} · eu-snc-1` })).toHaveCount(1);
  }
  await field.fill(`create ${name}`);
  await expect(option('Create cluster')).toContainText(`Operation · ${name} · ${space.name} · eu-snc-1`);
  await palette.getByRole('combobox').fill(`upgrade ${name}`);
  const upgrade = palette.getByRole('option', { name: `Upgrade ${name}` });
  await expect(upgrade).toContainText(`${space.name} · eu-snc-1`);
  await upgrade.click();
  await expect(page).toHaveURL(new RegExp(`/eu-snc-1/spaces/${space.id}/clusters/${id}/upgrade$`));
});
