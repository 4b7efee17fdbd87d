/**
 * What explaining access costs: region calls for one question and for "who has it" over a thousand identities, and how
 * long the role editor takes from a key to the paint with a thousand permissions, at a quarter of this machine's speed.
 * Calls are counted at the region; times are this machine's, beside a bare text field measured in the same run.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { csrfHeader } from '#shared/csrf-header.ts';
import { createSpace, createUser, unique } from '../e2e/world-data.ts';
import { startWorld, type World, type WorldRegion } from '../e2e/world.ts';

const subjects = 1_000;
const permissions = 1_000;
const slowdown = 4;
const keys = 'service1 update';
const atOnce = 8;
const all = { size: 50 };

interface Figure {
  readonly what: string;
  readonly found: string;
  /** What is to be at most `most`; nothing is wanted of others. */
  readonly value?: number;
  readonly most?: number;
}

/** Runs `task` for each of so many, a few at a time. */
async function repeat(count: number, task: () => Promise<void>): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await task();
      }
    }),
  );
}

/**
 * A space with a cluster in an organisation of a thousand identities, all of whom are in the space. Every fifth user may
 * see its clusters, and every twentieth everything, there and in the organisation.
 */
async function prepare(region: WorldRegion): Promise<string> {
  const { client } = region;
  const { organisationId } = region.accounts;
  const { id: spaceId } = await createSpace(region);
  const body = { name: unique('cluster'), cidr: '10.40.0.0/16', version: '1.29.5', nodePools: [] };
  await client.call('CreateCluster', { path: { spaceId }, body });
  const inOrganisation = { path: { organisationId } };
  const { items: accounts } = await client.call('ListServiceAccountOrganisation', { ...inOrganisation, page: all });
  for (const { id } of accounts) {
    const path = { spaceId, serviceAccountId: id };
    await client.call('AssignServiceAccountToSpace', { path });
  }
  const ids: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = { ...all, nextToken };
    const reply = await client.call('ListUserOrganisation', { ...inOrganisation, page });
    ids.push(...reply.items.map(({ id }) => id));
    nextToken = reply.nextPageToken;
  } while (nextToken !== undefined);
  await repeat(subjects - accounts.length - ids.length, async () => {
    ids.push((await createUser(region)).id);
  });
  const roleNamed = async (name: string) => {
    const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name } });
    return items[0]?.uuid ?? '';
  };
  const [seesClusters, seesAll] = [await roleNamed('Kubernetes Viewer'), await roleNamed('Space Viewer')];
  const { items: above } = await client.call('ListRolesOrganisation', {
    ...inOrganisation,
    query: { name: 'Organisation Viewer' },
  });
  for (const [index, subjectId] of ids.entries()) {
    await client.call('AssignUserToSpace', { path: { spaceId, userId: subjectId } });
    const subject = { subjectType: 'users', subjectId };
    const roles = [...(index % 5 === 0 ? [seesClusters] : []), ...(index % 20 === 0 ? [seesAll] : [])];
    if (roles.length === 0) continue;
    await client.call('SetIAMPolicySpace', { path: { spaceId, ...subject }, body: { add: { roles } } });
    if (index % 20 > 0) continue;
    const body = { add: { roles: above.map(({ uuid }) => uuid) } };
    await client.call('SetIAMPolicyOrganisation', { path: { organisationId, ...subject }, body });
  }
  return spaceId;
}

async function open(browser: Browser, { url, std }: World): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.request.post('/api/session', {
    headers: { [csrfHeader]: '1' },
    data: { region: std.name, demo: 'admin' },
  });
  return page;
}

/** Calls of identity operations; the console also watches operations, which is no part of any question. */
const callsOf = ({ requests }: WorldRegion) => requests.filter((line) => line.includes('/iam/')).length;

