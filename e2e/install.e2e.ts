/** On a phone the console can be put on the home screen, with its own icon. */
import { expect, test } from './world.ts';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
}

test('a phone is told by what name and icon to keep the console, and every icon is there in its size', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  const { data = '', errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, start_url: start, icons } = JSON.parse(data) as Manifest;
  expect([name, start]).toEqual(['Portico', '/']);
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes, type } of [
    ...icons,
    { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  ]) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type']).toBe(type);
    const picture = await answer.body();
    // Width and height stand where every PNG has them.
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  }
});
