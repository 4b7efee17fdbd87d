/** J3: issuing a link again for somebody who cannot get in, until they have used it. */
import { text } from 'node:stream/consumers';
import type { BrowserContext } from '@playwright/test';
import { activate, openLink } from './activation.ts';
import { createUser, somebody } from './world-data.ts';
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
    /second factor and any recovery codes stop working/,
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

async function issueAndLeave(page: Page) {
  await page.getByRole('button', { name: 'Issue the link' }).click();
  const sent = await readIssued(page);
  await sent.issued.getByRole('button', { name: 'Close' }).click();
  await sent.issued.getByRole('button', { name: 'Delivered, close' }).click();
  return sent;
}

test('a link that is gone is still known to the ledger, until it is superseded, expires, and is issued again and used @long', async ({
  page,
  browser,
  signIn,
  world,
}) => {
  const person = somebody('Otto');
  const user = await createUser(world.std, person);
  const scope = `/eu-std-1/organisations/${world.std.accounts.organisationId}`;
  const ledger = page.getByRole('table', { name: 'Recovery links' }).getByRole('row').filter({ hasText: person.name });
  await signIn();
  await page.goto(`${scope}/users/${user.id}`);
  await expect(await openQuestion(page)).toContainText('A link issued earlier becomes void. It cannot be shown again.');
  const first = await issueAndLeave(page);

  // Gone, but known to be valid; and so it is said before another one is issued.
  const question = await openQuestion(page);
  await expect(question).toContainText(/A link issued .* is valid until .* It becomes void\./);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Recovery links' }).click();
  await expect(ledger).toHaveCount(1);
  await expect(ledger.getByRole('timer', { name: `Time left for the link of ${person.name}` })).toHaveText(/^4[78]:/);
  await expect(ledger).toContainText('Inactive');
  expect(await page.content()).not.toContain(first.token);

  // Issued again from the ledger: the first one is superseded.
  await ledger.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Issue again…' }).click();
  const second = await issueAndLeave(page);
  expect(second.token).not.toBe(first.token);
  await expect(ledger.nth(0)).toContainText('Valid');
  await expect(ledger.nth(1)).toContainText('Superseded');

  // Past its end: one press issues another, which the person uses; the ledger follows by itself.
  world.clock.advance(49 * 60 * 60_000);
  await signIn();
  await page.reload();
  const expired = page.getByRole('checkbox', { name: 'Expired' });
  await expired.click();
  await expect(ledger).toHaveCount(1);
  await ledger.getByRole('button', { name: 'Issue again…' }).click();
  const third = await issueAndLeave(page);
  await expired.click();
  await expect(ledger).toHaveCount(3);
  const theirs = await openLink(browser, third);
  await activate(theirs, world, third);
  await theirs.context().close();
  await expect(ledger.nth(0)).toContainText('Used', { timeout: 15_000 });
  await expect(ledger.nth(0)).toContainText('Has become active');

  // So it is told on any page, and after a reload, until somebody has read it.
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notices/ });
  await expect(bell).toHaveAccessibleName(/ unread$/);
  await page.reload();
  await bell.click();
  const seen = page.waitForResponse(`${world.url}/api/recovery-links/seen`);
  const markRead = page.getByRole('button', { name: `Mark as read: ${person.name} has become active` });
  await markRead.click();
  await seen;
  await expect(markRead).toHaveCount(0);
  await expect(page.getByRole('link', { name: `${person.name} has become active` })).toBeVisible();
  await page.keyboard.press('Escape');

  // Without the columns' heads, what the date is of is said beside it.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ledger.nth(0)).toContainText(/Has become active\s*Issued \d/);
});

