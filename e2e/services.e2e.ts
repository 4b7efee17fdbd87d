/** The other services of a space: machines, registries and secret managers, with what the region refuses. */
import { everythingKept } from './kept.ts';
import { expect, test, type Page, type World } from './world.ts';

const space = ({ std }: World) => `/eu-std-1/spaces/${std.accounts.spaceId}`;

/** A machine of its own. */
async function createVm({ std }: World) {
  const path = { spaceId: std.accounts.spaceId };
  return std.client.call('CreateVms', { path, body: { imageId: 'ami-e2e', minVMsCount: 1, maxVMsCount: 1 } });
}

/** Longer than any change of a machine or a password takes in a test world. */
const settled = 5 * 60_000;

async function openMenu(page: Page, row: string | RegExp) {
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: /^Actions for/ })
    .click();
}

test('a machine is created with a file of user data, and one over the limit is refused in the form @long', async ({
  page,
  signIn,
  world,
}) => {
  const isCreation = (line: string) => /^POST .*\/vms$/.test(line);
  const creations = () => world.std.requests.filter(isCreation).length;
  const before = creations();
  await signIn();
  await page.goto(`${space(world)}/vms`);
  await page.getByRole('button', { name: 'Create virtual machines' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create virtual machines' });
  const file = drawer.getByLabel('User data from a file');
  const submit = drawer.getByRole('button', { name: 'Create', exact: true });

  await file.setInputFiles({ name: 'huge.bin', mimeType: 'text/plain', buffer: Buffer.alloc(512_001) });
  await expect(file).toHaveAccessibleDescription(/huge\.bin has 501 KiB; at most 500 KiB/);
  await submit.click();
  await expect(drawer.getByLabel('Image ID')).toHaveAccessibleDescription(/Enter the ID of an image/);
  await drawer.getByLabel('Image ID').fill('ami-1a2b3c4d');
  await submit.click();
  await expect(file).toBeFocused();
  expect(creations()).toBe(before);

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/vms'));
  await file.setInputFiles({ name: 'init.sh', mimeType: 'text/plain', buffer: Buffer.from('#!/bin/sh\necho é\n') });
  await submit.click();
  const body = (await sent).postDataJSON() as { UserData: string; imageId: string };
  expect(Buffer.from(body.UserData, 'base64').toString('utf8')).toBe('#!/bin/sh\necho é\n');
  await expect(drawer).toBeHidden();
  const { items } = await world.std.client.call('ListVms', { path: { spaceId: world.std.accounts.spaceId } });
  const made = items.find(({ imageId }) => imageId === 'ami-1a2b3c4d');
  const row = page.getByRole('row', { name: new RegExp(made?.id ?? 'none') });
  await expect(row).toContainText('Starting');

  await world.std.steering.advance(settled);
  await expect(row).toContainText('Running');
});

test('a machine is stopped, started, rebooted and deleted, each only when its state allows it @long', async ({
  page,
  signIn,
  world,
}) => {
  const { id } = await createVm(world);
  await world.std.steering.advance(settled);
  await signIn();
  await page.goto(`${space(world)}/vms/${id}`);
  const command = (name: string) => page.getByRole('button', { name, exact: true });
  const state = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(command('Start')).toHaveAccessibleDescription('It is running already');

  await command('Reboot…').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reboot' }).click();
  await expect(page.getByText(`${id} is rebooting`)).toBeVisible();

  world.std.steering.addFault({ operation: 'StopVm', kind: 'status', status: 500 });
  await command('Stop…').click();
  const stopping = page.getByRole('alertdialog');
  await stopping.getByRole('button', { name: 'Stop' }).click();
  await expect(stopping.getByRole('alert')).toContainText('Request ID');
  await stopping.getByRole('button', { name: 'Stop' }).click();
  await expect(state).toContainText('Stopping');
  await world.std.steering.advance(settled);
  await expect(state).toContainText('Stopped');
  await expect(command('Reboot…')).toHaveAccessibleDescription('Only a running machine can be rebooted');

  await command('Start').click();
  await expect(state).toContainText('Starting');
  await world.std.steering.advance(settled);
  await expect(state).toContainText('Running');

  await command('Delete…').click();
  const deletion = page.getByRole('alertdialog');
  await deletion.getByRole('textbox').fill(id);
  await deletion.getByRole('button', { name: 'Delete' }).click();
  await expect(state).toContainText('Being deleted');
  await expect(command('Delete…')).toHaveAccessibleDescription('It is being deleted already');
});

test('a start that the region refuses for want of a system volume is explained @long', async ({
  page,
  signIn,
  world,
}) => {
  const { items } = await world.std.client.call('ListVms', { path: { spaceId: world.std.accounts.spaceId } });
  const id = items.find(({ blockDeviceMappings }) => blockDeviceMappings?.length === 0)?.id ?? '';
  await signIn();
  await page.goto(`${space(world)}/vms`);
  await openMenu(page, new RegExp(id));
  await page.getByRole('menuitem', { name: 'Start', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `Start ${id}` });
  await expect(dialog).toContainText('Attach its system volume as /dev/sda1');
  await dialog.getByRole('button', { name: 'Start' }).click();
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText('The system volume is missing');
  await expect(refusal).toContainText('The region says: The system volume is missing: no volume is attached');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('what a region does not have is said so, and is not offered again @long', async ({ page, signIn, world }) => {
  const { id } = await createVm(world);
  await world.std.steering.advance(settled);
  // Fetched ahead, and once more by the page.
  world.std.steering.addFault({ operation: 'ListRegistries', kind: 'status', status: 501, times: 2 });
  world.std.steering.addFault({ operation: 'RebootVm', kind: 'status', status: 405 });
  await signIn();
  await page.goto(`${space(world)}/registries`);
  await expect(page.getByRole('heading', { name: 'Not available in this region' })).toBeVisible();

  await page.getByRole('link', { name: 'Virtual machines' }).click();
  await openMenu(page, new RegExp(id));
  await page.getByRole('menuitem', { name: 'Reboot…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Reboot' }).click();
  await expect(dialog.getByRole('alert')).toContainText('eu-std-1 does not offer this action');
  await page.keyboard.press('Escape');
  await openMenu(page, new RegExp(id));
  await expect(page.getByRole('menuitem', { name: 'Reboot…' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('menuitem', { name: 'Reboot…' })).toContainText('Not available in this region');
});

test('nothing is offered to be created where the region does not have the service @long', async ({
  page,
  signIn,
  world,
}) => {
  const lists = [
    ['ListVms', 'vms'],
    ['ListDatabaseClusters', 'databases'],
    ['ListClusters', 'clusters'],
  ] as const;
  await signIn();
  const main = page.getByRole('main');
  for (const [operation, list] of lists) {
    // Fetched ahead, and once more by the page.
    world.std.steering.addFault({ operation, kind: 'status', status: 501, times: 2 });
    await page.goto(`${space(world)}/${list}`);
    await expect(
      main.getByRole('heading', { name: 'Not available in this region' }).or(main.getByRole('alert')),
    ).toBeVisible();
    await expect(main.getByText(/^Create/)).toHaveCount(0);
    world.std.steering.clearFaults();
  }
});

test('a registry password is reset and read once, and is nowhere after that', async ({ page, signIn, world }) => {
  const { std } = world;
  const path = { spaceId: std.accounts.spaceId };
  const resets = () => std.requests.filter((line) => line.endsWith('/password/reset')).length;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const before = resets();
  await signIn();
  await page.goto(`${space(world)}/users`);
  await page.getByRole('link', { name: 'Registries' }).click();
  await openMenu(page, /releases/);
  await page.getByRole('menuitem', { name: 'Reset the password…' }).click();
  const asking = page.getByRole('alertdialog');
  await asking.getByText('As API call').press('Enter');
  await expect(asking.getByRole('region', { name: 'As API call' })).toContainText('/password/reset');
  await asking.getByRole('button', { name: 'Reset the password' }).click();
  await expect(asking).toContainText('The old password does not work any more');

  // The reset is done; reading fails once, and the second try must not reset again.
  std.steering.addFault({ operation: 'ReadRegistryPassword', kind: 'status', status: 500 });
  await std.steering.advance(settled);
  await asking.getByRole('button', { name: 'Show the password' }).click();
  const shown = page.getByRole('dialog', { name: 'The new password of releases' });
  await expect(shown).toBeVisible();
  expect(resets()).toBe(before + 1);

  const { items } = await std.client.call('ListRegistries', { path });
  const registryId = items.find(({ name }) => name === 'releases')?.id ?? '';
  const { password } = await std.client.call('ReadRegistryPassword', { path: { ...path, registryId } });
  await expect(shown.getByText(password)).toBeVisible();
  const done = shown.getByRole('button', { name: 'Done' });
  await expect(done).toHaveAccessibleDescription(/First copy it/);
  await page.keyboard.press('Escape');
  await expect(shown.getByRole('alert')).toContainText('First copy it');
  await page.goBack();
  await expect(shown).toBeVisible();

  await shown.getByRole('checkbox', { name: 'I have stored it' }).check();
  await done.click();
  await expect(shown).toBeHidden();
  expect(await everythingKept(page)).not.toContain(password);
  await page.reload();
  await expect(page.getByRole('row', { name: /releases/ })).toBeVisible();
  expect(await everythingKept(page)).not.toContain(password);
  expect(sent.join('\n')).not.toContain(password);
});

test('the token of a secret manager is revealed once, and is nowhere after a reload', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { std } = world;
  await signIn();
  await page.goto(`${space(world)}/secret-instances`);
  std.steering.addFault({ operation: 'GetSecretInstancePassword', kind: 'status', status: 500 });
  await openMenu(page, /vault/);
  await page.getByRole('menuitem', { name: 'Reveal the administrator’s token…' }).click();
  const reveal = page.getByRole('button', { name: 'Reveal the token' });
  await reveal.click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('Request ID');
  await reveal.click();
  const shown = page.getByRole('dialog', { name: 'The administrator’s token of vault' });
  await shown.getByRole('button', { name: 'Copy the token' }).click();
  const token = await page.evaluate<string>('navigator.clipboard.readText()');
  await expect(shown.locator('code')).toHaveText(token);
  await shown.getByRole('button', { name: 'Done' }).click();
  expect(await everythingKept(page)).not.toContain(token);
  await page.reload();
  await expect(page.getByRole('row', { name: /vault/ })).toBeVisible();
  expect(await everythingKept(page)).not.toContain(token);
});

test('a database is restored to a moment as a new one, and the source stays as it is @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const path = { spaceId: std.accounts.spaceId };
  const list = async () => (await std.client.call('ListDatabaseClusters', { path })).items;
  const source = (await list()).find(({ name }) => name === 'orders');
  const isCreation = (line: string) => /^POST .*postgresql.*\/clusters$/.test(line);
  const creations = () => std.requests.filter(isCreation).length;
  const before = creations();
  await signIn();
  await page.goto(`${space(world)}/databases/${source?.id}`);
  await page.getByRole('button', { name: 'Restore…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Restore orders as a new database' });
  const moment = drawer.getByLabel(/^Moment, in your time zone/);
  const name = drawer.getByLabel('Name of the new database');
  const submit = drawer.getByRole('button', { name: 'Restore', exact: true });
  await expect(moment).toHaveAccessibleDescription(/From .* to now · that is .* UTC/);

  await moment.fill('2001-02-03T04:05:06');
  await submit.click();
  await expect(moment).toHaveAccessibleDescription('The database did not exist yet at that moment.');
  await moment.fill('2999-01-01T00:00:00');
  await expect(moment).toHaveAccessibleDescription('That moment is still to come.');
  expect(creations()).toBe(before);

  const twoDaysAgo = new Date(world.clock.now() - 2 * 86_400_000);
  // Not a whole minute, whose seconds the field would not show.
  twoDaysAgo.setSeconds(7, 0);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/clusters'));
  const local = await page.evaluate<string>(
    `(() => { const at = new Date(${twoDaysAgo.getTime()}); return new Date(at.getTime() - at.getTimezoneOffset() * 60000).toISOString().slice(0, 19); })()`,
  );
  await moment.fill(local);
  await name.fill('positions');
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    restoreConfiguration: { sourceType: 'CLUSTER', clusterId: source?.id, pointInTime: twoDaysAgo.toISOString() },
  });
  await expect(name).toHaveAccessibleDescription('This space already has a database of this name.');
  await expect(moment).toHaveValue(local);

  await name.fill('orders-before');
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('orders-before');
  await expect(page.getByText('Known once it is running')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore…' })).toHaveAccessibleDescription(
    /Possible once it is running/,
  );
  await std.steering.advance(settled);
  await expect(page.getByRole('button', { name: /^Copy the host of/ })).toBeVisible();
  expect((await list()).find(({ name: other }) => other === 'orders')).toEqual(source);
});

test('a backup is made, restored from and deleted; an automatic one is left to the region @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const path = { spaceId: std.accounts.spaceId };
  const { items } = await std.client.call('ListDatabaseClusters', { path });
  const id = items.find(({ name }) => name === 'positions')?.id ?? '';
  await signIn();
  await page.goto(`${space(world)}/databases/${id}`);
  await page.getByRole('button', { name: 'Back up now…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Back up positions' });
  await drawer.getByLabel('Name').fill('by-hand');
  await drawer.getByRole('button', { name: 'Back up', exact: true }).click();
  const row = page.getByRole('row', { name: /by-hand/ });
  await expect(row).toContainText('Creating');
  await std.steering.advance(settled);
  await expect(row).toContainText('Complete');

  await openMenu(page, /positions-auto-1/);
  await expect(page.getByRole('menuitem', { name: 'Delete…' })).toContainText('the region deletes it by itself');
  await page.keyboard.press('Escape');
  await openMenu(page, /by-hand/);
  await page.getByRole('menuitem', { name: 'Restore as a new database…' }).click();
  const restore = page.getByRole('dialog', { name: 'Restore positions as a new database' });
  await expect(restore.getByLabel('Backup', { exact: true })).toContainText('by-hand');
  await expect(restore.getByLabel('As a backup holds it')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(restore).toBeHidden();

  std.steering.addFault({ operation: 'DeleteBackup', kind: 'status', status: 403 });
  await page.goto(`${space(world)}/databases/backups?q=by-hand`);
  await openMenu(page, /by-hand/);
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const deletion = page.getByRole('alertdialog');
  const confirm = deletion.getByRole('button', { name: 'Delete the backup' });
  await confirm.click();
  await expect(deletion.getByRole('alert')).toContainText('You may not do this');
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Nothing matches “by-hand”' })).toBeVisible();
});