async function askOne(page: Page, region: WorldRegion, spaceId: string): Promise<Figure> {
  const { items } = await region.client.call('ListUserSpace', { path: { spaceId }, page: { size: 2 } });
  const pick = async (name: string) => {
    await page.getByRole('group', { name: 'Who' }).getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill(name);
    await dialog.getByRole('option', { name }).first().click();
  };
  const ask = async () => {
    const before = callsOf(region);
    await page.getByRole('button', { name: 'Explain', exact: true }).click();
    await page
      .getByText(/may (not )?do this$/)
      .first()
      .waitFor();
    return callsOf(region) - before;
  };
  await page.goto(`/${region.name}/spaces/${spaceId}/explain?permission=kubernetes.cluster.get`);
  const [first, second] = items.map(({ lastname = '' }) => lastname);
  await pick(first ?? '');
  await ask();
  await pick(second ?? '');
  const calls = await ask();
  return { what: 'one question, warm caches', found: `${calls} calls`, value: calls, most: 3 };
}

/** Notes how many answers about access the page had got when it first showed somebody. */
const watchHolders = `
  performance.setResourceTimingBufferSize(10_000);
  const answers = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/iam/')).length;
  const before = answers();
  new MutationObserver((_, observer) => {
    if (document.querySelector('[aria-labelledby=holders] tbody tr') === null) return;
    globalThis.answersAtFirst = answers() - before;
    observer.disconnect();
  }).observe(document.body, { childList: true, subtree: true });
`;

async function whoHasIt(page: Page, region: WorldRegion, address: string, words: string): Promise<readonly Figure[]> {
  // A copy of a list that the question before has read is none of a cold one.
  await region.steering.advance(60_000);
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Find out', exact: true });
  await button.waitFor();
  // The form's own catalogue is there: what follows belongs to the search.
  await page.locator('datalist option').first().waitFor({ state: 'attached' });
  const before = callsOf(region);
  await page.evaluate(watchHolders);
  const started = performance.now();
  await button.click();
  const state = page.getByText(/Complete, as of|Not complete, as of/);
  await state.waitFor({ timeout: 180_000 });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const all = callsOf(region) - before;
  const first = await page.evaluate<number>('globalThis.answersAtFirst');
  const [, asked = ''] = /^([\d,]+) of/.exec(await state.innerText()) ?? [];
  return [
    { what: `who has it, ${words}: first shown`, found: `after ${first} answers`, value: first, most: 3 },
    {
      what: `who has it, ${words}: all`,
      found: `${all} calls, ${asked} checked, in ${seconds} s`,
      value: all,
      most: 1_010,
    },
  ];
}

/** Everybody's ACLs on every kind of resource in the space. */
async function everyAcl(page: Page, region: WorldRegion, space: string): Promise<Figure> {
  const before = callsOf(region);
  const started = performance.now();
  await page.goto(`${space}/acls?kind=all`);
  await page.getByText(/^1,000 of 1,000 identities asked about/).waitFor({ timeout: 180_000 });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const calls = callsOf(region) - before;
  return {
    what: 'ACLs of everybody in a space, all kinds',
    found: `${calls} calls in ${seconds} s`,
    value: calls,
    most: 1_100,
  };
}

/** Answers the list of permissions with as many as are wanted; regions have a few hundred. */
async function enlargeCatalogue(page: Page): Promise<void> {
  const verbs = ['create', 'delete', 'get', 'update', 'list'];
  const items = Array.from({ length: permissions }, (_, index) => {
    const [service, resource] = [`service${index % 20}`, `cluster${Math.floor(index / 100)}`];
    const action = `${verbs[index % 5]}${index}`;
    const uuid = `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`;
    return { uuid, name: `${service}.${resource}.${action}`, service, resource, action };
  });
  await page.route(/\/spaces\/[^/]+\/permissions\?/, async (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get('page[nextToken]') ?? 0);
    const next = start + 50;
    const nextPageToken = next < items.length ? { nextPageToken: String(next) } : {};
    await route.fulfill({ json: { items: items.slice(start, next), totalSize: items.length, ...nextPageToken } });
  });
}

