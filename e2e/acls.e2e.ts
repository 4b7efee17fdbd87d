/** J7: rights on single resources are given, explained, deleted and taken back, by one call each. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { aclHolder, onClusters } from './acl-holder.ts';
import { expect, test, type Page } from './world.ts';
import { unique } from './world-data.ts';

const drawer = (page: Page) => page.getByRole('dialog');

test('access to one cluster is given from its page, and the explanation shows the ACL', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { spaceId } = std.accounts;
  const { name, acls } = await aclHolder(std);
  const { items: clusters } = await std.client.call('ListClusters', { path: { spaceId } });
  const cluster = clusters[0];
  if (cluster === undefined) throw new Error('the demo space has no cluster');
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters/${cluster.id}`);
  await page.getByRole('link', { name: 'Give access…' }).click();
  await drawer(page).getByRole('combobox', { name: 'Find a user or service account' }).fill(name);
  await drawer(page).getByRole('option', { name }).click();
  await drawer(page).getByRole('checkbox', { name: 'kubernetes.cluster.get' }).check();
  await drawer(page).getByRole('checkbox', { name: 'kubernetes.cluster.update' }).check();
  await expect(drawer(page).getByRole('textbox', { name: 'Resource IDs, one per line' })).toHaveValue(cluster.id);
  await drawer(page).getByRole('button', { name: 'See what it does' }).click();
  await expect(drawer(page).getByText('Gained (2)')).toBeVisible();
  await expect(drawer(page).getByText(`kubernetes.cluster.get on ${cluster.name} for ${name}`)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Give 2 ACLs' }).click();
  await expect(page.getByText('2 ACLs were created')).toBeVisible();
  await expect(page.getByRole('row', { name: /kubernetes\.cluster\.update/ })).toContainText(name);
  expect((await acls()).map(({ resourceId }) => resourceId)).toEqual([cluster.id, cluster.id]);

  await page.getByRole('link', { name: `Explain what ${name} may do now` }).click();
  // Nobody has activated them yet.
  await expect(page.getByText(new RegExp(`${name} \\(.+@.+\\) holds this right, but cannot use it`))).toBeVisible();
  await expect(page.getByText(`ACL on ${cluster.name}`, { exact: true })).toBeVisible();
});

test('whoever cannot get in is marked where access is given to them, and in what it does @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  // Nobody has activated them yet.
  const { name, page: acls } = await aclHolder(std);
  await signIn();
  await page.goto(`${acls}?service=kubernetes&resource=cluster&give`);
  await drawer(page).getByRole('combobox', { name: 'Find a user or service account' }).fill(name);
  await drawer(page)
    .getByRole('option', { name: `${name} Inactive` })
    .click();
  await expect(drawer(page).getByRole('list', { name: 'Chosen' })).toContainText(
    new RegExp(`${name} \\(.+@.+\\) Inactive`),
  );
  await drawer(page).getByRole('checkbox', { name: 'kubernetes.cluster.get' }).check();
  await drawer(page).getByRole('textbox', { name: 'Resource IDs, one per line' }).fill('c-1');
  await drawer(page).getByRole('button', { name: 'See what it does' }).click();
  await expect(drawer(page).getByRole('listitem').filter({ hasText: name }).first()).toContainText('Inactive');
});

test('a cluster goes by its name wherever an ACL on it is listed @long', async ({ page, signIn, world: { std } }) => {
  const { client, accounts } = std;
  const { spaceId, organisationId } = accounts;
  const { userId, grant } = await aclHolder(std);
  const { items: clusters } = await client.call('ListClusters', { path: { spaceId } });
  const [{ id, name } = { id: '', name: '' }] = clusters;
  await grant(id);
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/users/${userId}/access`);
  await expect(page.getByRole('rowheader', { name: `kubernetes.cluster ${name}` })).toBeVisible();
  await page.goto(`/eu-std-1/organisations/${organisationId}/users/${userId}/leaver`);
  await expect(page.getByText(`kubernetes.cluster.get on ${name}`).first()).toBeVisible({ timeout: 30_000 });
});

test('a few ACLs of one user are deleted by one call, with a receipt that brings them back @long', async ({
  page,
  signIn,
  world,
}) => {
  const { userId, acls, create, page: address } = await aclHolder(world.std);
  await create(3);
  await signIn();
  await page.goto(`${address}?service=kubernetes&resource=cluster&whose=users:${userId}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Delete 3 ACLs…' }).click();
  const dialog = page.getByRole('alertdialog');
  world.std.steering.addFault({ operation: 'DeleteACLUserSpaceBulk', kind: 'status', status: 500 });
  await dialog.getByRole('button', { name: 'Delete 3 ACLs' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await acls()).toHaveLength(3);
  await dialog.getByRole('button', { name: 'Delete 3 ACLs' }).click();
  await expect(page.getByText('3 ACLs were deleted')).toBeVisible();
  expect(await acls()).toHaveLength(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change was undone')).toBeVisible();
  expect(await acls()).toHaveLength(3);
});

test('what cannot be fetched to save a file or to change the language is said, and offered again @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { create, userId, page: acls } = await aclHolder(world.std);
  await create(1);
  await signIn();
  await page.goto(`${acls}?service=kubernetes&resource=cluster&whose=users:${userId}`);
  await expect(page.getByRole('row', { name: /c-0/ })).toBeVisible();
  const missing = page.getByRole('alert').filter({ hasText: 'A part of the page could not be loaded' });

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  const saved = page.waitForEvent('download');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await saved;
  await expect(missing).toBeHidden();

  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Français' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('taking away one’s own last right on a resource asks first', async ({ page, world }) => {
  const { client, accounts, name: region } = world.std;
  const { spaceId } = accounts;
  const account = await client.call('CreateServiceAccountSpace', {
    path: { spaceId },
    body: { name: unique('keeper') },
  });
  const { items: roles } = await client.call('ListRolesSpace', {
    path: { spaceId },
    query: { name: 'IAM Security Admin' },
  });
  await client.call('SetIAMPolicySpace', {
    path: { spaceId, subjectType: 'serviceAccounts', subjectId: account.id },
    body: { add: { roles: roles.map(({ uuid }) => uuid) } },
  });
  const { items: permissions } = await client.call('ListPermissionsSpace', { path: { spaceId }, query: onClusters });
  const items = permissions
    .filter((one) => one.name === 'kubernetes.cluster.delete')
    .map(({ uuid }) => ({ ...onClusters, permissionId: uuid, resourceId: 'c-1' }));
  const path = { spaceId, serviceAccountId: account.id };
  await client.call('CreateACLServiceAccountSpaceBulk', { path, body: { items } });
  const { id: clientId, secret: clientSecret } = account;
  await page.request.post('/api/session', {
    headers: { [csrfHeader]: '1' },
    data: { region, clientId, clientSecret },
  });
  await page.goto(
    `/${region}/spaces/${spaceId}/acls?service=kubernetes&resource=cluster&whose=serviceAccounts:${account.id}`,
  );
  await page.getByRole('row', { name: /c-1/ }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('You take away rights of your own that nothing else gives you')).toBeVisible();
  await dialog.getByRole('button', { name: 'Give up my own rights' }).click();
  await expect(page.getByText('One ACL was deleted')).toBeVisible();
});

test('what somebody else has changed since the preview stops a deletion, which then goes on from there @long', async ({
  page,
  signIn,
  world,
}) => {
  const { client, accounts } = world.std;
  const { spaceId } = accounts;
  const { userId, acls, create, page: address } = await aclHolder(world.std);
  await create(1);
  await signIn();
  await page.goto(`${address}?service=kubernetes&resource=cluster&whose=users:${userId}`);
  await page.getByRole('row', { name: /c-0/ }).getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Lost (1)')).toBeVisible();

  const permissions = (await acls()).map(({ permissionId }) => permissionId);
  await client.call('SetIAMPolicySpace', {
    path: { spaceId, subjectType: 'users', subjectId: userId },
    body: { add: { permissions } },
  });
  await dialog.getByRole('button', { name: 'Delete one ACL' }).click();
  await expect(dialog.getByText('What it does has changed meanwhile')).toBeVisible();
  await expect(dialog.getByText('No effect, also granted otherwise (1)')).toBeVisible();
  expect(await acls()).toHaveLength(1);

  await dialog.getByRole('button', { name: 'Delete one ACL' }).click();
  await expect(page.getByText('One ACL was deleted')).toBeVisible();
  expect(await acls()).toHaveLength(0);
});
