/** The notice centre, and a failure told on another page. */
import { beginCluster, createSpace, unique, workTakes } from '../world-data.ts';
import { expect, type Page, type World } from '../world.ts';
import { dialog, text, type Place } from './place.ts';

/** What the page has to know of, and what then ends it: set with the address, of one place at a time. */
let begun = { operationId: '', end: () => Promise.resolve() };

async function somethingRuns({ std }: World): Promise<string> {
  const space = await createSpace(std);
  const name = unique('failed');
  std.steering.failNext({ clusterName: name, error: 'No capacity left for profile LARGE in zone a.' });
  const { operationId } = await beginCluster(std, space.id, name);
  begun = { operationId, end: async () => void (await std.steering.advance(workTakes)) };
  return `/eu-std-1/spaces/${space.id}/users`;
}

async function itEnds(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate("sessionStorage.getItem('portico-running')")).toContain(begun.operationId);
  await begun.end();
}

export const noticesPlaces: readonly Place[] = [
  {
    name: 'the notices, one of them unread',
    address: somethingRuns,
    async arrive(page, { notices }) {
      await itEnds(page);
      await page.locator('.bell-count').click();
      await dialog(page, notices.title);
      await text(page, notices.markAllRead);
    },
  },
  {
    name: 'a failure told on another page',
    isVariant: true,
    address: somethingRuns,
    async arrive(page, { operations }) {
      await itEnds(page);
      await text(page, operations.openOperation);
    },
  },
];
