/** Replacing a service account: every right goes over to the new one, and nothing is lost on the way. */
import { everythingKept } from './kept.ts';
import { accountsOf, createAccount, secretOf } from './service-accounts.ts';
import { createSpace, unique } from './world-data.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';

/** An account with a role in the organisation, a policy and an ACL in a space; everything a rotation has to carry over. */
async function grantedAccount(region: WorldRegion) {
  const { client, accounts } = region;
  const { organisationId } = accounts;
  const inSpace = await createSpace(region);
  const account = await createAccount(region);
  const roleOf = async (
    name: string,
    roles: Promise<{ items: readonly { uuid: string; name?: string | undefined }[] }>,
  ) => (await roles).items.find((role) => role.name === name)?.uuid ?? '';
  const viewer = await roleOf(
    'Organisation Viewer',
    client.call('ListRolesOrganisation', { path: { organisationId }, page: { size: 50 } }),
  );
  const path = { spaceId: inSpace.id };
  const spaceViewer = await roleOf('Space Viewer', client.call('ListRolesSpace', { path, page: { size: 50 } }));
  const read = { service: 'kubernetes', resource: 'cluster', action: 'get' };
  const { items } = await client.call('ListPermissionsSpace', { path, query: read });
  const permissionId = items[0]?.uuid ?? '';
  const subject = { subjectType: 'serviceAccounts' as const, subjectId: account.id };
  const serviceAccountId = account.id;
  await client.call('SetIAMPolicyOrganisation', {
    path: { organisationId, ...subject },
    body: { add: { roles: [viewer] } },
  });
  await client.call('AssignServiceAccountToSpace', { path: { ...path, serviceAccountId } });
  await client.call('SetIAMPolicySpace', {
    path: { ...path, ...subject },
    body: { add: { roles: [spaceViewer], permissions: [permissionId] } },
  });
  const acl = { permissionId, service: 'kubernetes', resource: 'cluster', resourceId: unique('cluster') };
  await client.call('CreateACLServiceAccountSpaceBulk', {
    path: { ...path, serviceAccountId },
    body: { items: [acl] },
  });
  return { account, space: inSpace, viewer, spaceViewer, permissionId, acl };
}

const step = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('a rotation carries every right over, repeats only what failed, verifies, then deletes the old account', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { client, accounts } = std;
  const { account, space: inSpace, viewer, spaceViewer, permissionId, acl } = await grantedAccount(std);
  const { id, name = '' } = account;
  await signIn();
  await page.goto(`${accountsOf(world)}/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Rotate the secret…' }).click();
  await expect(step(page, /^1\./)).toContainText('Done');
  await expect(step(page, /^1\./)).toContainText('1 role, 1 single permission, 1 ACL');

  const successor = await step(page, /^2\./).getByLabel('Name', { exact: true }).inputValue();
  expect(successor).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}$`));
  await step(page, /^2\./).getByRole('button', { name: 'Create the new account' }).click();
  await secretOf(page).getByRole('checkbox', { name: 'I have stored the secret' }).check();
  await secretOf(page).getByRole('button', { name: 'Done' }).click();

  std.steering.addFault({ operation: 'CreateACLServiceAccountSpaceBulk', kind: 'status', status: 500 });
  const copying = step(page, /^4\./);
  const policies = () => std.requests.filter((line) => /^PATCH .*\/iampolicy\//.test(line)).length;
  await copying.getByRole('button', { name: 'Check what 4 calls would copy' }).click();
  await copying.getByRole('button', { name: 'Do 4 steps' }).click();
  await expect(copying.getByText('Ended, not all done')).toBeVisible();
  await expect(copying.getByText('Failed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Stop the rotation here?' });
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  const before = policies();
  await copying.getByRole('button', { name: 'Try again what failed' }).click();
  await expect(copying.getByText('Failed', { exact: true })).toBeHidden();
  expect(policies()).toBe(before);

  await step(page, /^5\./).getByRole('button', { name: 'Test the pair and compare the rights' }).click();
  await expect(page.getByText('The pair works and every right has arrived')).toBeVisible();
  const newId = (await step(page, /^2\./).locator('code').textContent()) ?? '';
  const subject = { subjectType: 'serviceAccounts' as const, subjectId: newId };
  const path = { spaceId: inSpace.id };
  expect(
    await client.call('GetIAMPolicyOrganisation', { path: { organisationId: accounts.organisationId, ...subject } }),
  ).toMatchObject({ roles: [viewer], permissions: [] });
  expect(await client.call('GetIAMPolicySpace', { path: { ...path, ...subject } })).toMatchObject({
    roles: [spaceViewer],
    permissions: [permissionId],
  });
  const acls = await client.call('GetACLServiceAccountSpace', {
    path: { ...path, serviceAccountId: newId },
    query: { service: 'kubernetes', resource: 'cluster' },
  });
  expect(acls.items).toMatchObject([acl]);

  await step(page, /^6\./)
    .getByRole('button', { name: `Remove ${name}…` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await question.getByRole('textbox').fill(name);
  await question.getByRole('button', { name: 'Delete service account' }).click();
  const old = page.getByRole('row').filter({ hasText: 'Being deleted…' });
  await expect(old).toContainText(name);
  await std.steering.advance(60_000);
  await expect(old).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(successor) })).toBeVisible();
});

