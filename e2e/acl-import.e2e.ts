/** What the import of ACLs gives to fill in, and what it says of a file before anything is done. */
import { text } from 'node:stream/consumers';
import { aclHolder } from './acl-holder.ts';
import { expect, test } from './world.ts';

test('the template of an import is read by the import once somebody real is in it @long', async ({
  page,
  signIn,
  world,
}) => {
  const { email, page: address } = await aclHolder(world.std);
  await signIn();
  await page.goto(`${address}?import`);
  const drawer = page.getByRole('dialog');
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download a template' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('acls (template).csv');
  const template = await text(await file.createReadStream());
  await drawer.getByRole('textbox', { name: 'CSV' }).fill(template);
  await expect(drawer.getByText('Row 2: nobody here is called ada.tillier@example.com')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'CSV' }).fill(template.replace('ada.tillier@example.com', email));
  await expect(drawer.getByText('One ACL understood')).toBeVisible();
});

test('rows about clusters that are not there are marked once all clusters are read, and not before @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { email, page: address } = await aclHolder(std);
  const { spaceId } = std.accounts;
  const [cluster] = (await std.client.call('ListClusters', { path: { spaceId } })).items;
  const gone = '99999999-9999-4999-8999-999999999999';
  const rows = [cluster?.id, cluster?.name, gone].map((one) => `${email},kubernetes.cluster.get,"${one}"`);
  await signIn();
  await page.goto(`${address}?import`);
  const drawer = page.getByRole('dialog');
  const check = drawer.getByRole('region', { name: 'Clusters of this space' });
  // Others on the page ask for clusters, too: whoever does is refused until they are to be read.
  std.steering.addFault({ operation: 'ListClusters', kind: 'status', status: 403, times: 1_000 });
  await drawer.getByRole('textbox', { name: 'CSV' }).fill(['subject,permission,resourceId', ...rows].join('\n'));
  await expect(drawer.getByText('3 ACLs understood')).toBeVisible();
  await expect(check.getByText('Not all of them are read, so rows about clusters')).toBeVisible();
  await expect(check.getByRole('listitem')).toHaveCount(0);
  std.steering.clearFaults();
  await check.getByRole('button', { name: 'Try again' }).click();
  await expect(check.getByText('2 rows are about clusters that are not in this space')).toBeVisible();
  await expect(check.getByRole('listitem')).toHaveText([
    `Row 3: ${cluster?.name} is no ID but the name of a cluster, whose ID is ${cluster?.id}`,
    `Row 4: no cluster of this space has the ID ${gone}`,
  ]);
  // What is gained on them is nothing: it stays in sight beside what is gained.
  await drawer.getByRole('button', { name: 'See what it does' }).click();
  await expect(drawer.getByText('Gained (3)')).toBeVisible();
  await expect(check.getByText('2 rows are about clusters that are not in this space')).toBeVisible();
});
