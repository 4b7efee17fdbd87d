/** What stands there before any script has run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintTableFile } from '#shared/first-paint.ts';
import { expect, test } from './world.ts';

test.use({ javaScriptEnabled: false });

test('the outline of a list is there before its code, in the language and theme chosen', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.context().addCookies([
    { name: 'portico-language', value: 'fr', url: world.url },
    { name: 'portico-theme', value: 'dark', url: world.url },
  ]);
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/clusters`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.content h1')).toHaveText('Clusters');
  await expect(page.locator('.side [aria-current]')).toHaveText('Clusters');
  await expect(page.locator('.side')).toContainText('Comptes de service');
  // Nothing that only somebody signed in may know.
  await expect(page.locator('.outline')).not.toContainText(/Aurelia|production|eu-std-1/);
});

test('who brings no session sees nothing of the console', async ({ page, world }) => {
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/clusters`);
  await expect(page).toHaveTitle('Portico');
  await expect(page.locator('#root')).toBeEmpty();
});

test('every file that a page sends for ahead is there', () => {
  const build = 'dist/web';
  const links = readFileSync(join(build, paintTableFile), 'utf8').matchAll(/href=\\"(\/[^"\\]+)/g);
  const files = [...new Set([...links].map(([, address = '']) => join(build, address)))];
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every file of code asks to be compiled while it comes, before anything else in it', () => {
  const assets = 'dist/web/assets';
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(100);
  const silent = files.filter(
    (name) => !readFileSync(join(assets, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(silent).toEqual([]);
});
