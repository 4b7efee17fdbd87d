/** J8: a service account from its creation to its deletion; its secret is nowhere but where it was taken to. */
import { readFile } from 'node:fs/promises';
import { everythingKept } from './kept.ts';
import { accountsOf, createAccount, secretOf } from './service-accounts.ts';
import { createSpace, unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const space = ({ std }: World) => `/eu-std-1/spaces/${std.accounts.spaceId}`;

/** The drawer, named but not sent. */
async function beginCreation(page: Page, name: string) {
  await page.getByRole('button', { name: 'Create service account' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create service account' });
  await expect(drawer.getByRole('radio', { checked: true })).toBeFocused();
  await drawer.getByLabel('Name', { exact: true }).fill(name);
  return drawer;
}

const send = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Create service account' }).click();

test('a new secret cannot be dismissed unread, can be tested and saved, and is nowhere after that', async ({
  page,
  signIn,
  world,
}) => {
  const name = unique('deploy');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await signIn();
  await page.goto(accountsOf(world));
  await beginCreation(page, name);
  await send(page);

  const panel = secretOf(page);
  await expect(panel).toBeVisible();
  const done = panel.getByRole('button', { name: 'Done' });
  await expect(done).toHaveAccessibleDescription(/First copy the secret/);
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('alert')).toContainText('cannot be shown again');
  await page.goBack();
  await expect(panel).toBeVisible();
  await done.press('Enter');
  await expect(panel).toBeVisible();

  await panel.getByRole('button', { name: 'Test the pair' }).click();
  await expect(panel.getByText('eu-std-1 accepts this pair')).toBeVisible();

  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save as .env' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${name}.env`);
  const text = await readFile(await file.path(), 'utf8');
  const secret = /^CLIENT_SECRET=(.+)$/m.exec(text)?.[1] ?? '';
  const clientId = /^CLIENT_ID=(.+)$/m.exec(text)?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(30);
  await expect(panel.getByText(secret)).toBeVisible();

  await done.click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  expect(await everythingKept(page)).not.toContain(secret);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  expect(await everythingKept(page)).not.toContain(secret);
  expect(sent.join('\n')).not.toContain(secret);

  const { organisationId } = world.std.accounts;
  const path = { organisationId, serviceAccountId: clientId };
  expect(await world.std.client.call('GetServiceAccountOrganisation', { path })).toMatchObject({ name });
});

test('closing or reloading the page with an unread secret asks first, and leaves nothing behind', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(accountsOf(world));
  await beginCreation(page, unique('reload'));
  await send(page);
  const secret = (await secretOf(page).locator('code').nth(1).textContent()) ?? '';
  expect(secret.length).toBeGreaterThan(30);
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service accounts');
  expect(await everythingKept(page)).not.toContain(secret);
});

test('a new account is given its rights right after its creation @long', async ({ page, signIn, world }) => {
  const { std } = world;
  const path = { spaceId: std.accounts.spaceId };
  await signIn();
  await page.goto(`${space(world)}/service-accounts`);
  await beginCreation(page, unique('granted'));
  await send(page);
  const clientId = (await secretOf(page).locator('code').first().textContent()) ?? '';
  await secretOf(page).getByRole('checkbox', { name: 'I have stored the secret' }).check();
  await secretOf(page).getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Give it rights' }).click();

  await expect(page).toHaveURL(new RegExp(`/service-accounts/${clientId}/access$`));
  await page.getByRole('button', { name: 'Change access…' }).click();
  const drawer = page.getByRole('dialog', { name: /^Change access of/ });
  await drawer.getByRole('combobox').fill('space viewer');
  await drawer.getByRole('option', { name: /^Space Viewer/ }).click();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The policy was changed')).toBeVisible();
  const { items } = await std.client.call('ListRolesSpace', { path, query: { name: 'Space Viewer' } });
  const subject = { subjectType: 'serviceAccounts' as const, subjectId: clientId };
  await expect
    .poll(async () => (await std.client.call('GetIAMPolicySpace', { path: { ...path, ...subject } })).roles)
    .toEqual([items[0]?.uuid]);
});

test('copying the secret counts as reading it; id and secret are copied apart @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
  await signIn();
  await page.goto(`${space(world)}/service-accounts`);
  await beginCreation(page, unique('copy'));
  await send(page);
  const panel = secretOf(page);
  await panel.getByRole('button', { name: 'Copy the client ID' }).click();
  await expect.poll(clipboard).toMatch(/^[\da-f-]{36}$/);
  const clientId = await clipboard();
  await expect(panel.getByRole('button', { name: 'Done' })).toHaveAccessibleDescription(/First copy the secret/);
  await panel.getByRole('button', { name: 'Copy the client secret' }).click();
  await expect.poll(clipboard).not.toBe(clientId);
  await panel.getByRole('button', { name: 'Done' }).click();
  await expect(panel).toBeHidden();
  const path = { spaceId: world.std.accounts.spaceId, serviceAccountId: clientId };
  expect(await world.std.client.call('GetServiceAccountSpace', { path })).toMatchObject({ id: clientId });
});

