/** What a click on a row draws first. */
import type { Page } from '@playwright/test';
import { expect, test } from './world.ts';

/** Notes, whenever the title of a page comes, whether its commands came in the same breath. */
const noteTitles = `(() => {
  globalThis.found = [];
  new MutationObserver(() => {
    const title = document.querySelector('#content h1')?.textContent;
    if (title === found.at(-1)?.title) return;
    found.push({ title, whole: document.querySelector('#content .page-actions :is(button, a)') !== null });
  }).observe(document, { childList: true, characterData: true, subtree: true });
})()`;

const lastTitle = (page: Page) => page.evaluate('found.at(-1)');

for (const [list, command] of [
  ['users', 'Edit'],
  ['clusters', 'Give access…'],
  ['roles', 'Edit'],
  ['service-accounts', 'Edit'],
] as const) {
  test(`a row of ${list} opens with its name, then with the rest; coming back finds all of it at once`, async ({
    page,
    signIn,
    world,
  }) => {
    await page.addInitScript(noteTitles);
    const { organisationId, spaceId } = world.std.accounts;
    await signIn();
    await page.goto(
      list === 'clusters'
        ? `/eu-std-1/spaces/${spaceId}/clusters`
        : `/eu-std-1/organisations/${organisationId}/${list}`,
    );
    const link = page.locator('tbody tr:not([aria-hidden])').first().getByRole('link').first();
    const title = await link.innerText();
    // The code of what a list leads to comes once the list is there.
    await link.hover();
    await page.waitForLoadState('load');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    const commands = page.locator('#content .page-actions').getByText(command).first();
    await expect(commands).toBeVisible();
    expect(await lastTitle(page)).toEqual({ title, whole: false });

    await page.goBack();
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(commands).toBeVisible();
    expect(await lastTitle(page)).toEqual({ title, whole: true });
  });
}

test('the page of a space has come before anybody points at it in the list of spaces', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/spaces`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const words = 'performance.getEntriesByType("resource").filter(({ name }) => name.includes("/overview-")).length';
  await expect.poll(() => page.evaluate(words)).toBe(1);
});
