/** What a page says of itself while the part of the console that listens has not come, and may not come any more. */
import { holdBack } from './held-back.ts';
import { createClusters } from './wave-clusters.ts';
import { expect, test } from './world.ts';

test('without a network before the live watch has begun, the fleet says as of when it is, and nothing is green', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const own = await createClusters(world.std, 'was-well');
  await signIn();
  // Without its words the watch does not begin.
  const { isHeld } = await holdBack(page, 'runs');
  await page.goto(`/fleet?q=${own.name}`);
  await isHeld;
  await expect(page.getByRole('row').filter({ hasText: 'was-well' })).toContainText('Healthy');
  await context.setOffline(true);
  const notice = page.locator('main .notice').filter({ hasText: 'Your browser is offline' });
  await expect(notice).toContainText(/\d:\d\d:\d\d/);
  await expect(page.getByText(/clusters? in .*, as of \d/)).toBeVisible();
  await expect(page.locator('main [data-tone=good]')).toHaveCount(0);
});

test('without a network the overview is not on its way to be live, and is live again with all that listens', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const { isHeld, letGo } = await holdBack(page, 'LiveSight');
  await page.goto('/');
  await isHeld;
  await expect(page.getByText('Connecting…', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect(page.locator('main [data-tone=good]')).toHaveCount(0);
  await letGo();
  await context.setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