test('an administrator of a space is made from the organisation, with a lifetime of its own @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const target = await createSpace(std);
  const name = unique('admin');
  await signIn();
  await page.goto(accountsOf(world));
  const drawer = await beginCreation(page, name);
  await drawer.getByRole('radio', { name: 'Administrator of a space' }).check();
  await drawer.getByRole('combobox', { name: 'Space' }).fill(target.name);
  await page.getByRole('option', { name: target.name }).click();
  await drawer.getByLabel('Token lifetime').selectOption('Another lifetime…');
  await drawer.getByLabel('Lifetime', { exact: true }).fill('49');
  await drawer.getByLabel('Unit').selectOption('Hours');
  await send(page);
  await expect(drawer.getByLabel('Lifetime', { exact: true })).toHaveAccessibleDescription(/to 48 hours/);
  await drawer.getByLabel('Lifetime', { exact: true }).fill('90');
  await drawer.getByLabel('Unit').selectOption('Minutes');
  await send(page);
  await expect(secretOf(page)).toContainText('It administers the space.');
  await secretOf(page).getByRole('checkbox', { name: 'I have stored the secret' }).check();
  await secretOf(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('1 hour 30 minutes');
  const { items } = await std.client.call('ListServiceAccountSpace', { path: { spaceId: target.id } });
  expect(items.map((account) => account.name)).toContain(name);
});

test('a name that is taken is said at its field, and everything typed stays @long', async ({ page, signIn, world }) => {
  const { name = '' } = await createAccount(world.std);
  await signIn();
  await page.goto(accountsOf(world));
  const drawer = await beginCreation(page, name);
  await drawer.getByLabel('Expiration date').fill('2099-12-31');
  await send(page);
  const field = drawer.getByLabel('Name', { exact: true });
  await expect(field).toHaveAccessibleDescription(/Another service account here has this name/);
  await expect(field).toBeFocused();
  await expect(drawer.getByLabel('Expiration date')).toHaveValue('2099-12-31');
});

