/** The buttons of a dialog stay where they are from its first moment, whatever arrives above them or lies over the page. */
import type { Locator } from '@playwright/test';
import { aclHolder } from './acl-holder.ts';
import { holdBack } from './held-back.ts';
import { expect, test, type Page, type World } from './world.ts';

const screens = [
  { name: 'on a phone', viewport: { width: 390, height: 740 } },
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
  { name: 'in a short window', viewport: { width: 640, height: 400 } },
];

/** Where a button of the question stands that is wholly in sight, in pixels. */
async function topOf(page: Page, name: string): Promise<number> {
  const button = page.getByRole('alertdialog').getByRole('button', { name, exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  return (await button.boundingBox())?.y ?? NaN;
}

/** Somebody with many rights on clusters of the demo space, on the page they have there. */
async function openHolder(page: Page, { std }: World): Promise<void> {
  const { create, userId } = await aclHolder(std);
  await create(12);
  await page.goto(`/${std.name}/spaces/${std.accounts.spaceId}/users/${userId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('alertdialog');
}

for (const { name, viewport } of screens) {
  test(`what is read arrives above buttons that do not move: ${name}`, async ({ page, signIn, world }) => {
    const { steering } = world.std;
    await page.setViewportSize(viewport);
    await signIn();
    await openHolder(page, world);
    steering.addFault({ operation: 'GetACLUserSpace', kind: 'hang', times: 1_000 });
    const dialog = await choose(page, 'Unassign');
    const first = await topOf(page, 'Unassign');

    await dialog.getByRole('button', { name: 'Stop reading' }).click();
    await expect(dialog).toContainText('Not everything was read.');
    expect(await topOf(page, 'Unassign')).toBe(first);

    steering.clearFaults();
    await dialog.getByRole('button', { name: 'Read again' }).click();
    await expect(dialog).toContainText('Everything was read:');
    await expect(dialog).toContainText('loses 12 permissions');
    expect(await topOf(page, 'Unassign')).toBe(first);
  });
}

for (const { name, viewport } of screens) {
  test(`why it did not work is told above buttons that do not move: ${name}`, async ({ page, signIn, world }) => {
    await page.setViewportSize(viewport);
    const { std } = world;
    const { userId } = await aclHolder(std);
    await std.client.call('PatchUserStateOrganisation', {
      path: { organisationId: std.accounts.organisationId, userId },
      body: { active: true },
    });
    await signIn();
    await page.goto(`/${std.name}/organisations/${std.accounts.organisationId}/users/${userId}`);
    std.steering.addFault({ operation: 'PatchUserStateOrganisation', kind: 'status', status: 403 });
    const dialog = await choose(page, 'Deactivate…');
    const first = await topOf(page, 'Deactivate');
    await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport();
    expect(await topOf(page, 'Deactivate')).toBe(first);
  });
}

test('what asks nothing stands in the middle, whatever is found in it', async ({ page, signIn, world: { std } }) => {
  await signIn();
  await page.goto(`/${std.name}/organisations/${std.accounts.organisationId}/users`);
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  const field = palette.getByRole('combobox');
  await expect(palette.getByRole('option').first()).toBeInViewport();
  const [dialog, first] = [await palette.boundingBox(), await field.boundingBox()];
  const middle = (dialog?.y ?? NaN) + (dialog?.height ?? NaN) / 2;
  expect(middle).toBeCloseTo((page.viewportSize()?.height ?? 0) / 2, 0);
  await field.fill('zzyzx');
  await expect(palette.getByText('No match')).toBeInViewport();
  expect(await field.boundingBox()).toEqual(first);
});

test('what could not be loaded is told on a phone beside the dialog that lacks it, not over it', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await signIn();
  await openHolder(page, world);
  const call = await holdBack(page, 'ApiCallText');
  const dialog = await choose(page, 'Unassign');
  const first = await topOf(page, 'Unassign');
  await call.isHeld;
  await context.setOffline(true);
  await call.letGo();
  const notice = page.getByRole('alert').filter({ hasText: 'A part of the page could not be loaded' });
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  await expectBeside(notice, dialog);
  expect(await topOf(page, 'Unassign')).toBe(first);
});

test('a region that hangs is named on a phone beside the dialog whose change waits for it', async ({
  page,
  signIn,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await signIn();
  await openHolder(page, world);
  world.std.steering.addFault({ operation: 'UnassignUserSpace', kind: 'hang' });
  const dialog = await choose(page, 'Unassign');
  await expect(dialog).toContainText('Everything was read:');
  const first = await topOf(page, 'Unassign');
  await dialog.getByRole('button', { name: 'Unassign', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Still waiting for eu-std-1 to carry this out' });
  await expectBeside(notice, dialog);
  expect(await topOf(page, 'Unassign')).toBe(first);
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice).toBeHidden();
  await expect(dialog).toContainText('You stopped waiting');
});

/** Neither covers the other, and the dialog's question is in sight. */
async function expectBeside(notice: Locator, dialog: Locator): Promise<void> {
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  const [above, below] = [await notice.boundingBox(), await dialog.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
}
