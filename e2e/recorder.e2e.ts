/** The calls of the API that one makes by hand, to be sent again from elsewhere. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { unique } from './world-data.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';

const run = promisify(execFile);
const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

async function tokenOf({ baseUrl, accounts: { clientId, clientSecret } }: WorldRegion): Promise<string> {
  const answer = await fetch(`${baseUrl}/iam/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function openFromPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Type a name, or paste an ID' }).fill('API calls');
  await page.getByRole('option', { name: /^API calls/ }).click();
  return page.getByRole('dialog', { name: 'API calls' });
}

test('what was done by hand is a script that does it again @long', async ({ page, signIn, world, context }, info) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { std } = world;
  const { spaceId } = std.accounts;
  const name = unique("it's $(a) role");
  await signIn();
  await page.goto(`/${std.name}/spaces/${spaceId}/roles`);
  await expect(page.getByRole('row').nth(3)).toContainText(/\w/);

  const drawer = await openFromPalette(page);
  // The first page's own reads are among them, though they were made ahead of this code.
  await expect(drawer.getByRole('listitem').filter({ hasText: 'ListRolesSpace' })).toContainText('200');
  await drawer.getByRole('button', { name: 'Begin recording now' }).click();
  await expect(drawer.getByText('No call yet')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Create role' }).click();
  const form = page.getByRole('dialog', { name: 'Create a role' });
  await form.getByLabel('Name').fill(name);
  await form.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const roleUuid = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('button', { name: /^Service account/ }).click();
  await page.getByRole('menuitem', { name: 'API calls' }).click();
  await drawer.getByRole('radio', { name: /^What I have done since/ }).check();
  const line = drawer.getByRole('listitem').filter({ hasText: 'CreateRoleSpace' });
  await expect(line).toContainText(`/iam/spaces/${spaceId}/roles`);
  await expect(line).toContainText('Request ID');
  await drawer.getByRole('checkbox', { name: 'Changes only' }).check();
  await expect(drawer.getByText('1 call', { exact: true })).toBeVisible();
  await drawer.getByRole('button', { name: 'Copy as TypeScript' }).click();
  await expect.poll(() => clipboard(page)).toContain('CreateRoleSpace');
  const script = await clipboard(page);
  expect(script).not.toContain('/api/regions');

  await std.client.call('DeleteRoleSpace', { path: { spaceId, roleUuid } });
  const file = info.outputPath('calls.mts');
  writeFileSync(file, script);
  const env = { ...process.env, EU_STD_1_URL: std.baseUrl, EU_STD_1_TOKEN: await tokenOf(std) };
  await run(process.execPath, ['--import', 'tsx', file], { env });
  const again = await std.client.call('ListRolesSpace', { path: { spaceId }, query: { name } });
  expect(again.items.map(({ uuid }) => uuid)).not.toEqual([roleUuid]);
  expect(again.items).toHaveLength(1);
});

test('what a dialog is about to delete is offered as a call, and nothing is sent by looking @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { spaceId } = std.accounts;
  const body = { name: unique('role'), description: 'For a test' };
  const { uuid } = await std.client.call('CreateRoleSpace', { path: { spaceId }, body });
  await signIn();
  await page.goto(`/${std.name}/spaces/${spaceId}/roles/${uuid}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('As API call').press('Enter');
  await expect(dialog.getByRole('region', { name: 'As API call' })).toContainText(
    `curl --request DELETE "$EU_STD_1_URL"'/iam/spaces/${spaceId}/roles/${uuid}'`,
  );
  await page.keyboard.press('Escape');
  expect(std.requests.filter((line) => line.startsWith('DELETE') && line.includes(uuid))).toEqual([]);
});
