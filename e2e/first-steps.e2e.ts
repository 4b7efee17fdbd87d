/** The first steps: real work, ticked when it was done, and begun again. */
import { explainQuery } from '#web/address/explain-address.ts';
import { typeUser } from './user-drawer.ts';
import { somebody } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const steps = (page: Page) => page.getByRole('dialog', { name: 'First steps' });
const states = (page: Page) => steps(page).locator('.pill');

async function openByPalette(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  await palette.getByRole('combobox').fill('first steps');
  await palette.getByRole('option', { name: 'First steps' }).click();
}

test('the first steps lead to the work, are ticked once it is done, and can be begun again @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const person = somebody();
  const { organisationId, clientId } = std.accounts;
  await signIn();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'First steps' }).click();
  await expect(states(page)).toHaveCount(5);
  await steps(page).getByRole('button', { name: 'Begin again' }).click();
  await expect(states(page)).toHaveText(Array(5).fill('Not done yet'));

  await steps(page).getByRole('link', { name: 'Create a user' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create user' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await (await typeUser(page, person)).getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText(`${person.name} was created`)).toBeVisible();
  const subject = { type: 'serviceAccounts', id: clientId } as const;
  const question = explainQuery({ subject, permission: 'iam.createPolicy' });
  await page.goto(`/eu-std-1/organisations/${organisationId}/explain?${question}`);
  await expect(page.getByRole('main').locator('.answer')).toBeVisible();

  await openByPalette(page);
  await expect(states(page)).toHaveText(['Done', 'Not done yet', 'Not done yet', 'Not done yet', 'Done']);
  await expect(steps(page).getByRole('link', { name: 'Open the user' })).toBeVisible();
  await steps(page).getByRole('button', { name: 'Begin again' }).click();
  await expect(states(page)).toHaveText(Array(5).fill('Not done yet'));

  await steps(page).getByRole('button', { name: 'Do not suggest them any more' }).click();
  await expect(steps(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'First steps' })).toHaveCount(0);
  await openByPalette(page);
  await expect(states(page)).toHaveCount(5);
});
