import type { Page } from './world.ts';

/** The files of one part of the console on their way to a page, which do not arrive. */
export interface HeldBack {
  /** The page has asked for one. */
  readonly isHeld: Promise<unknown>;
  /** They arrive, and so does whatever is asked for from now on. */
  readonly letGo: () => Promise<void>;
}

/** Holds back what a page fetches under a name of the build, such as `LiveSight`: a network that is slow for this one. */
export async function holdBack(page: Page, part: string): Promise<HeldBack> {
  const devtools = await page.context().newCDPSession(page);
  const isHeld = new Promise((resolve) => {
    devtools.once('Fetch.requestPaused', resolve);
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*/assets/${part}-*` }] });
  return {
    isHeld,
    async letGo() {
      await devtools.send('Fetch.disable');
    },
  };
}
