/** The map of access: read once, by power, what could not be read named, and each cell the way to the explanation. */
import { createSpace, createUser, setActive } from './world-data.ts';
import { expect, test, type WorldRegion } from './world.ts';

/** A space with somebody active who reads clusters, and somebody inactive who administers them. */
async function prepare(region: WorldRegion) {
  const { client } = region;
  const { id: spaceId } = await createSpace(region);
  const give = async (role: string, isActive: boolean) => {
    const user = await createUser(region);
    if (isActive) await setActive(region, user.id);
    await client.call('AssignUserToSpace', { path: { spaceId, userId: user.id } });
    const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name: role } });
    const path = { spaceId, subjectType: 'users', subjectId: user.id };
    await client.call('SetIAMPolicySpace', { path, body: { add: { roles: items.map(({ uuid }) => uuid) } } });
    return `${user.firstname} ${user.lastname}`;
  };
  const reader = await give('Kubernetes Viewer', true);
  const idle = await give('Kubernetes Admin', false);
  return { spaceId, reader, idle };
}

test('a map is read once, says what it lacks, and leads by keyboard to where a right comes from @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId, reader, idle } = await prepare(std);
  await signIn();
  await page.goto(`/${std.name}/spaces/${spaceId}/access-map`);
  std.steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'status', status: 403 });
  await page.getByRole('button', { name: 'Read the map' }).click();
  await expect(page.getByText(/^Not complete, as of/)).toBeVisible();
  await expect(page.getByText(/^What one person or account holds: /)).toBeVisible();
  await expect(page.getByRole('grid').getByText('Could not be read')).toBeVisible();
  await expect(page.getByRole('option', { name: /once all is read/ })).toBeDisabled();
  await expect(page.getByRole('option', { name: /^Rights given directly \(\d+ so far\)$/ })).toBeAttached();

  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(page.getByText(/^Complete, as of/)).toBeVisible();
  const cell = (name: string, level: string) => page.getByRole('link', { name: `${name}, kubernetes: ${level}` });
  await expect(cell(reader, 'reads')).toBeVisible();
  const idleCell = cell(idle, 'administers');
  await expect(idleCell).toBeVisible();

  // On paper its words are there, and as they were afterwards.
  const words = page.getByRole('listitem').filter({ hasText: /^kubernetes: / });
  await expect(words).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(words).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(words).toBeHidden();

  await page.getByLabel('Show').selectOption({ label: 'Cannot get in, and hold rights (1)' });
  await expect(cell(reader, 'reads')).toHaveCount(0);
  await page.getByRole('link', { name: idle, exact: true }).focus();
  // Compute, connectivity, identity, the inventory, then clusters.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(idleCell).toBeFocused();
  const read = std.requests.length;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Access of ${idle}`);
  await page.goBack();
  await expect(idleCell).toBeVisible();
  const again = std.requests.slice(read).filter((line) => /^GET .*\/iampolicy\//i.test(line));
  expect(again.length).toBeLessThanOrEqual(2);
});

test('whom a map is narrowed to is there again on the way back, and kept as a view', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId, reader, idle } = await prepare(std);
  await signIn();
  await page.goto(`/${std.name}/spaces/${spaceId}/access-map`);
  await page.getByRole('button', { name: 'Read the map' }).click();
  const filter = page.getByRole('searchbox', { name: 'Filter by name' });
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  for (const name of [reader, idle]) await expect(row(name)).toBeVisible({ timeout: 30_000 });
  await filter.fill(reader);
  await expect(row(idle)).toBeHidden();
  // All that is shown is known: nothing of it is missing.
  await expect(page.getByText(/^Complete, as of/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Export 1 row', exact: true })).toBeVisible();
  await row(reader).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Access of ${reader}`);
  await page.goBack();
  await expect(filter).toHaveValue(reader);
  await expect(row(reader)).toBeVisible();
  await expect(row(idle)).toBeHidden();

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save what is shown as').fill('The reader');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'The reader' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await filter.fill('');
  await expect(row(idle)).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name: 'The reader' }).click();
  await expect(filter).toHaveValue(reader);
  await expect(row(idle)).toBeHidden();
});
