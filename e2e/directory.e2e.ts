/** A list read as a whole: in one action, sorted and searched to its end, kept true, and taken away as a file. */
import { readFileSync } from 'node:fs';
import { createUser, somebody } from './world-data.ts';
import { typeUser, usersPage } from './user-drawer.ts';
import { expect, test, type Page, type World } from './world.ts';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /\d of \d/ });
const firstRow = (page: Page) => page.getByRole('row').nth(1);
const lists = ({ std }: World) => std.requests.filter((line) => /^GET .*\/users\?page/.test(line)).length;

async function readAll(page: Page, world: World): Promise<number> {
  await page.goto(usersPage(world));
  const button = page.getByRole('button', { name: /^Read all / });
  const total = Number((await button.innerText()).replace(/\D/g, ''));
  await button.click();
  return total;
}

test('all users are read in one action, sorted and searched as a whole', async ({ page, signIn, world }) => {
  const last = await createUser(world.std, { ...somebody('Zzyx'), lastname: 'Zzyzx' });
  await signIn();
  const before = lists(world);
  const total = await readAll(page, world);
  await expect(bar(page)).toContainText(new RegExp(`${total} of ${total}, as of \\d`));
  expect(lists(world) - before).toBeLessThanOrEqual(Math.ceil(total / 50) + 1);
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
  await expect(bar(page)).toBeInViewport();

  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(firstRow(page)).toContainText(last.email);
  await page.reload();
  await expect(firstRow(page)).toContainText(last.email);

  const clear = page.getByRole('button', { name: 'Clear', exact: true });
  await expect(clear).toHaveCount(0);
  await page.getByRole('searchbox').fill('zzyzx');
  await expect(bar(page)).toContainText(/^\d+ match(es)? · /);
  await expect(page.getByRole('row')).toHaveCount(2);
  await clear.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(clear).toHaveCount(0);
  await expect(firstRow(page)).toContainText(last.email);
});

test('an order is one of the whole list, and the pages are one press away', async ({ page, signIn, world }) => {
  const last = await createUser(world.std, { ...somebody('Zzyx'), lastname: 'Zzyzx' });
  await signIn();
  await page.goto(usersPage(world));
  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(firstRow(page)).toContainText(last.email);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await expect(bar(page)).toContainText(/(\d+) of \1, as of/);
  await page.getByRole('button', { name: 'Show pages' }).click();
  await expect(page.getByText(/^Rows 1–30 of /)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort', 'descending');
  await expect(page).not.toHaveURL(/sort=/);

  // Whoever will not wait for the whole list gives the order up.
  await world.std.steering.advance(61_000);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(31);
  world.std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'delay', milliseconds: 9_000 });
  await page.getByRole('button', { name: 'Name' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Rows 1–30 of /)).toBeVisible();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(page.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort', /scending/);
});

test('a filter or an order for which the list cannot be read keeps what is there', async ({ page, signIn, world }) => {
  const { steering } = world.std;
  // What somebody else has read of the list is kept for a minute.
  await steering.advance(61_000);
  await signIn();
  await page.goto(usersPage(world));
  await expect(page.getByRole('row')).toHaveCount(31);
  steering.addFault({ operation: 'ListUserOrganisation', kind: 'status', status: 500, times: 1_000 });
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(31);
  await expect(page.getByText('it could not be sorted')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort', /scending/);

  const filter = page.getByRole('searchbox');
  await filter.click();
  await page.keyboard.type('nobody at all');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(filter).toBeFocused();
  await expect(filter).toHaveValue('nobody at all');
  await expect(page.getByText(/\d match/)).toHaveCount(0);
  steering.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /nobody at all/ })).toBeVisible();
});

test('the way back leads to where one was in a whole list', async ({ page, signIn, world }) => {
  await signIn();
  await readAll(page, world);
  await expect(bar(page)).toContainText(', as of');
  await page.getByRole('button', { name: 'Show 30 more' }).click();
  const row = page.getByRole('row').nth(45);
  await row.scrollIntoViewIfNeeded();
  const place = () => page.evaluate<number>('window.scrollY');
  const before = await place();
  expect(before).toBeGreaterThan(700);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toHaveCount(0);
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect.poll(place).toBe(before);
  await expect(page.getByRole('rowheader')).toHaveCount(60);
});

test('the way back leads to where one was on a later page, too, that one did not scroll', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`${usersPage(world)}?size=10`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (const rows of ['11–20', '21–30']) {
    await next.click();
    await expect(page.getByText(`Rows ${rows} of`)).toBeVisible();
  }
  const place = () => page.evaluate<number>('window.scrollY');
  const before = await place();
  expect(before).toBeGreaterThan(100);
  const link = page.getByRole('row').nth(9).getByRole('link');
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toHaveCount(0);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await expect(link).toBeFocused();
});

