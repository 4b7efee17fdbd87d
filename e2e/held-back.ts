import type { Page } from './world.ts';

/** What a page has asked for, which does not arrive. */
export interface HeldBack {
  /** The page has asked for one. */
  readonly isHeld: Promise<unknown>;
  /** They arrive, and so does whatever is asked for from now on. */
  readonly letGo: () => Promise<void>;
}

/** Holds back what a page fetches under a name of the build, such as `LiveSight`: a network that is slow for this one. */
export const holdBack = (page: Page, part: string) => holdBackAll(page, `*/assets/${part}-*`);

/** Holds back the stream of the live watch. */
export const holdBackWatch = (page: Page) => holdBackAll(page, '*/api/watch?*');

async function holdBackAll(page: Page, urlPattern: string): Promise<HeldBack> {
  const devtools = await page.context().newCDPSession(page);
  const isHeld = new Promise((resolve) => {
    devtools.once('Fetch.requestPaused', resolve);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return {
    isHeld,
    async letGo() {
      await devtools.send('Fetch.disable');
    },
  };
}
