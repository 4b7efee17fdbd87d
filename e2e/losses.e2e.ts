/** Somebody is deleted, taken out of a space or switched off: what they lose by it is shown first, place by place. */
import { aclHolder, onClusters } from './acl-holder.ts';
import { permissionsIn } from './permissions-of-space.ts';
import { createAccount } from './service-accounts.ts';
import { beginCluster, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

/** The id of a role that the region knows in every place. */
async function roleIn({ std }: World, name: string): Promise<string> {
  const path = { organisationId: std.accounts.organisationId };
  const { items } = await std.client.call('ListRolesOrganisation', { path, query: { name } });
  return items.find((role) => role.name === name)?.uuid ?? '';
}

/** A user of the demo space with a role there and one of the organisation, a single permission, and rights on a cluster. */
async function holder(world: World) {
  const { std } = world;
  const { client, accounts } = std;
  const { spaceId, organisationId } = accounts;
  const person = await aclHolder(std);
  const cluster = await beginCluster(std, spaceId);
  await std.steering.advance(workTakes);
  await person.grant(cluster.id);
  const subject = { subjectType: 'users', subjectId: person.userId };
  const direct = (await permissionsIn(std)).find(({ name }) => name === 'kubernetes.cluster.create')?.uuid ?? '';
  const role = await roleIn(world, 'IAM Policy Viewer');
  const add = { roles: [role], permissions: [direct] };
  await client.call('SetIAMPolicySpace', { path: { spaceId, ...subject }, body: { add } });
  await client.call('SetIAMPolicyOrganisation', {
    path: { organisationId, ...subject },
    body: { add: { roles: [role] } },
  });
  await client.call('SetIAMGranularPolicySpace', {
    path: { spaceId, ...subject, objectType: 'cluster' },
    body: { add: [{ action: 'deleters', objectId: cluster.id }] },
  });
  const here = `/eu-std-1/spaces/${spaceId}/users/${person.userId}`;
  const above = `/eu-std-1/organisations/${organisationId}/users/${person.userId}`;
  return { ...person, cluster, here, above };
}

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('alertdialog');
}