test('a rotation goes on after a reload with what the region says is left, and asks for the secret it does not have @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { account, space: inSpace, acl } = await grantedAccount(std);
  await signIn();
  await page.goto(`${accountsOf(world)}/${account.id}/rotation`);
  await step(page, /^2\./).getByRole('button', { name: 'Create the new account' }).click();
  const codes = secretOf(page).locator('code');
  const [newId = '', secret = ''] = [await codes.first().textContent(), await codes.nth(1).textContent()].map(String);
  await secretOf(page).getByRole('checkbox', { name: 'I have stored the secret' }).check();
  await secretOf(page).getByRole('button', { name: 'Done' }).click();
  std.steering.addFault({ operation: 'CreateACLServiceAccountSpaceBulk', kind: 'status', status: 500 });
  const copying = step(page, /^4\./);
  await copying.getByRole('button', { name: /^Check what/ }).click();
  await copying.getByRole('button', { name: /^Do \d/ }).click();
  await expect(copying.getByText('Failed', { exact: true })).toBeVisible();

  // The console's server does the copying: another tab finds it under Work, and sees it get on.
  const tab = await page.context().newPage();
  await tab.goto(accountsOf(world).replace('service-accounts', 'runs'));
  await expect(tab.getByRole('row', { name: /Ended, not all done/ })).toContainText('1 failed');
  await tab.getByRole('link', { name: `Copy the rights of ${account.name}` }).click();
  await tab.getByRole('radio', { name: /^Failed/ }).check();
  await expect(tab.getByRole('row', { name: /1 ACL in/ })).toContainText('Failed');

  expect(page.url()).toContain(`successor=${newId}`);
  expect(page.url()).not.toContain(secret);
  await page.reload();
  // Whoever follows a link of somebody else sees first to whom the rights would go.
  await expect(step(page, /^2\./).getByText(newId)).toBeVisible();
  await expect(step(page, /^4\./).getByRole('button')).toHaveCount(0);
  await step(page, /^2\./)
    .getByRole('button', { name: /^Go on with/ })
    .click();
  await copying.getByRole('button', { name: 'Try again what failed' }).click();
  await expect(copying.getByText('Failed', { exact: true })).toBeHidden();
  await expect(tab.getByText('4 done.')).toBeVisible();
  await tab.close();
  await step(page, /^5\./)
    .getByLabel(/^Client secret of the new account/)
    .fill(secret);
  await step(page, /^5\./).getByRole('button', { name: 'Test the pair and compare the rights' }).click();
  await expect(page.getByText('The pair works and every right has arrived')).toBeVisible();
  expect(await everythingKept(page)).not.toContain(secret);
  const { items } = await std.client.call('GetACLServiceAccountSpace', {
    path: { spaceId: inSpace.id, serviceAccountId: newId },
    query: { service: 'kubernetes', resource: 'cluster' },
  });
  expect(items).toMatchObject([acl]);
});

test('a rotation says what it cannot read, and goes on without it only when told to @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { account } = await grantedAccount(std);
  std.steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'status', status: 500 });
  await signIn();
  await page.goto(`${accountsOf(world)}/${account.id}/rotation`);
  const reading = step(page, /^1\./);
  await expect(reading.getByText('Not everything could be read, so it cannot be copied')).toBeVisible();
  const create = step(page, /^2\./).getByRole('button', { name: 'Create the new account' });
  await expect(create).toHaveAccessibleDescription('First it has to be known what the account is granted.');
  await reading.getByRole('checkbox', { name: 'Go on without what could not be read' }).check();
  await expect(create).toHaveAccessibleDescription('');
  await reading.getByRole('button', { name: 'Read again' }).click();
  await expect(reading).toContainText('1 role, 1 single permission, 1 ACL');
  await expect(reading.getByText('Not everything could be read, so it cannot be copied')).toBeHidden();
});
