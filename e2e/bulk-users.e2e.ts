/** Many users from a file: what becomes of each row is said first, the server does it, and a region may die amid it. */
import { text } from 'node:stream/consumers';
import { csrfHeader } from '#shared/csrf-header.ts';
import { createAccount } from './service-accounts.ts';
import { createUser, somebody, unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const usersOf = ({ std }: World) => `/eu-std-1/organisations/${std.accounts.organisationId}/users`;

interface Row {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** As French spreadsheets write it: a byte order mark, semicolons, headings of their own. */
function fileOf(rows: readonly Row[], spaceId: string): string {
  const lines = rows.map(
    ({ email, firstname, lastname }) => `${lastname};"${firstname}";${email};${spaceId};Space Viewer`,
  );
  return `\uFEFFNom;Prénom;Courriel;Espaces;Rôles\r\n${lines.join('\r\n')}\r\n`;
}

function people(count: number): readonly Row[] {
  const lastname = unique('File');
  return Array.from({ length: count }, (_, index) => {
    return { firstname: `Nº ${index}`, lastname, email: `${lastname}-${index}@example.com`.toLowerCase() };
  });
}

async function choose(page: Page, content: string, name = 'people.csv') {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

async function found({ std }: World, email: string) {
  const path = { organisationId: std.accounts.organisationId };
  return (await std.client.call('ListUserOrganisation', { path, query: { email } })).items;
}

async function rolesIn({ std }: World, subjectId: string) {
  const path = { spaceId: std.accounts.spaceId, subjectType: 'users' as const, subjectId };
  return (await std.client.call('GetIAMPolicySpace', { path })).roles;
}

/** A read that fails is tried again by itself before it is said to have failed. */
const readsAgain = { timeout: 30_000 };

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('sixty rows become users once each, although their region dies at row 25 @long', async ({
  page,
  signIn,
  world,
}) => {
  test.setTimeout(120_000);
  await signIn();
  const good = people(55);
  const bad = [
    { ...good[0]!, email: 'nobody' },
    { ...good[1]!, email: 'no body@example.com' },
  ];
  const again = good.slice(0, 3).map((person) => ({ ...person, email: person.email.toUpperCase() }));
  await page.goto(usersOf(world));
  await page.getByRole('link', { name: 'Add from a file' }).click();
  await choose(page, fileOf([...good, ...again, ...bad], world.std.accounts.spaceId));

  await expect(page.getByText('people.csv: 60 rows, separated by semicolons, 5 columns recognised.')).toBeVisible();
  await expect(page.getByText('55 rows can be done, 5 are left out.')).toBeVisible();
  await expect(page.getByText('At most 165 calls; checking tells how long that takes.')).toBeVisible();
  await page.getByRole('radio', { name: /^Duplicate/i }).check();
  await expect(row(page, '57. ')).toContainText('the same person as row 2');
  await page.getByRole('radio', { name: /^Invalid/i }).check();
  await expect(row(page, 'nobody')).toContainText('“nobody” is no e-mail address');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 5 rows left out' }).click();
  expect(await text(await (await download).createReadStream())).toContain('no e-mail address');

  await page.getByRole('button', { name: 'Check 55 rows' }).click();
  await expect(page.getByRole('heading', { name: /^Add 55 users to / })).toBeVisible();
  await expect(page.getByText('55 steps to do.')).toBeVisible();
  const cost = 'At most 165 calls that change something. That takes less than a minute if eu-std-1 answers as it has';
  await expect(page.getByText(cost)).toBeVisible();
  await expect(page.getByText('new user, 1 space, and 1 role').first()).toBeVisible();
  const created = () =>
    world.std.requests.filter((request) => /^POST \/iam\/organisations\/[^/]+\/users$/.test(request)).length;
  const before = created();
  await page.getByRole('button', { name: 'Do 55 steps' }).click();
  await expect.poll(() => created() - before, { intervals: [5], timeout: 30_000 }).toBeGreaterThanOrEqual(25);
  await world.std.stop();
  await expect(page.getByText('eu-std-1 does not answer. It is asked again every few seconds.')).toBeVisible();
  await world.std.start();
  await expect
    .poll(
      async () => {
        world.clock.advance(5_000);
        return page.getByText('55 done.').isVisible();
      },
      { timeout: 60_000 },
    )
    .toBe(true);

  for (const { email } of good) {
    const users = await found(world, email);
    expect(users, email).toHaveLength(1);
    expect(await rolesIn(world, users[0]?.id ?? '')).toHaveLength(1);
  }
  const result = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result' }).click();
  const lines = (await text(await (await result).createReadStream())).trim().split('\r\n');
  expect(lines.slice(1).filter((line) => line.includes(',done,'))).toHaveLength(55);

  await page.getByRole('button', { name: 'Issue links for those created…' }).click();
  await expect(page.getByRole('dialog', { name: /55/ })).toBeVisible();
});

test('what is pasted stays when one comes back, and whoever is there already gets what is missing @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const person = somebody('Pasted');
  const user = await createUser(world.std, person);
  await page.goto(`${usersOf(world)}/add/file`);
  const { email, firstname, lastname } = user;
  await page
    .getByLabel('Or paste the rows here')
    .fill(
      `who,first,last,spaces,roles\n${email},${firstname},${lastname},${world.std.accounts.spaceId},Space Viewer\n`,
    );
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Read these rows' }).click();
  await expect(page.getByRole('heading', { name: 'Add users from a file', level: 1 })).toBeFocused();
  await page.getByLabel('E-mail', { exact: true }).selectOption('who');
  await page.getByLabel('First name').selectOption('first');
  await page.getByLabel('Last name').selectOption('last');
  await expect(row(page, email)).toContainText('exists; gets 1 space and 1 role, where missing');
  await page.getByRole('button', { name: 'Check 1 row' }).click();
  await expect(page.getByText('1 step to do.')).toBeVisible();
  await page.goBack();
  await expect(row(page, email)).toContainText('Would change');
  await page.goForward();
  await page.getByRole('button', { name: 'Do 1 step' }).click();
  await expect(page.getByText('1 done.')).toBeVisible();
  expect(await rolesIn(world, user.id)).toHaveLength(1);
  await page.getByRole('button', { name: 'Issue links for those created…' }).click();
  await expect(page.getByText('This run has created nobody.')).toBeVisible();
});

test('rows the account has no right for are left out, with the right that is missing', async ({ page, world }) => {
  const { client, name: region, accounts } = world.std;
  const { organisationId } = accounts;
  const { id: clientId, secret: clientSecret } = await createAccount(world.std);
  const { items } = await client.call('ListRolesOrganisation', { path: { organisationId }, page: { size: 50 } });
  const viewer = items.find(({ name }) => name === 'Organisation Viewer')?.uuid ?? '';
  const path = { organisationId, subjectType: 'serviceAccounts' as const, subjectId: clientId };
  await client.call('SetIAMPolicyOrganisation', { path, body: { add: { roles: [viewer] } } });
  await page.request.post('/api/session', { headers: { [csrfHeader]: '1' }, data: { region, clientId, clientSecret } });
  const [person] = people(1);
  await page.goto(`${usersOf(world)}/add/file`);
  await choose(page, fileOf([person!], ''));
  await page.getByText('Columns', { exact: true }).click();
  await page.getByLabel('Roles in the spaces').selectOption('Not in the file');
  await expect(row(page, person!.email)).toContainText('No right');
  await expect(row(page, person!.email)).toContainText('you lack iam.user.create in');
  await expect(page.getByText('No row can be done, 1 is left out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check 0 rows' })).toBeDisabled();
});

test('a file is dropped, one that is no text is refused, and its template is read as it is @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(`${usersOf(world)}/add/file`);
  await choose(page, 'PK\0\0', 'people.xlsx');
  await expect(page.getByRole('alert')).toHaveText('The file is empty, is no text, or is larger than 5 MB.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  const template = await text(await (await download).createReadStream());
  const dropped = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    data.items.add(new File([${JSON.stringify(template)}], 'dropped.csv', { type: 'text/csv' }));
    return data;
  })()`);
  // Also beside the box.
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('dropped.csv: 1 row, separated by commas, 6 columns recognised.')).toBeVisible();
  await expect(row(page, 'ada.tillier@example.com')).toContainText('no space here is called “name of a space”');
  await page.getByRole('button', { name: 'Another file' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('what cannot be told apart is not planned, and names are read as older spreadsheets write them @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(`${usersOf(world)}/add/file`);
  const heading = 'email;firstname;lastname;comment';
  await choose(page, `${heading}\nada@example.com;Ada;Tillier;"tall\njo@example.com;Jo;Marchand;short\n`);
  await expect(page.getByRole('alert')).toContainText('opened in row 2, and nothing closes it');
  await expect(page.getByRole('button', { name: /^Check/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Another file' }).click();
  const latin = Buffer.from(`${heading}\nzoe@example.com;Zoé;Lefèvre;\njo@example.com;Jo;Marchand;a;b\n`, 'latin1');
  await page.locator('input[type=file]').setInputFiles({ name: 'latin.csv', mimeType: 'text/csv', buffer: latin });
  await expect(row(page, 'Zoé Lefèvre')).toContainText('Creates');
  await expect(row(page, 'Jo Marchand')).toContainText('more cells than the file has columns');
});

test('roles that cannot be read for now are read again, and no row is called invalid for it @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  world.std.steering.addFault({ operation: 'ListRolesSpace', kind: 'status', status: 503, times: 100 });
  await page.goto(`${usersOf(world)}/add/file`);
  const [person] = people(1);
  await choose(page, fileOf([person!], world.std.accounts.spaceId));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(readsAgain);
  await expect(page.getByText('Invalid')).toHaveCount(0);
  world.std.steering.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, person!.email)).toContainText('Creates');
});
