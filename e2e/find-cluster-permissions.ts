import { expect, type Page } from './world.ts';

/** Narrows the matrix of permissions to those of clusters, and waits until it is: a press meanwhile may be on a row that goes. */
export async function findClusterPermissions(page: Page): Promise<void> {
  const other = page.getByRole('checkbox', { name: 'All of iam.role' });
  await expect(other).toBeAttached();
  await page.getByLabel('Find a permission or what it is for').fill('kubernetes cluster');
  await expect(other).toHaveCount(0);
}
