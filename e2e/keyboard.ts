/** Getting around a page without the mouse. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './world.ts';

const furthest = 60;

/** Presses Tab until the focus is on `target`; fails when it never gets there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < furthest && (await focused.count()) === 0; presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Opens the menu of a button; the focus is on its first entry then, as what is typed before would not be the menu's. */
export async function openMenu(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
}