test('who is deleted loses what is told of each place, and is deleted once all of it was read', async ({
  page,
  signIn,
  world,
}) => {
  const { name, userId, above, cluster } = await holder(world);
  await page.setViewportSize({ width: 390, height: 740 });
  await signIn();
  await page.goto(above);
  const dialog = await choose(page, 'Delete…');
  const loss = dialog.getByRole('region', { name: 'What is lost' });
  await expect(loss).toContainText(/Everything was read: roles and direct permissions of 2 places, \d+ lists of ACLs/);
  await expect(loss).toContainText('Lost in 2 places');
  const space = loss.getByRole('listitem').filter({ hasText: 'role IAM Policy Viewer' }).last();
  await expect(space).toContainText('loses 6 permissions');
  await expect(space).toContainText(`kubernetes.cluster.get ${cluster.name}`);
  await expect(space).toContainText(`kubernetes.cluster.delete ${cluster.name}`);
  await expect(space).toContainText('kubernetes.cluster.create');
  const confirm = dialog.getByRole('button', { name: 'Delete user' });
  await expect(confirm).toHaveAccessibleDescription(`Type ${name} to confirm`);
  // However much is lost, what is to be typed stands beside the button.
  await expect(dialog.getByRole('textbox')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  // That it takes the focus scrolls nothing of the question away.
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} was deleted`)).toBeVisible();
  const path = { organisationId: world.std.accounts.organisationId, userId };
  await expect(world.std.client.call('GetUserOrganisation', { path })).rejects.toThrow(/404|not found/i);
});

test('who is taken out of a space keeps there what the organisation gives, and loses the rest', async ({
  page,
  signIn,
  world,
}) => {
  const { name, here, acls } = await holder(world);
  await signIn();
  await page.goto(here);
  const dialog = await choose(page, 'Unassign');
  const loss = dialog.getByRole('region', { name: 'What is lost' });
  await expect(loss).toContainText('Everything was read: roles and direct permissions of one place');
  await expect(loss).toContainText('Lost (5)');
  const kept = loss.locator('[data-outcome=kept]');
  await expect(kept).toContainText('iam.getPolicy');
  await expect(kept).toContainText('also by Role IAM Policy Viewer (organisation)');
  await dialog.getByRole('button', { name: 'Unassign', exact: true }).click();
  await expect(page.getByText(`${name} was unassigned from`)).toBeVisible();
  await expect(acls()).rejects.toThrow('identity_not_found');
});

test('what changes while the question is open is shown before anything is done @long', async ({
  page,
  signIn,
  world,
}) => {
  const { userId, here, grant, acls } = await holder(world);
  await signIn();
  await page.goto(here);
  const dialog = await choose(page, 'Unassign');
  await expect(dialog).toContainText('Lost (5)');
  await grant('another');
  await dialog.getByRole('button', { name: 'Unassign', exact: true }).click();
  await expect(dialog).toContainText('What it does has changed meanwhile');
  await expect(dialog).toContainText('Lost (6)');
  expect(await acls()).toHaveLength(2);
  const { spaceId } = world.std.accounts;
  await expect(world.std.client.call('GetUserSpace', { path: { spaceId, userId } })).resolves.toMatchObject({});
});

test('a region that hangs is waited for no longer than one wants, and what is not known is said and accepted', async ({
  page,
  signIn,
  world,
}) => {
  const { name, here } = await holder(world);
  const { steering } = world.std;
  await signIn();
  await page.goto(here);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  steering.addFault({ operation: 'GetACLUserSpace', kind: 'hang', times: 1_000 });
  const dialog = await choose(page, 'Unassign');
  const confirm = dialog.getByRole('button', { name: 'Unassign', exact: true });
  await expect(confirm).toHaveAccessibleDescription('Wait until it is clear what the change does.');
  await expect(dialog).toContainText('roles and direct permissions of one place, no list of ACLs');
  await dialog.getByRole('button', { name: 'Stop reading' }).click();
  await expect(dialog).toContainText('Not everything was read.');
  await expect(dialog).toContainText(/Reading ended early: .* not asked for, and perhaps more\./);
  await expect(confirm).toHaveAccessibleDescription(/tick above whether to go on/);
  await dialog.getByRole('checkbox', { name: 'Go on without knowing the whole effect' }).check();
  await confirm.click();
  await expect(page.getByText(`${name} was unassigned from`)).toBeVisible();
});

test('which ACLs could not be read is said by their kind', async ({ page, signIn, world }) => {
  const { here } = await holder(world);
  await signIn();
  world.std.steering.addFault({ operation: 'GetACLUserSpace', kind: 'status', status: 403 });
  await page.goto(here);
  const dialog = await choose(page, 'Unassign');
  await expect(dialog).toContainText(/Not read in \S+: ACLs on [a-z]+\.[a-zA-Z]+\./);
  await expect(dialog.getByRole('checkbox', { name: 'Go on without knowing the whole effect' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Read again' }).click();
  await expect(dialog).toContainText('Everything was read:');
  await expect(dialog.getByRole('button', { name: 'Unassign', exact: true })).toBeEnabled();
});

test('who is switched off keeps what cannot be used then, and nobody waits for that to be read', async ({
  page,
  signIn,
  world,
}) => {
  const { userId, name, above, acls } = await holder(world);
  const path = { organisationId: world.std.accounts.organisationId, userId };
  await world.std.client.call('PatchUserStateOrganisation', { path, body: { active: true } });
  await signIn();
  await page.goto(above);
  const dialog = await choose(page, 'Deactivate…');
  await expect(dialog.getByRole('button', { name: 'Deactivate', exact: true })).toBeEnabled();
  const idle = dialog.getByRole('region', { name: 'What cannot be used while deactivated' });
  await expect(idle).toContainText('Of no use in 2 places');
  await expect(idle).toContainText('Cannot be used (6)');
  await expect(idle).not.toContainText('Lost');
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByText(`${name} can no longer sign in`).first()).toBeVisible();
  expect(await acls()).toHaveLength(1);
});

test('who is activated may do what is shown first, once all of it was read', async ({ page, signIn, world }) => {
  const { userId, name, above } = await holder(world);
  await signIn();
  world.std.steering.addFault({ operation: 'GetACLUserSpace', kind: 'status', status: 403 });
  await page.goto(above);
  const dialog = await choose(page, 'Activate…');
  const confirm = dialog.getByRole('button', { name: 'Activate', exact: true });
  await expect(confirm).toHaveAccessibleDescription(/tick above whether to go on/);
  await dialog.getByRole('button', { name: 'Read again' }).click();
  const usable = dialog.getByRole('region', { name: 'What can be used once activated' });
  await expect(usable).toContainText('Everything was read:');
  await expect(usable).toContainText('Of use in 2 places');
  await expect(usable).toContainText('Can be used (6)');
  await confirm.click();
  await expect(page.getByText(`${name} is active`)).toBeVisible();
  const path = { organisationId: world.std.accounts.organisationId, userId };
  await expect(world.std.client.call('GetUserOrganisation', { path })).resolves.toMatchObject({ active: true });
});

test('who is switched off before a link is issued keeps what is shown beside the choice', async ({
  page,
  signIn,
  world,
}) => {
  const { userId, above } = await holder(world);
  const path = { organisationId: world.std.accounts.organisationId, userId };
  await world.std.client.call('PatchUserStateOrganisation', { path, body: { active: true } });
  await signIn();
  await page.goto(above);
  await page.getByRole('button', { name: 'New link…' }).click();
  const question = page.getByRole('dialog');
  const idle = question.getByRole('region', { name: 'What cannot be used while deactivated' });
  await expect(question).toContainText('What happens at once');
  await expect(idle).toHaveCount(0);
  await question.getByRole('checkbox', { name: /looks compromised/ }).check();
  await expect(idle).toContainText('Of no use in 2 places');
  await expect(question.getByRole('button', { name: 'Deactivate and issue the link' })).toBeEnabled();
});

test('a service account that is deleted loses what is told of it @long', async ({ page, signIn, world }) => {
  const { std } = world;
  const { spaceId, organisationId } = std.accounts;
  const { id, name = '' } = await createAccount(std);
  await std.client.call('AssignServiceAccountToSpace', { path: { spaceId, serviceAccountId: id } });
  const get = (await permissionsIn(std)).find((one) => one.name === 'kubernetes.cluster.get')?.uuid ?? '';
  await std.client.call('CreateACLServiceAccountSpaceBulk', {
    path: { spaceId, serviceAccountId: id },
    body: { items: [{ ...onClusters, permissionId: get, resourceId: 'c-1' }] },
  });
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/service-accounts/${id}`);
  const dialog = await choose(page, 'Delete…');
  await expect(dialog).toContainText('Lost in one place');
  await expect(dialog).toContainText('kubernetes.cluster.get c-1');
  await expect(dialog).toContainText('Nothing is held in one place');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete service account' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Being deleted…');
});
