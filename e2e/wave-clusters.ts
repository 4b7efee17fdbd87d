/** Clusters that are upgraded together, and how a person has that done. */
import type { Locator } from '@playwright/test';
import { createSpace, unique, workTakes } from './world-data.ts';
import type { Page, WorldRegion } from './world.ts';

/** The console looks at work that it waits for after 15 s at the latest. */
export const looksAgain = { timeout: 25_000 };

/** Running clusters with workers, in a space of their own. */
export async function createClusters(region: WorldRegion, ...names: readonly string[]) {
  const space = await createSpace(region, unique('wave'));
  const path = { spaceId: space.id };
  const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' as const }];
  const ids: string[] = [];
  for (const name of names) {
    const body = { name, cidr: '10.44.0.0/16', version: '1.29.3', nodePools };
    ids.push((await region.client.call('CreateCluster', { path, body })).id);
  }
  await region.steering.advance(workTakes);
  return { ...space, ids, page: `/${region.name}/spaces/${space.id}/clusters` };
}

export async function select(page: Page, names: readonly string[], action: string): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await page.getByRole('button', { name: /^With \d selected cluster/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const press = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true }).click();
