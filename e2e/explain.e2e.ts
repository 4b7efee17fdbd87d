/** Explaining access from the navigation: who it is about is found by name, and who has a right is told with its ACLs. */
import { text } from 'node:stream/consumers';
import { createSpace, createUser, setActive, unique } from './world-data.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';

/** A space with a cluster-like thing nobody runs, one user who may delete it by ACL, and one who may read everything. */
async function prepare(region: WorldRegion) {
  const { client } = region;
  const { id: spaceId } = await createSpace(region);
  const byAcl = await createUser(region);
  const byRole = await createUser(region);
  for (const { id: userId } of [byAcl, byRole]) {
    await setActive(region, userId);
    await client.call('AssignUserToSpace', { path: { spaceId, userId } });
  }
  const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name: 'Kubernetes Viewer' } });
  const subject = { subjectType: 'users', subjectId: byRole.id };
  const viewer = items[0]?.uuid ?? '';
  await client.call('SetIAMPolicySpace', { path: { spaceId, ...subject }, body: { add: { roles: [viewer] } } });
  const permissionId = await permissionNamed(region, spaceId, 'kubernetes.cluster.get');
  const resourceId = unique('cluster');
  const item = { permissionId, service: 'kubernetes', resource: 'cluster', resourceId };
  await client.call('CreateACLUserSpaceBulk', { path: { spaceId, userId: byAcl.id }, body: { items: [item] } });
  const name = ({ firstname = '', lastname = '' }: typeof byAcl) => `${firstname} ${lastname}`;
  const [nameByAcl, nameByRole] = [name(byAcl), name(byRole)];
  // As one is called who was chosen: others may have the same name.
  const [toldByAcl, toldByRole] = [`${nameByAcl} (${byAcl.email})`, `${nameByRole} (${byRole.email})`];
  return { spaceId, resourceId, byAcl, nameByAcl, toldByAcl, byRole, nameByRole, toldByRole };
}

async function permissionNamed({ client }: WorldRegion, spaceId: string, name: string): Promise<string> {
  const [service = '', resource = '', action = ''] = name.split('.');
  const query = { service, resource, action };
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query });
  return items.find((permission) => permission.name === name)?.uuid ?? '';
}

const question = (page: Page) => page.getByRole('combobox', { name: 'Question' });