test('an account that looks compromised is deactivated in the same step, and stays so when the link is used @long', async ({
  page,
  browser,
  signIn,
  world,
}) => {
  const user = await createUser(world.std);
  const { organisationId } = world.std.accounts;
  await world.std.client.call('PatchUserStateOrganisation', {
    path: { organisationId, userId: user.id },
    body: { active: true },
  });
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/users/${user.id}`);
  const question = await openQuestion(page);
  await question.getByRole('checkbox', { name: /looks compromised/ }).check();

  // Only half of it works at first: that is said, and the other half alone is repeated.
  world.std.steering.addFault({ operation: 'RecoverUserOrganisation', kind: 'status', status: 500 });
  await question.getByRole('button', { name: 'Deactivate and issue the link' }).click();
  await expect(question.getByText('The account is deactivated, but the link was not issued')).toBeVisible();
  await question.getByRole('button', { name: 'Issue the link' }).click();
  const { issued, link, code } = await readIssued(page);
  await expect(issued.getByText(/Activate it once the person has used the link/)).toBeVisible();

  await issued.getByText(/^Ready-made messages/).click();
  await issued.getByRole('radio', { name: 'Français' }).check();
  await expect(issued.getByRole('region', { name: 'Message with the link' })).toContainText(link);
  await expect(issued.getByRole('region', { name: 'Message with the link' })).not.toContainText(code);
  await expect(issued.getByRole('region', { name: 'Message with the code' })).toContainText(code);
  await expect(issued.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

  const theirs = await openLink(browser, { link, code });
  await activate(theirs, world, { link, code });
  await expect(theirs.getByText('Your account is switched off')).toBeVisible();
  await theirs.context().close();
  await issued.getByRole('button', { name: 'Close' }).click();
  await issued.getByRole('button', { name: 'Delivered, close' }).click();
  await expect(page.getByText('Inactive', { exact: true }).first()).toBeVisible();
});

test('links for many are issued from the list, and saved as two files @long', async ({ page, signIn, world }) => {
  const people = [somebody('Bulk'), somebody('Bulk')];
  for (const person of people) await createUser(world.std, person);
  await signIn();
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users`);
  for (const { name } of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Change 2 selected users' }).click();
  await page.getByRole('menuitem', { name: 'Issue links…' }).click();
  world.std.steering.addFault({ operation: 'RecoverUserOrganisation', kind: 'status', status: 500 });
  await page.getByRole('dialog').getByRole('button', { name: 'Issue 2 links' }).click();
  const result = page.getByRole('dialog', { name: 'The links are shown only now' });
  await expect(result.getByText('1 of 2 issued · 1 failed')).toBeVisible();
  await result.getByRole('button', { name: 'Try the failed one again' }).click();
  await expect(result.getByText('2 of 2 issued')).toBeVisible();
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result.getByRole('alert')).toContainText('cannot be shown again');
  await result.getByRole('button', { name: 'Keep open' }).click();

  const texts: string[] = [];
  for (const name of ['Save the links (CSV)', 'Save the codes (CSV)']) {
    const download = page.waitForEvent('download');
    await result.getByRole('button', { name }).click();
    texts.push(await text(await (await download).createReadStream()));
  }
  const [links = '', codes = ''] = texts;
  for (const { email } of people) {
    expect(links).toContain(email);
    expect(codes).toContain(email);
  }
  expect(links.match(/activation#/g)).toHaveLength(2);
  expect(codes).not.toContain('activation#');
  expect(codes.match(/\b\d{6}\b/g)).toHaveLength(2);
  await result.getByRole('button', { name: 'Close' }).click();
  await expect(result).toBeHidden();
});

test('an answer that never came is said to be unknown, and nothing is sent by itself @long', async ({
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

test('the page of a user offers a link, and says what is known of the newest @long', async ({
  page,
  signIn,
  world,
}) => {
  const user = await createUser(world.std);
  await signIn();
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users/${user.id}`);
  const known = page.getByRole('region', { name: 'What this console knows' });
  await expect(known).toContainText('The region does not tell of links issued elsewhere.');
  await page.getByRole('button', { name: 'New link…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue the link' }).click();
  await readIssued(page);
  await expect(known).toContainText(/Valid until .+issued .+by service account/);
  await page.reload();
  await known.getByRole('link', { name: 'Show them in the journal' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('link');
});