/** Notes for each key how long it took until what it led to had been painted: the frame after it, and that frame's end. */
const watchKeys = `
  globalThis.keyTimes = [];
  document.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => globalThis.keyTimes.push(performance.now() - timeStamp);
    port2.postMessage(undefined);
  }), { capture: true });
`;

/** Milliseconds from each key until what it led to has been painted. */
async function keysToPaint(page: Page, label: string): Promise<readonly number[]> {
  await page.evaluate(watchKeys);
  await page.getByLabel(label).pressSequentially(keys, { delay: 150 });
  await page.waitForFunction(`globalThis.keyTimes.length >= ${keys.length}`);
  return page.evaluate<number[]>('globalThis.keyTimes');
}

function middleAndWorst(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return { middle: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

async function typeInEditor(page: Page, region: WorldRegion, spaceId: string): Promise<readonly Figure[]> {
  const devtools = await page.context().newCDPSession(page);
  const body = { name: unique('role'), description: '' };
  const role = await region.client.call('CreateRoleSpace', { path: { spaceId }, body });
  await enlargeCatalogue(page);
  await page.goto(`/${region.name}/spaces/${spaceId}/roles/${role.uuid}`);
  await page.getByRole('button', { name: 'Change permissions' }).waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const started = performance.now();
  await page.getByRole('button', { name: 'Change permissions' }).click();
  await page.getByRole('checkbox', { name: 'All of service19', exact: true }).waitFor();
  const opened = performance.now() - started;
  const editor = middleAndWorst(await keysToPaint(page, 'Find a permission or what it is for'));

  await page.goto('about:blank');
  await page.setContent('<label>Bare <input></label>');
  const bare = middleAndWorst(await keysToPaint(page, 'Bare'));
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const times = (value: number, yardstick: number) => `${(value / yardstick).toFixed(1)} times a bare field`;
  const slow = `at ${slowdown}x slowdown`;
  return [
    { what: `role editor with ${permissions} opened, ${slow}`, found: ms(opened), value: opened, most: 400 },
    {
      what: `role editor, key to paint, middle, ${slow}`,
      found: `${ms(editor.middle)}, ${times(editor.middle, bare.middle)} (${ms(bare.middle)})`,
      value: editor.middle,
      most: 50,
    },
    {
      what: `role editor, key to paint, worst, ${slow}`,
      found: `${ms(editor.worst)}, ${times(editor.worst, bare.worst)} (${ms(bare.worst)})`,
      value: editor.worst,
      most: 50,
    },
  ];
}

const world = await startWorld();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  const { std } = world;
  const spaceId = await prepare(std);
  const space = `/${std.name}/spaces/${spaceId}`;
  const organisation = `/${std.name}/organisations/${std.accounts.organisationId}`;
  const page = await open(browser, world);
  const figures = [
    await askOne(page, std, spaceId),
    ...(await whoHasIt(page, std, `${space}/explain?permission=kubernetes.cluster.get`, 'in a space, of a cluster')),
    ...(await whoHasIt(page, std, `${space}/explain?permission=iam.getPolicy`, 'in a space, of no resource')),
    ...(await whoHasIt(page, std, `${organisation}/explain?permission=iam.getPolicy`, 'in the organisation')),
    ...(await whoHasIt(page, std, `${organisation}/explain?permission=iam.user.get`, 'there, with ACLs')),
    await everyAcl(page, std, space),
    ...(await typeInEditor(await open(browser, world), std, spaceId)),
  ];
  for (const { what, found, value, most } of figures) {
    const isMissed = value !== undefined && most !== undefined && value > most;
    const limit = most === undefined ? '' : `wanted at most ${most.toLocaleString('en')}`;
    process.stdout.write(`${isMissed ? 'MISS' : 'ok  '} ${what.padEnd(52)} ${found.padEnd(48)} ${limit}\n`);
  }
} finally {
  await browser.close();
  await world.close();
}
