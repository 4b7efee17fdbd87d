/**
 * What explaining access costs: region calls for one question and for "who has it" over a thousand identities, and how
 * long the role editor takes from a key to the paint with a thousand permissions, at a quarter of this machine's speed.
 * Calls are counted at the region; times are this machine's, beside a bare text field measured in the same run.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import type { User } from '#shared/contract/iam/users.ts';
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
  const question = page.getByRole('combobox', { name: 'Question' });
  // Somebody else takes the place of whom it was about.
  const ask = async ({ firstname = '', lastname = '' }: Partial<User>) => {
    const name = `${firstname} ${lastname}`;
    await question.fill(name);
    const option = page.getByRole('option', { name }).first();
    await option.waitFor();
    const before = callsOf(region);
    await option.click();
    await page
      .getByText(new RegExp(`^[^:]*${lastname}\\b.* may (not )?do this$`))
      .first()
      .waitFor();
    return callsOf(region) - before;
  };
  await page.goto(`/${region.name}/spaces/${spaceId}/explain?permission=kubernetes.cluster.get`);
  const [first = {}, second = {}] = items;
  await ask(first);
  const calls = await ask(second);
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
  // The page names the spaces around by itself, once it stands: that is no answer to the search.
  const spaces = address.includes('/organisations/')
    ? page.waitForResponse(/\/iam\/organisations\/[^/]+\/spaces\?/)
    : null;
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Find out', exact: true });
  await button.waitFor();
  await (await spaces)?.finished();
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

/** Calls back once the frame that comes next has been painted. */
const afterPaint = `const { port1, port2 } = new MessageChannel();
const waiting = [];
port1.onmessage = () => waiting.shift()();
const afterPaint = (then) => requestAnimationFrame(() => {
  waiting.push(then);
  port2.postMessage(undefined);
});`;

/**
 * Notes for each key how long it took until what it led to had been painted: the frame after it, and that frame's end. Ready
 * once it has done so for no key at all: to compile it is no part of what a key takes.
 */
const watchKeys = `(() => {
  ${afterPaint}
  const timeFrom = ({ timeStamp }) => new Promise((resolve) => {
    afterPaint(() => resolve(performance.now() - timeStamp));
  });
  globalThis.keyTimes = [];
  const note = async (event) => globalThis.keyTimes.push(await timeFrom(event));
  return note({ timeStamp: performance.now() }).then(() => {
    globalThis.keyTimes.length = 0;
    document.addEventListener('keydown', note, { capture: true });
  });
})()`;

/** Notes how long it took from a click until a box had been painted that every service of the editor has. */
const watchOpening = `(() => {
  ${afterPaint}
  globalThis.openingTime = new Promise((resolve) => {
    document.addEventListener('click', ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[aria-label="All of service19"]') === null) return;
        observer.disconnect();
        afterPaint(() => resolve(performance.now() - timeStamp));
      }).observe(document.body, { childList: true, subtree: true });
    }, { capture: true, once: true });
  });
})()`;

/** Between two keys, and between what leads into the field and the first of them: nobody types faster. Milliseconds. */
const untilNextKey = 150;

/** Milliseconds from each key until what it led to has been painted. */
async function keysToPaint(page: Page, label: string): Promise<readonly number[]> {
  const field = page.getByLabel(label);
  await field.focus();
  await page.waitForTimeout(untilNextKey);
  await page.evaluate(watchKeys);
  // Not the field's own: looking for it once more would be done amid the first key.
  await page.keyboard.type(keys, { delay: untilNextKey });
  await page.waitForFunction(`globalThis.keyTimes.length >= ${keys.length}`);
  return page.evaluate<number[]>('globalThis.keyTimes');
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Of several times typed: the middle key of all, and the middle one of the worst of each. */
function middleAndWorst(typed: readonly (readonly number[])[]) {
  return { middle: middleOf(typed.flat()), worst: middleOf(typed.map((times) => Math.max(...times))) };
}

/** How often the editor is opened and typed in, in a page of its own each time: this machine halts for moments. */
const openings = 9;

async function typeInEditor(browser: Browser, world: World, spaceId: string): Promise<readonly Figure[]> {
  const region = world.std;
  const body = { name: unique('role'), description: '' };
  const role = await region.client.call('CreateRoleSpace', { path: { spaceId }, body });
  const page = await open(browser, world);
  const devtools = await page.context().newCDPSession(page);
  await enlargeCatalogue(page);
  const opened: number[] = [];
  const typed: (readonly number[])[] = [];
  while (opened.length < openings) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // Its code is fetched once the page is idle.
    const isFetched = page.waitForResponse(/\/RoleEditing-/);
    await page.goto(`/${region.name}/spaces/${spaceId}/roles/${role.uuid}`);
    const button = page.getByRole('button', { name: 'Change permissions' });
    await button.waitFor();
    await isFetched;
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(watchOpening);
    await button.click();
    opened.push(await page.evaluate<number>('globalThis.openingTime'));
    typed.push(await keysToPaint(page, 'Find a permission or what it is for'));
  }
  const typedInBare: (readonly number[])[] = [];
  while (typedInBare.length < openings) {
    await page.goto('about:blank');
    await page.setContent('<label>Bare <input></label>');
    typedInBare.push(await keysToPaint(page, 'Bare'));
  }
  const [opening, editor, bare] = [middleOf(opened), middleAndWorst(typed), middleAndWorst(typedInBare)];
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const times = (value: number, yardstick: number) => `${(value / yardstick).toFixed(1)} times a bare field`;
  const slow = `at ${slowdown}x slowdown`;
  return [
    { what: `role editor with ${permissions} opened, ${slow}`, found: ms(opening), value: opening, most: 400 },
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
  const figures: Figure[] = [
    await askOne(page, std, spaceId),
    ...(await whoHasIt(page, std, `${space}/explain?permission=kubernetes.cluster.get`, 'in a space, of a cluster')),
    ...(await whoHasIt(page, std, `${space}/explain?permission=iam.getPolicy`, 'in a space, of no resource')),
    ...(await whoHasIt(page, std, `${organisation}/explain?permission=iam.getPolicy`, 'in the organisation')),
    ...(await whoHasIt(page, std, `${organisation}/explain?permission=iam.user.get`, 'there, with ACLs')),
    await everyAcl(page, std, space),
  ];
  // A page that is open takes its share of this machine.
  await page.context().close();
  figures.push(...(await typeInEditor(browser, world, spaceId)));
  for (const { what, found, value, most } of figures) {
    const isMissed = value !== undefined && most !== undefined && value > most;
    const limit = most === undefined ? '' : `wanted at most ${most.toLocaleString('en')}`;
    process.stdout.write(`${isMissed ? 'MISS' : 'ok  '} ${what.padEnd(52)} ${found.padEnd(48)} ${limit}\n`);
  }
} finally {
  await browser.close();
  await world.close();
}
