/** Explaining access from the navigation: who it is about is found by name, and who has a right is told with its ACLs. */
import { createSpace, createUser, unique } from './world-data.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';

/** A space with a cluster-like thing nobody runs, one user who may delete it by ACL, and one who may read everything. */
async function prepare(region: WorldRegion) {
  const { client } = region;
  const { id: spaceId } = await createSpace(region);
  const byAcl = await createUser(region);
  const byRole = await createUser(region);
  for (const { id: userId } of [byAcl, byRole]) await client.call('AssignUserToSpace', { path: { spaceId, userId } });
  const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name: 'Kubernetes Viewer' } });
  const subject = { subjectType: 'users', subjectId: byRole.id };
  const viewer = items[0]?.uuid ?? '';
  await client.call('SetIAMPolicySpace', { path: { spaceId, ...subject }, body: { add: { roles: [viewer] } } });
  const permissionId = await permissionNamed(region, spaceId, 'kubernetes.cluster.get');
  const resourceId = unique('cluster');
  const item = { permissionId, service: 'kubernetes', resource: 'cluster', resourceId };
  await client.call('CreateACLUserSpaceBulk', { path: { spaceId, userId: byAcl.id }, body: { items: [item] } });
  const name = ({ firstname = '', lastname = '' }: typeof byAcl) => `${firstname} ${lastname}`;
  return { spaceId, resourceId, byAcl, nameByAcl: name(byAcl), nameByRole: name(byRole) };
}

async function permissionNamed({ client }: WorldRegion, spaceId: string, name: string): Promise<string> {
  const [service = '', resource = '', action = ''] = name.split('.');
  const query = { service, resource, action };
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query });
  return items.find((permission) => permission.name === name)?.uuid ?? '';
}

async function findSubject(page: Page, text: string, option: string): Promise<void> {
  await page.getByRole('group', { name: 'Who' }).getByRole('button').first().click();
  const dialog = page.getByRole('dialog', { name: 'Who is it about?' });
  await dialog.getByRole('combobox').fill(text);
  await dialog.getByRole('option', { name: option }).click();
  await expect(dialog).toBeHidden();
}

test('the subject is found by name, and the answer is a link', async ({ page, signIn, world: { std } }) => {
  const { spaceId, byAcl, nameByAcl, resourceId } = await prepare(std);
  await signIn();
  await page.goto(`/${std.name}/spaces/${spaceId}/users`);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Explain access' }).click();
  await findSubject(page, byAcl.lastname ?? '', nameByAcl);
  await page.getByLabel('Permission', { exact: true }).fill('kubernetes.cluster.get');
  await page.getByRole('button', { name: 'Explain', exact: true }).click();
  await expect(page.getByText(`${nameByAcl} may not do this`).first()).toBeVisible();

  // What it costs once names, roles and permissions are there: the policy, and what is on the one resource.
  const calls = () => std.requests.filter((line) => line.includes(`/iam/spaces/${spaceId}/`)).length;
  const before = calls();
  await page.getByLabel('Resource ID').fill(resourceId);
  await page.getByRole('button', { name: 'Explain', exact: true }).click();
  await expect(page.getByText(`${nameByAcl} may do this`).first()).toBeVisible();
  expect(calls() - before).toBeLessThanOrEqual(3);
  await expect(page.getByText(`ACL on ${resourceId}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${nameByAcl} may do this`).first()).toBeVisible();
});

test('who has a permission is told with ACLs, and never called complete beside a doubt', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId, nameByAcl, nameByRole, resourceId } = await prepare(std);
  await signIn();
  const uuid = await permissionNamed(std, spaceId, 'kubernetes.cluster.get');
  await page.goto(`/${std.name}/spaces/${spaceId}/permissions/${uuid}`);
  await page.getByRole('link', { name: 'Who has it?' }).click();

  std.steering.addFault({ operation: 'ListResourceAccessByIdentity', kind: 'status', status: 403 });
  await page.getByRole('button', { name: 'Find out', exact: true }).click();
  await expect(page.getByText(/· Not complete, as of/)).toBeVisible();
  await expect(page.getByText('What one of them holds could not be read: there may be more.')).toBeVisible();

  await page.getByRole('button', { name: 'Find out again' }).click();
  await expect(page.getByText(/, 3 have it · Complete, as of/)).toBeVisible();
  await expect(page.getByText('there may be more')).toHaveCount(0);
  const holders = page.getByRole('table', { name: 'Who has kubernetes.cluster.get' });
  await expect(holders.getByRole('row', { name: nameByRole })).toContainText('Role Kubernetes Viewer');
  await expect(holders.getByRole('row', { name: nameByAcl })).toContainText(`Right on ${resourceId} itself`);
  await holders.getByRole('link', { name: nameByAcl }).click();
  await expect(page.getByText(`${nameByAcl} may do this`).first()).toBeVisible();
});
