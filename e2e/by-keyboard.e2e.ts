/** J2 and J9 without the mouse, and the focus always somewhere sensible. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { pagesLinked } from '../vite/page-entries.ts';
import { tabTo } from './keyboard.ts';
import { createSpace, somebody, unique } from './world-data.ts';
import { expect, test } from './world.ts';

// As most people see it: with what opens and closes still moving when the focus does.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a user is created and gets a link', async ({ page, context, signIn, world }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { firstname, lastname, email, name } = somebody();
  const { keyboard } = page;
  await signIn();
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users`);
  await tabTo(page, page.getByRole('button', { name: 'Create user' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('E-mail address')).toBeFocused();
  await keyboard.type(email);
  await tabTo(page, page.getByLabel('First name'));
  await keyboard.type(firstname);
  await keyboard.press('Tab');
  await keyboard.type(lastname);
  await keyboard.press('Enter');
  await expect(page.getByText(`${name} was created`)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Create user' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Issue activation link…' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Issue the link' }));
  await keyboard.press('Enter');
  for (const part of ['Copy the link', 'Copy the code']) {
    await tabTo(page, page.getByRole('button', { name: part }));
    await keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Done' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Issue activation link…' })).toBeFocused();
});

test('a cluster is created', async ({ page, signIn, world }) => {
  const space = await createSpace(world.std);
  const name = unique('typed');
  const { keyboard } = page;
  await signIn();
  await page.goto(`/eu-std-1/spaces/${space.id}/clusters`);
  await tabTo(page, page.getByRole('link', { name: 'Create cluster' }).first());
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Create a cluster' })).toBeVisible();
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await keyboard.type(name);
  await tabTo(page, page.getByLabel('Network (CIDR)'));
  await keyboard.type('10.50.0.0/16');
  await tabTo(page, page.getByLabel('Kubernetes version'));
  await keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Add node pool' }));
  await keyboard.press('Enter');
  await expect(page.getByLabel('Pool name').last()).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Remove node pool 2' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add node pool' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Create cluster' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('1.29.5').first()).toBeVisible();
});

test('the first stop of every page leads past the navigation', async ({ page, signIn, world }) => {
  await signIn();
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/users`);
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a person with a right in one space gets past the navigation of every page, to what they can do there @long', async ({
  page,
  world: { url, std },
}) => {
  test.slow();
  const headers = { [csrfHeader]: '1' };
  await page.request.post(`${url}/api/session`, { headers, data: { region: std.name, demo: 'person' } });
  for (const { path, kinds } of pagesLinked()) {
    const [kind, id] = kinds.includes('space')
      ? ['spaces', std.accounts.spaceId]
      : ['organisations', std.accounts.organisationId];
    await page.goto(`/${std.name}/${kind}/${id}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' }), path).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), path).toBeFocused();
    // What there is to do may still be on its way.
    await expect(async () => {
      await page.getByRole('main').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus'), path).toHaveCount(1, { timeout: 500 });
    }).toPass();
  }
});
