/** J7: deprecated granular policies are told of where there are any, and moved to ACLs. */
import type { Request } from '@playwright/test';
import { aclHolder } from './acl-holder.ts';
import { permissionsIn } from './permissions-of-space.ts';
import { violations } from './axe.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';
import { unique } from './world-data.ts';

const updaters = { action: 'updaters' as const, objectId: 'c-1' };
const isGranular = (request: Request) => request.url().includes('/iamgranularPolicy/');

/** The kinds of resource asked about from here on. */
function kindsAsked(page: Page): readonly string[] {
  const kinds: string[] = [];
  page.on('request', (request) => {
    if (isGranular(request)) kinds.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  return kinds;
}

/** How many kinds of resource permissions of the demo space are about. */
async function kindsThere(region: WorldRegion): Promise<number> {
  return new Set((await permissionsIn(region)).flatMap(({ resource }) => resource ?? [])).size;
}

test('somebody without granular policies is asked about each kind once, last, and nothing is shown', async ({
  page,
  signIn,
  world,
}) => {
  const { spaceId } = world.std.accounts;
  const { userId } = await aclHolder(world.std);
  const kinds = kindsAsked(page);
  const others: number[] = [];
  page.on('request', (request) => {
    if (/\/acl|\/iamPolicy/i.test(request.url()) && !isGranular(request)) others.push(kinds.length);
  });
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/users/${userId}/access`);
  await expect.poll(() => kinds.length).toBe(await kindsThere(world.std));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(others.length).toBeGreaterThan(kinds.length);
  expect(Math.max(...others)).toBe(0);
  await expect(page.getByRole('heading', { name: 'One by one' })).toBeVisible();
  await expect(page.getByText(/^(?:Whether there are deprecated g|G)ranular policies/)).toBeHidden();
});

test('what granular policies could not be read of is said in a line, and read again', async ({
  page,
  signIn,
  world,
}) => {
  const { spaceId } = world.std.accounts;
  const { client } = world.std;
  const account = await client.call('CreateServiceAccountSpace', {
    path: { spaceId },
    body: { name: unique('old-rights') },
  });
  const subject = { spaceId, subjectType: 'serviceAccounts', subjectId: account.id };
  await client.call('SetIAMGranularPolicySpace', {
    path: { ...subject, objectType: 'cluster' },
    body: { add: [updaters] },
  });
  world.std.steering.addFault({
    operation: 'GetIAMGranularPolicySpace',
    kind: 'status',
    status: 403,
    times: 1_000,
  });
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/service-accounts/${account.id}/access`);
  const line = page.getByText(/^Whether there are deprecated granular policies is not known for \d+ of \d+ kinds/);
  await expect(line).toBeVisible();
  const title = page.getByRole('heading', { name: 'Granular policies (deprecated)' });
  await expect(title).toBeHidden();
  world.std.steering.clearFaults();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByRole('row', { name: /^updaters cluster c-1/ })).toBeVisible();
  await expect(title).toBeVisible();
  await expect(line).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test('where the permissions cannot be read, no ACLs are called missing', async ({ page, signIn, world }) => {
  const { spaceId } = world.std.accounts;
  const { userId } = await aclHolder(world.std);
  const kinds = kindsAsked(page);
  world.std.steering.addFault({ operation: 'ListPermissionsSpace', kind: 'status', status: 403, times: 1_000 });
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/users/${userId}/access`);
  const acls = page.getByRole('region', { name: 'ACLs: rights on single resources' });
  await expect(acls.getByText(/so neither ACLs nor granular policies could be asked for/)).toBeVisible();
  await expect(acls.getByText('Nothing is granted on single resources.')).toBeHidden();
  world.std.steering.clearFaults();
  await acls.getByRole('button', { name: 'Read again' }).click();
  await expect(acls.getByText('Nothing is granted on single resources.')).toBeVisible();
  await expect.poll(() => kinds.length).toBe(await kindsThere(world.std));
});

test('whoever leaves the page ends the asking', async ({ page, signIn, world }) => {
  const { spaceId } = world.std.accounts;
  const { userId } = await aclHolder(world.std);
  const kinds = kindsAsked(page);
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => {
    if (isGranular(request)) cancelled.push(request.url());
  });
  world.std.steering.addFault({ operation: 'GetIAMGranularPolicySpace', kind: 'hang', times: 2 });
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/users/${userId}/access`);
  // The first one goes ahead.
  await expect.poll(() => kinds.length).toBe(1);
  await page.getByRole('main').getByRole('link', { name: 'Explain access' }).click();
  await expect.poll(() => cancelled).toHaveLength(1);
  expect(kinds).toHaveLength(1);
});

test('a deprecated granular policy becomes ACLs that give the same, and stays while they are not there @long', async ({
  page,
  signIn,
  world,
}) => {
  const { client, accounts, steering } = world.std;
  const { spaceId } = accounts;
  const { userId, acls } = await aclHolder(world.std);
  const path = { spaceId, subjectType: 'users', subjectId: userId, objectType: 'cluster' };
  await client.call('SetIAMGranularPolicySpace', { path, body: { add: [updaters] } });
  const granular = async () => (await client.call('GetIAMGranularPolicySpace', { path })).items;
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/users/${userId}/access`);
  const row = page.getByRole('row', { name: /^updaters cluster c-1/ });
  await expect(row).toContainText('kubernetes.cluster.update');
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Move to ACL…' }).click();
  const dialog = page.getByRole('alertdialog');
  steering.addFault({ operation: 'CreateACLUserSpaceBulk', kind: 'status', status: 403 });
  await dialog.getByRole('button', { name: 'Move to ACL' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await granular()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Move to ACL' }).click();
  await expect(page.getByText(/^Moved to \d+ ACLs/)).toBeVisible();
  expect(await granular()).toHaveLength(0);
  expect((await acls()).map(({ resourceId }) => resourceId)).toEqual(['c-1']);
  await expect(page.getByText('No deprecated granular policies were found.')).toBeVisible();
  await expect(row).toBeHidden();
});

test('a granular policy that somebody has taken away since it was listed does not come back as ACLs @long', async ({
  page,
  signIn,
  world,
}) => {
  const { client, accounts } = world.std;
  const { spaceId } = accounts;
  const { userId, acls } = await aclHolder(world.std);
  const path = { spaceId, subjectType: 'users', subjectId: userId, objectType: 'cluster' };
  const items = [updaters];
  await client.call('SetIAMGranularPolicySpace', { path, body: { add: items } });
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/users/${userId}/access`);
  await page
    .getByRole('row', { name: /^updaters cluster c-1/ })
    .getByRole('button')
    .click();
  await page.getByRole('menuitem', { name: 'Move to ACL…' }).click();
  const dialog = page.getByRole('alertdialog');
  const move = dialog.getByRole('button', { name: 'Move to ACL' });
  await expect(move).not.toHaveAttribute('aria-disabled');
  await client.call('SetIAMGranularPolicySpace', { path, body: { delete: items } });
  await move.click();
  await expect(dialog.getByText('What it does has changed meanwhile')).toBeVisible();
  await expect(move).toHaveAttribute('aria-disabled', 'true');
  expect(await acls()).toEqual([]);
});
