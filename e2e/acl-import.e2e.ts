/** What the import of ACLs gives to fill in, and what it says of a file before anything is done. */
import { text } from 'node:stream/consumers';
import { aclHolder } from './acl-holder.ts';
import { expect, test } from './world.ts';

test('the template of an import is read by the import once somebody real is in it', async ({ page, signIn, world }) => {
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