test('who, what and on what are found by name in one field, without the mouse, and the answer is a link', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId, byAcl, nameByAcl, toldByAcl, resourceId } = await prepare(std);
  await signIn();
  await page.goto(`/${std.name}/spaces/${spaceId}/users`);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Explain access' }).click();
  await question(page).fill(byAcl.lastname ?? '');
  await expect(page.getByRole('option', { name: nameByAcl })).toBeVisible();
  await page.keyboard.press('Enter');
  await question(page).fill('see kubernetes clu');
  await page.getByRole('option', { name: 'see Kubernetes clusters' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${toldByAcl} may not do this`).first()).toBeVisible();

  // What it costs once names, roles and permissions are there: the policy, and what is on the one resource.
  const calls = () => std.requests.filter((line) => line.includes(`/iam/spaces/${spaceId}/`)).length;
  const before = calls();
  await question(page).fill(resourceId);
  await page.getByRole('option', { name: resourceId }).click();
  await expect(page.getByText(`${toldByAcl} may do this`).first()).toBeVisible();
  expect(calls() - before).toBeLessThanOrEqual(3);
  await expect(page.getByText(`ACL on ${resourceId}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${toldByAcl} may do this`).first()).toBeVisible();
  await question(page).press('Backspace');
  await expect(page.getByText(`${toldByAcl} may not do this`).first()).toBeVisible();
  await page.getByRole('button', { name: `Take out: ${toldByAcl}` }).press('Enter');
  await expect(question(page)).toBeFocused();
  await expect(page).toHaveURL(/explain\?permission=kubernetes\.cluster\.get$/);
});

test('who has a permission is told with ACLs, and never called complete beside a doubt @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId, nameByAcl, toldByAcl, nameByRole, resourceId } = await prepare(std);
  await signIn();
  const uuid = await permissionNamed(std, spaceId, 'kubernetes.cluster.get');
  await page.goto(`/${std.name}/spaces/${spaceId}/permissions/${uuid}`);
  await page.getByRole('link', { name: 'Who has it?' }).click();

  std.steering.addFault({ operation: 'ListResourceAccessByIdentity', kind: 'status', status: 403 });
  await page.getByRole('button', { name: 'Find out', exact: true }).click();
  await expect(page.getByText(/· Not complete, as of/)).toBeVisible();
  await expect(page.getByText('What one of them holds could not be read: there may be more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export part' })).toBeVisible();

  const asked = () => std.requests.filter((line) => /\/users\/[^/]+\/resources\?page%5Bsize%5D=\d+$/.test(line)).length;
  const before = asked();
  await page.getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page.getByText(/, 3 have it · Complete, as of/)).toBeVisible();
  // Who has answered was not asked again.
  expect(asked() - before).toBe(1);
  await expect(page.getByRole('button', { name: 'Find out again' })).toBeFocused();
  await expect(page.getByText('there may be more')).toHaveCount(0);
  const holders = page.getByRole('table', { name: 'Who has kubernetes.cluster.get' });
  await expect(holders.getByRole('row', { name: nameByRole })).toContainText('Role Kubernetes Viewer');
  await expect(holders.getByRole('row', { name: nameByAcl })).toContainText(`Right on ${resourceId} itself`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 3 rows', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^Who has kubernetes\.cluster\.get, .+, \d{4}-\d\d-\d\d\.csv$/);
  const file = await text(await saved.createReadStream());
  expect(file).toContain(`Name,Kind,State,ID,Comes from\r\n`);
  expect(file.split('\r\n')).toHaveLength(4);
  expect(file).toMatch(new RegExp(`${nameByRole},User,Active,[\\da-f-]{36},.*Role Kubernetes Viewer`));
  await holders.getByRole('link', { name: nameByAcl }).click();
  await expect(page.getByText(`${toldByAcl} may do this`).first()).toBeVisible();
});

test('nobody who cannot get in is said to be allowed anything', async ({ page, signIn, world: { std } }) => {
  const { spaceId, byRole, nameByRole, toldByRole } = await prepare(std);
  await setActive(std, byRole.id, false);
  await signIn();
  const question = `subjectType=users&subjectId=${byRole.id}&permission=kubernetes.cluster.get`;
  const explain = `/${std.name}/spaces/${spaceId}/explain?${question}`;
  const allowed = page.getByText(/^[^:]* may do this$/);
  await page.goto(explain);
  const answer = page.getByRole('region', { name: `${toldByRole} holds this right, but cannot use it` });
  await expect(answer.getByText('The person is not active')).toBeVisible();
  await expect(answer.getByRole('heading', { name: 'Held by' })).toBeVisible();
  await expect(answer.getByText('Role Kubernetes Viewer', { exact: true })).toBeVisible();
  await expect(answer.getByRole('link', { name: `Open ${nameByRole} to activate them` })).toBeVisible();
  await expect(allowed).toHaveCount(0);

  await page.getByRole('button', { name: 'Find out', exact: true }).click();
  await expect(page.getByText(/· Complete, as of/)).toBeVisible();
  const row = page
    .getByRole('table', { name: 'Who has kubernetes.cluster.get' })
    .getByRole('row', { name: nameByRole });
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByText('Who is marked holds the permission and cannot use it.')).toBeVisible();

  await page.goto(`/${std.name}/spaces/${spaceId}/users/${byRole.id}/access`);
  await expect(page.getByText(`${nameByRole} cannot get in: nothing held here works`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What this would allow' })).toBeVisible();
  await page.getByRole('button', { name: 'Change access…' }).click();
  await expect(page.getByRole('dialog').getByText(`${nameByRole} cannot get in`)).toBeVisible();

  // Whether somebody is active and cannot be read is not known, and not guessed.
  std.steering.addFault({ operation: 'GetUserSpace', kind: 'status', status: 403, times: 20 });
  await page.goto(explain);
  await expect(page.getByText(/^It cannot be known whether/).first()).toBeVisible();
  await expect(page.getByText('Whether the region lets the identity in at all')).toBeVisible();

  std.steering.clearFaults();
  await setActive(std, byRole.id);
  await page.goto(explain);
  await expect(page.getByText(`${toldByRole} may do this`).first()).toBeVisible();
});

test('an account past its last day holds rights that do not work, and a deleted one nothing @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { client } = std;
  const { organisationId } = std.accounts;
  const { id: spaceId } = await createSpace(std);
  const body = { name: unique('robot'), expirationDate: '2026-01-31' };
  const { id } = await client.call('CreateServiceAccountOrganisation', { path: { organisationId }, body });
  await client.call('AssignServiceAccountToSpace', { path: { spaceId, serviceAccountId: id } });
  const subject = { subjectType: 'serviceAccounts', subjectId: id };
  const uuid = await permissionNamed(std, spaceId, 'compute.vm.get');
  await client.call('SetIAMPolicySpace', { path: { spaceId, ...subject }, body: { add: { permissions: [uuid] } } });
  await signIn();
  const explain = `/${std.name}/spaces/${spaceId}/explain?subjectType=serviceAccounts&subjectId=${id}&permission=compute.vm.get`;
  await page.goto(explain);
  await expect(page.getByText(`${body.name} holds this right, but cannot use it`).first()).toBeVisible();
  await expect(page.getByText(/its last day was 31 Jan 2026/)).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${body.name} to change the expiration date` })).toBeVisible();

  await client.call('DeleteServiceAccountOrganisation', { path: { organisationId, serviceAccountId: id } });
  await std.steering.advance(60_000);
  await page.goto(explain);
  await expect(page.getByText(`${id.slice(0, 8)} may not do this`).first()).toBeVisible();
  await expect(page.getByText('The region knows nobody by this ID any more')).toBeVisible();
  await expect(page.getByText('Ask for it')).toHaveCount(0);
});