test('who is created, or changed, is in the whole list at once @long', async ({ page, signIn, world }) => {
  await signIn();
  const total = await readAll(page, world);
  await expect(bar(page)).toContainText(`${total} of ${total}, as of`);
  const person = somebody('Aaro');
  const drawer = await typeUser(page, person);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(drawer).toBeHidden();
  await expect(bar(page)).toContainText(`${total + 1} of ${total + 1}, as of`);
  await page.getByRole('searchbox').fill(person.lastname);
  await expect(firstRow(page)).toContainText(person.email);
});

test('a list that could not be read to its end says what is missing, and what to do @long', async ({
  page,
  signIn,
  world,
}) => {
  // What somebody else has read of the list is kept for a minute.
  await world.std.steering.advance(61_000);
  await signIn();
  await page.goto(usersPage(world));
  const button = page.getByRole('button', { name: /^Read all / });
  await expect(button).toBeVisible();
  const fault = { operation: 'ListUserOrganisation' } as const;
  world.std.steering.addFault({ ...fault, kind: 'delay', milliseconds: 1_500 });
  world.std.steering.addFault({ ...fault, kind: 'status', status: 500 });
  await button.click();
  // The page stays in sight meanwhile.
  await expect(page).toHaveURL(/all=1/);
  await expect(page.getByRole('row')).toHaveCount(31);
  await expect(bar(page)).toContainText(/50 of \d+, as of .*: \d+ missing/);
  await expect(page.getByRole('button', { name: 'Export part' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(bar(page)).toContainText(/(\d+) of \1, as of/);
});

test('what is shown is exported: filtered, sorted, and without formulas', async ({ page, signIn, world }) => {
  const person = somebody('Export');
  await createUser(world.std, { ...person, lastname: `=2+5 ${person.lastname}` });
  await signIn();
  await readAll(page, world);
  await page.getByRole('searchbox').fill(person.lastname);
  await expect(page.getByRole('row')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 row' }).click();
  const download = await downloading;
  const [head, row] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(head).toBe('\uFEFFName,E-mail,Status,ID,Created');
  expect(row).toContain(person.email);
  expect(row).not.toMatch(/(^|,)"?=/);
});

test('a list is exported before it is read as a whole, too, and its file says of what it is @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const save = async (name: RegExp) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const download = await downloading;
    return { name: download.suggestedFilename(), lines: readFileSync(await download.path(), 'utf8').split('\r\n') };
  };
  await page.goto(`${usersPage(world)}?size=10`);
  const part = await save(/^Export 10 rows of this page$/);
  expect(part.name).toMatch(/^Users, .+, \d{4}-\d\d-\d\d \(incomplete\)\.csv$/);
  expect(part.lines).toHaveLength(11);
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/clusters`);
  const whole = await save(/^Export \d+ rows?$/);
  expect(whole.name).toMatch(/^Clusters, .+, \d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByRole('row')).toHaveCount(whole.lines.length);
});

test('a list has the columns one chooses, in its address and in its file @long', async ({ page, signIn, world }) => {
  await signIn();
  await page.goto(`${usersPage(world)}?size=10`);
  await page.getByRole('button', { name: 'Columns' }).click();
  const choice = page.getByRole('dialog', { name: 'Columns' });
  await choice.getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await choice.getByRole('checkbox', { name: 'ID', exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('columnheader')).toHaveText(['', 'Name', 'Status', 'Created', 'Actions']);
  await expect(page).toHaveURL(/page=2/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export 10 rows/ }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toMatch(/^\uFEFFName,Status,Created\r\n/);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['E-mail', 'ID']) await choice.getByRole('checkbox', { name, exact: true }).check();
  await expect(page).not.toHaveURL(/columns=/);
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toBeVisible();
});

const calls = ({ std }: World, from: number) =>
  std.requests.slice(from).filter((line) => /\/(users|serviceAccounts|service-accounts)\?/.test(line));

test('who is chosen by name is found in what the list has read, and an address asks the region at once @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const person = await createUser(std, somebody('Quirin'));
  await signIn();
  const total = await readAll(page, world);
  await expect(bar(page)).toContainText(`${total} of ${total}, as of`);
  await page.getByRole('link', { name: 'Explain access' }).click();
  const question = page.getByRole('combobox', { name: 'Question' });
  await question.focus();
  await expect(page.getByText(/(\d+) of \1, as of/)).toBeVisible();
  const before = std.requests.length;
  await question.fill(`quirin ${person.lastname}`);
  await expect(page.getByRole('option')).toHaveText([new RegExp(person.email)]);
  expect(calls(world, before)).toEqual([]);
  await question.fill(person.email);
  await expect.poll(() => calls(world, before)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Go to…' });
  await palette.getByRole('combobox').fill(`quirin ${person.lastname}`);
  const found = palette.getByRole('option', { name: `Quirin ${person.lastname}` });
  await expect(found).toBeVisible();
  // Before the user's own page is open, which asks for the links issued.
  expect(calls(world, before)).toHaveLength(1);
  await found.click();
  await expect(page).toHaveURL(new RegExp(`/users/${person.id}$`));
});
