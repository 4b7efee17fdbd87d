/** The notice centre: what ends anywhere in the session is heard of once, on whatever page and in however many tabs. */
import type { BrowserContext } from '@playwright/test';
import { beginCluster, createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notices' });
const failed = (name: string) => `Create cluster has failed: ${name}`;
const heard = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence });

test('a failure in a space nobody has open is heard once, counted, found in the notice centre, and stays read @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const space = await createSpace(std);
  const name = unique('elsewhere');
  std.steering.failNext({ clusterName: name, error: 'No capacity left' });
  const { operationId } = await beginCluster(std, space.id, name);
  await signIn();
  await page.goto(`/eu-std-1/organisations/${std.accounts.organisationId}/users`);
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await expect.poll(() => page.evaluate("sessionStorage.getItem('portico-running')")).toContain(operationId);

  // What runs stands above what has ended, with the way to it.
  await bell(page).click();
  const running = panel(page)
    .getByRole('region', { name: /^Running now/ })
    .getByRole('listitem')
    .filter({ hasText: name });
  await expect(running.getByRole('link', { name: `Create cluster: ${name}` })).toBeVisible();
  await expect(running).toContainText(`${space.name} · eu-std-1`);

  await std.steering.advance(workTakes);
  await expect(heard(page, failed(name))).toHaveCount(1);
  await expect(running).toHaveCount(0);
  await expect(
    panel(page)
      .getByRole('region', { name: 'Ended' })
      .getByRole('link', { name: failed(name) }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName(/^Notices, \d+ unread$/);
  await expect(page).toHaveTitle(/^\(\d+\) Users/);

  await page.reload();
  await expect(page).toHaveTitle(/^\(\d+\) Users/);
  await expect(heard(page, failed(name))).toHaveCount(0);

  await bell(page).click();
  const item = panel(page)
    .getByRole('listitem')
    .filter({ hasText: failed(name) });
  await expect(item).toContainText(`${space.name} · eu-std-1`);
  await expect(panel(page)).toContainText(/\d+ (?:of \d+ spaces watched|spaces? watched in 1 region)/);
  await item.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/eu-std-1/spaces/${space.id}/operations/`));
  await expect(page.locator('.verbatim')).toHaveText('No capacity left');

  await bell(page).click();
  await expect(item).not.toContainText('Unread');
  const markAll = panel(page).getByRole('button', { name: 'Mark all read' });
  if (await markAll.isVisible()) await markAll.click();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await expect(page).toHaveTitle(/^Create cluster/);
});

test('two tabs agree on what was told and read; an end while none was open is told after the reload @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { std } = world;
  const space = await createSpace(std);
  const clusters = `/eu-std-1/spaces/${space.id}/clusters`;
  const names = [unique('first'), unique('second')] as const;
  await beginCluster(std, space.id, names[0]);
  await signIn();
  await page.goto(clusters);
  const row = (tab: Page, name: string) => tab.getByRole('row', { name: new RegExp(name) });
  await expect(row(page, names[0]).getByRole('progressbar')).toBeVisible();
  const other = await context.newPage();
  await other.goto(clusters);
  await expect(row(other, names[0]).getByRole('progressbar')).toBeVisible();

  // The end comes while the page is being loaded again: its first look shows it as history.
  await page.goto('about:blank');
  await other.goto('about:blank');
  await std.steering.advance(workTakes);
  await page.goto(clusters);
  const done = `Create cluster is done: ${names[0]}`;
  await expect(heard(page, done)).toHaveCount(1);
  await other.goto(clusters);
  await expect(bell(other)).toHaveAccessibleName(/unread$/);
  await expect(heard(other, done)).toHaveCount(0);

  await bell(other).click();
  await panel(other).getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notices');
  await expect(page).toHaveTitle(/^Clusters/);
});

interface DesktopNotice {
  /** The tab that told it. */
  readonly tab: Page;
  readonly title: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * Lets the browser's tabs tell desktop notices, and be put out of sight. Headless Chromium accepts a notice and shows it
 * nowhere, so the constructor is the last place where one can be seen; and it takes every tab for visible, whatever is
 * in front of it or done to its window.
 */
async function watchDesktop(context: BrowserContext): Promise<readonly DesktopNotice[]> {
  const told: DesktopNotice[] = [];
  await context.grantPermissions(['notifications']);
  await context.exposeBinding('tellDesktop', ({ page: tab }, title: string, options: DesktopNotice['options']) => {
    told.push({ tab, title, options });
  });
  await context.addInitScript({
    content: `
      window.Notification = class extends Notification {
        constructor(title, options) {
          super(title, options);
          window.desktopNotice = this;
          window.tellDesktop(title, options);
        }
      };
      Object.defineProperty(document, 'visibilityState', { get: () => (document.hidden ? 'hidden' : 'visible') });
      Object.defineProperty(document, 'hidden', { writable: true, value: false });`,
  });
  return told;
}

async function setHidden(hidden: boolean, ...tabs: readonly Page[]): Promise<void> {
  const change = `document.hidden = ${hidden}; document.dispatchEvent(new Event('visibilitychange'))`;
  await Promise.all(tabs.map((tab) => tab.evaluate(change)));
}

test('the desktop is told once of what ends while no tab is in sight, and only where that is asked for @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { std } = world;
  const told = await watchDesktop(context);
  const space = await createSpace(std);
  await signIn();
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(`/eu-std-1/spaces/${space.id}/clusters`);
    await expect(bell(tab)).toHaveAccessibleName('Notices');
  }
  /** A creation that fails while no tab is in sight; resolves when both have heard of it. */
  async function failUnseen(name: string) {
    std.steering.failNext({ clusterName: name, error: 'No capacity left for key s3cr3t' });
    const { operationId } = await beginCluster(std, space.id, name);
    for (const tab of tabs) await expect(tab.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await setHidden(true, ...tabs);
    await std.steering.advance(workTakes);
    for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName(/unread$/);
    return operationId;
  }
  // What other tests have left running ends as well.
  const toldOf = (name: string) => told.filter(({ title }) => title.includes(name));

  // The browser's permission is there, so notices are on until they are turned off, in every tab.
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Stop telling me outside of the browser' }).click();
  const unasked = unique('unasked');
  await failUnseen(unasked);
  await setHidden(false, page);
  await expect(heard(page, failed(unasked))).toHaveCount(1);
  expect(told).toEqual([]);
  await setHidden(false, other);

  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName('Notices');
  await panel(page).getByRole('button', { name: 'Tell me outside of the browser too' }).click();
  await page.keyboard.press('Escape');
  const asked = unique('asked');
  const operationId = await failUnseen(asked);
  await expect.poll(() => toldOf(asked).length).toBeGreaterThan(0);
  // In sight again it is told there, by when the tab has long decided about the desktop.
  await setHidden(false, other);
  await expect(heard(other, failed(asked))).toHaveCount(1);
  const [notice] = toldOf(asked);
  expect(toldOf(asked)).toEqual([
    { tab: notice?.tab, title: failed(asked), options: { tag: expect.stringContaining(operationId) } },
  ]);
  await notice?.tab.evaluate("window.desktopNotice.dispatchEvent(new Event('click'))");
  await expect(notice?.tab ?? page).toHaveURL(new RegExp(`/spaces/${space.id}/operations/${operationId}`));
});

test('a region without operation records is said to have none, and the cluster’s own state tells of its progress @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const space = await createSpace(std);
  const { id, name, operationId } = await beginCluster(std, space.id);
  await signIn();
  for (const operation of ['ListOperations', 'GetOperation'] as const) {
    std.steering.addFault({ operation, kind: 'status', status: 404, times: 1_000 });
  }
  const absent = page.getByText('Operations are not available in eu-std-1');
  await page.goto(`/eu-std-1/spaces/${space.id}/overview`);
  await expect(page.getByText(`eu-std-1 keeps no records of what is done in ${space.name}`)).toBeVisible();
  await expect(page.getByText(/has not answered everything yet/)).toHaveCount(0);
  await page.goto(`/eu-std-1/spaces/${space.id}/operations`);
  await expect(absent).toBeVisible();
  await page.goto(`/eu-std-1/spaces/${space.id}/operations/${operationId}`);
  await expect(absent).toBeVisible();
  await page.goto(`/eu-std-1/spaces/${space.id}/clusters/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(absent).toBeVisible();
  await expect(page.getByText('Being created').first()).toBeVisible();
  await std.steering.advance(workTakes);
  await expect(page.getByRole('link', { name: /^https:\/\/api\./ })).toBeVisible({ timeout: 15_000 });
});