test('a permission that does not exist is said so at the field, and nothing is asked for @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId, byRole, toldByRole } = await prepare(std);
  await signIn();
  const explain = `/${std.name}/spaces/${spaceId}/explain?subjectType=users&subjectId=${byRole.id}`;
  await page.goto(`${explain}&permission=kubernetes.cluster.dance`);
  const field = question(page);
  await expect(field).toHaveAccessibleDescription('There is no permission kubernetes.cluster.dance here.');
  await expect(page.getByText('may not do this')).toHaveCount(0);
  await expect(page.getByText('Ask for it')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Who has it' })).toHaveCount(0);

  await field.fill('kubernetes.cluster.gte');
  await page.getByRole('option', { description: 'Permission, by the name as typed' }).click();
  await expect(field).toHaveAccessibleDescription('There is no permission kubernetes.cluster.gte here.');
  await page.getByRole('button', { name: 'kubernetes.cluster.get', exact: true }).click();
  await expect(page.getByText(`${toldByRole} may do this`).first()).toBeVisible();

  // What could not be checked is said, and asked about all the same.
  std.steering.addFault({ operation: 'ListPermissionsSpace', kind: 'status', status: 403, times: 20 });
  await page.goto(`${explain}&permission=kubernetes.cluster.dance`);
  await expect(
    page.getByText('Whether there is a permission kubernetes.cluster.dance could not be checked'),
  ).toBeVisible();
  await expect(page.getByText(`${toldByRole} may not do this`).first()).toBeVisible();
});

test('the ways to a right are drawn, and the list beside says the same @long', async ({ page, signIn, world }) => {
  const { spaceId, organisationId, clientId } = world.std.accounts;
  const { client } = world.std;
  const subject = { subjectType: 'serviceAccounts', subjectId: clientId };
  const held = (roles: readonly string[], names: readonly { uuid: string; name?: string | undefined }[]) =>
    names.filter(({ uuid }) => roles.includes(uuid)).map(({ name }) => name ?? '');
  const inSpace = await client.call('GetIAMPolicySpace', { path: { spaceId, ...subject } });
  const above = await client.call('GetIAMPolicyOrganisation', { path: { organisationId, ...subject } });
  const { items: spaceRoles } = await client.call('ListRolesSpace', { path: { spaceId }, page: { size: 50 } });
  const { items: roles } = await client.call('ListRolesOrganisation', { path: { organisationId }, page: { size: 50 } });
  const names = [...held(inSpace.roles, spaceRoles), ...held(above.roles, roles)];
  await signIn();
  await page.goto(
    `/eu-std-1/spaces/${spaceId}/explain?subjectType=serviceAccounts&subjectId=${clientId}&permission=iam.user.get`,
  );
  const answer = page.getByRole('region', { name: 'demo-administrator may do this' });
  const drawn = answer.locator('.path-graph-ways strong');
  await expect(drawn).toHaveText(names);
  await expect(answer.locator('.path-graph > svg').first().locator('path')).toHaveCount(names.length);
  const listed = await answer.locator('.ways').first().getByRole('listitem').allInnerTexts();
  expect(listed).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(listed[index]).toContain(`Role ${name}`);
  await answer.getByRole('link', { name: `Role ${names[0]}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] ?? '' })).toBeVisible();
});