test('an account is found by a part of its name, by its whole name in quotes and by its id @long', async ({
  page,
  signIn,
  world,
}) => {
  const { id, name = '' } = await createAccount(world.std);
  await createAccount(world.std, `${name}-twin`);
  await signIn();
  await page.goto(accountsOf(world));
  const filter = page.getByRole('searchbox');
  const rows = page.getByRole('table', { name: 'Service accounts' }).getByRole('row').filter({ hasText: name });
  await filter.fill(name.slice(-8));
  await expect(rows).toHaveCount(2);
  await filter.fill(`"${name}"`);
  await expect(rows).toHaveCount(1);
  await filter.fill(id);
  await expect(rows).toHaveCount(1);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Go to/ }).click();
  await page.getByRole('dialog', { name: 'Go to…' }).getByRole('combobox').fill(id);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(new RegExp(`/service-accounts/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('an edit shows what will change and stops when somebody else was faster', async ({ page, signIn, world }) => {
  const { std } = world;
  const { id, name = '' } = await createAccount(std);
  await signIn();
  await page.goto(`${accountsOf(world)}/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: `Edit ${name}` });
  await drawer.getByLabel('Token lifetime').selectOption('15 minutes');
  const changes = drawer.getByRole('region', { name: 'What will change' });
  await expect(changes).toContainText('15 minutes');

  const path = { organisationId: std.accounts.organisationId, serviceAccountId: id };
  await std.client.call('UpdateServiceAccountOrganisation', {
    path,
    body: { name: `${name}-moved`, expirationDate: '2098-01-31' },
  });
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Somebody else changed this account');
  await expect(drawer.getByLabel('Token lifetime')).toHaveValue('900');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(drawer).toBeHidden();
  expect(await std.client.call('GetServiceAccountOrganisation', { path })).toMatchObject({
    name: `${name}-moved`,
    tokenDuration: 'PT15M',
    expirationDate: '2098-01-31',
  });
});

test('an account is assigned to a space and taken out of it again, which only detaches it @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const target = await createSpace(std);
  const { id, name = '' } = await createAccount(std);
  await signIn();
  await page.goto(`${accountsOf(world)}/${id}`);
  await page.getByRole('button', { name: 'Assign to a space…' }).click();
  const drawer = page.getByRole('dialog', { name: `Assign ${name} to a space` });
  await drawer.getByRole('combobox', { name: 'Space' }).fill(target.name);
  await page.getByRole('option', { name: target.name }).click();
  await drawer.getByRole('button', { name: 'Assign', exact: true }).click();
  const table = page.getByRole('table', { name: /^Spaces of/ });
  await table.getByRole('link', { name: target.name }).click();

  await expect(page).toHaveURL(new RegExp(`/spaces/${target.id}/service-accounts/${id}$`));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove from this space…' }).click();
  const question = page.getByRole('alertdialog', { name: `Remove ${name} from ${target.name}?` });
  await expect(question).toContainText('it is only detached');
  await question.getByRole('textbox').fill(name);
  await question.getByRole('button', { name: 'Remove from the space' }).click();
  await expect(page.getByRole('row', { name: /demo-administrator/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeHidden();
  const path = { organisationId: std.accounts.organisationId, serviceAccountId: id };
  expect(await std.client.call('GetServiceAccountOrganisation', { path })).toMatchObject({ id });
});

test('a deletion stays visible until it is done @long', async ({ page, signIn, world }) => {
  const { std } = world;
  const { id, name = '' } = await createAccount(std);
  await signIn();
  await page.goto(`${accountsOf(world)}/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  const confirm = question.getByRole('button', { name: 'Delete service account' });
  await expect(confirm).toHaveAccessibleDescription(`Type ${name} to confirm`);
  await question.getByRole('textbox').fill(name);
  await confirm.click();

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Being deleted…');
  await std.steering.advance(60_000);
  await expect(row).toBeHidden();
  await expect(page.getByText(`${name} is gone`)).toBeVisible();
});

test('deleting the account one is signed in with takes a second thought @long', async ({ page, signIn, world }) => {
  const { clientId } = world.std.accounts;
  await signIn();
  await page.goto(`${accountsOf(world)}/${clientId}`);
  await expect(page.getByText('You are signed in with this account.')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const warning = page.getByRole('alertdialog', { name: 'This is the account you are signed in with' });
  await expect(warning).toContainText('You would lock yourself out of eu-std-1');
  await expect(warning.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning).toBeHidden();
});

test('an account without the right to list them is told which permission it lacks @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn({ as: 'limited' });
  await page.goto(`${space(world)}/service-accounts`);
  await expect(page.getByText('You may not see the service accounts here')).toBeVisible();
  await expect(page.getByText('iam.serviceAccount.get', { exact: true })).toBeVisible();
});
