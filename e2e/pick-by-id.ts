import type { Locator, Page } from '@playwright/test';

/** Picks in a combobox what has this ID. Below it may stand, as an option too, that more is being read. */
export async function pickById(page: Page, combobox: Locator, id: string): Promise<void> {
  await combobox.fill(id);
  await page.getByRole('listbox').getByRole('option').filter({ hasNotText: 'Loading more' }).click();
}
