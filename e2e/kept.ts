import type { Page } from './world.ts';

/** Everything a browser could have kept: the document, address, history state, storage, cookies. */
export async function everythingKept(page: Page): Promise<string> {
  const [document, storage, cookies] = await Promise.all([
    page.content(),
    page.evaluate<string>(
      'JSON.stringify([location.href, history.state, {...localStorage}, {...sessionStorage}, document.cookie])',
    ),
    page.context().cookies(),
  ]);
  return [document, storage, JSON.stringify(cookies)].join('\n');
}
