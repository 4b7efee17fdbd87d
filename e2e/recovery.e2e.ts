/** J3, up to "leave and come back: the link is gone". */
import type { BrowserContext } from '@playwright/test';
import { createUser } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const issues = ({ std }: World) => std.requests.filter((line) => /^POST .*\/recover$/.test(line)).length;

async function openQuestion(page: Page) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Issue recovery link…' }).click();
  return page.getByRole('dialog', { name: 'Issue a recovery link' });
}

async function readIssued(page: Page) {
  const issued = page.getByRole('dialog', { name: 'The link is shown only now' });
  const link = (await issued.getByText('/activation#').textContent()) ?? '';
  const code = (await issued.getByText(/^\d{6}$/).textContent()) ?? '';
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
  expect(token.length).toBeGreaterThan(20);
  return { issued, link, code, token };
}

/** Everything a browser keeps for a site, as text. */
async function keptIn(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate<string>(`(async () => {
    const databases = await indexedDB.databases();
    const stores = await caches.keys();
    const entries = performance.getEntries().map(({ name }) => name);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, stores, entries, history.state]);
  })()`);
  return stored + JSON.stringify(await context.cookies());
}

test('a link is issued after its effects were read, and is kept nowhere', async ({ page, context, signIn, world }) => {
  const sent: string[] = [];
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const user = await createUser(world.std);
  await signIn();
  const address = `/eu-std-1/organisations/${world.std.accounts.organisationId}/users/${user.id}`;
  await page.goto(address);

  const before = issues(world);
  const question = await openQuestion(page);
  await expect(question.getByRole('listitem')).toHaveText([
    /second factor stop working/,
    /already open go on/,
    /A link issued earlier becomes void/,
    /works once, within 48 hours/,
  ]);
  expect(issues(world)).toBe(before);
  await question.getByRole('button', { name: 'Issue the link' }).click();
  const { issued, code, token } = await readIssued(page);
  expect(issues(world)).toBe(before + 1);

  const places = { kept: await keptIn(page, context), sent: sent.join('\n'), said: said.join('\n'), url: page.url() };
  for (const [place, text] of Object.entries(places)) {
    expect(text, place).not.toContain(token);
    expect(text, place).not.toMatch(new RegExp(`\\b${code}\\b`));
  }

  await issued.getByRole('button', { name: 'Close' }).click();
  await issued.getByRole('button', { name: 'Delivered, close' }).click();
  await expect(issued).toBeHidden();
  expect(await page.content()).not.toContain(token);

  // Coming back by the menu, by the address and by the browser's own way back shows the question again, never the link.
  await expect(await openQuestion(page)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(await openQuestion(page)).toBeVisible();
  expect(await page.content()).not.toContain(token);
  expect(issues(world)).toBe(before + 1);
});

test('leaving the page with the link open takes the link away', async ({ page, signIn, world }) => {
  const user = await createUser(world.std);
  await signIn();
  const users = `/eu-std-1/organisations/${world.std.accounts.organisationId}/users`;
  await page.goto(users);
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.goto(`${users}/${user.id}`);
  const question = await openQuestion(page);
  await question.getByRole('button', { name: 'Issue the link' }).click();
  const { token } = await readIssued(page);

  // The browser asks before it leaves what has not been copied.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.content()).not.toContain(token);
});

test('issuing again says that the earlier link becomes void, and gives another one', async ({
  page,
  signIn,
  world,
}) => {
  const user = await createUser(world.std);
  await signIn();
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users/${user.id}`);
  const tokens = new Set<string>();
  for (let round = 0; round < 2; round += 1) {
    const question = await openQuestion(page);
    await expect(question).toContainText('A link issued earlier becomes void. It cannot be shown again.');
    await question.getByRole('button', { name: 'Issue the link' }).click();
    const { issued, token } = await readIssued(page);
    tokens.add(token);
    await issued.getByRole('button', { name: 'Close' }).click();
    await issued.getByRole('button', { name: 'Delivered, close' }).click();
  }
  expect(tokens.size).toBe(2);
});

test('an answer that never came is said to be unknown, and nothing is sent by itself', async ({
  page,
  signIn,
  world,
}) => {
  const user = await createUser(world.std);
  await signIn();
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users/${user.id}`);
  const question = await openQuestion(page);
  const before = issues(world);
  world.std.steering.addFault({ operation: 'RecoverUserOrganisation', kind: 'break' });
  await question.getByRole('button', { name: 'Issue the link' }).click();
  await expect(question.getByRole('alert')).toContainText(/it is unknown whether this was carried out/);
  expect(issues(world)).toBe(before + 1);
  await question.getByRole('button', { name: 'Issue the link' }).click();
  await readIssued(page);
});
