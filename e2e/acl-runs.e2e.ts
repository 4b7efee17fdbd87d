/** ACLs by the hundred, deleted or from a file: shown first, done by the server without the tab, and taken back. */
import { text } from 'node:stream/consumers';
import { aclHolder } from './acl-holder.ts';
import { clearRuns } from './run-list.ts';
import { expect, test, type Page } from './world.ts';

const drawer = (page: Page) => page.getByRole('dialog');

test('150 ACLs are deleted in two calls, of which the one that failed is repeated alone, and brought back @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { name, userId, acls, create, page: address } = await aclHolder(std);
  await create(150);
  const calls = (method: string) =>
    std.requests.filter((line) => line.startsWith(`${method} `) && line.includes(userId));
  await signIn();
  await clearRuns(page);
  await page.goto(`${address}?service=kubernetes&resource=cluster&whose=users:${userId}`);
  await expect(page.getByText('1 of 1 identity asked about, 150 ACLs found')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Select all 150' }).click();
  await page.getByRole('button', { name: 'Delete 150 ACLs…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Lost (150)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check 150 ACLs' }).click();

  await expect(page.getByRole('heading', { name: /^Delete ACLs in / })).toBeVisible();
  await expect(page.getByText('2 steps to do.')).toBeVisible();
  for (const count of [100, 50])
    await expect(page.getByRole('row', { name: `${name}: ${count} ACLs` })).toContainText('To do');
  expect(await acls()).toHaveLength(150);
  // Of two calls at a time one is refused, whichever comes first.
  std.steering.addFault({ operation: 'DeleteACLUserSpaceBulk', kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('1 done, 1 failed.')).toBeVisible();
  expect(calls('DELETE')).toHaveLength(2);
  expect([50, 100]).toContain((await acls()).length);
  await page.getByRole('button', { name: 'Try again what failed' }).click();
  await expect(page.getByText('2 done.')).toBeVisible();
  expect(calls('DELETE')).toHaveLength(3);
  expect(await acls()).toHaveLength(0);
  await page.goBack();
  await expect(page.getByText('No ACL found')).toBeVisible();
  await page.goForward();

  const creations = calls('POST').length;
  await page.getByRole('button', { name: 'Take back what was changed…' }).click();
  await expect(page.getByRole('heading', { name: /^Give ACLs in / })).toBeVisible();
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('2 done.')).toBeVisible();
  expect(calls('POST').length - creations).toBe(2);
  expect(await acls()).toHaveLength(150);
  await page.goto(`${address}?service=kubernetes&resource=cluster&whose=users:${userId}`);
  await expect(page.getByText('1 of 1 identity asked about, 150 ACLs found')).toBeVisible();
});

test('three hundred ACLs of a file are given although the tab is closed amid it, each once @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { std } = world;
  const people: Awaited<ReturnType<typeof aclHolder>>[] = [];
  for (let index = 0; index < 20; index += 1) people.push(await aclHolder(std));
  const rows = people.flatMap(({ email }) =>
    Array.from({ length: 15 }, (_, index) => `${email};kubernetes.cluster.get;c-${index}`),
  );
  // Of the first one some are there already: those stay when the rest is taken back.
  const [first] = people;
  await first?.create(5);
  const writes = () => std.requests.filter((line) => /^POST .*\/bulk\/acl$/.test(line)).length;
  await signIn();
  await clearRuns(page);
  await page.goto(first?.page ?? '');
  await page.getByRole('button', { name: 'Import CSV…' }).click();
  await drawer(page)
    .getByRole('textbox', { name: 'CSV' })
    .fill(['subject;permission;resourceId', ...rows].join('\n'));
  await expect(drawer(page).getByText('300 ACLs understood')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'See what it does' }).click();
  await expect(drawer(page).getByText('Gained (295)')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Check 300 ACLs' }).click();
  await expect(page.getByText('20 steps to do.')).toBeVisible();
  const address = page.url();

  const before = writes();
  std.steering.addFault({ operation: 'CreateACLUserSpaceBulk', kind: 'delay', milliseconds: 300, times: 20 });
  await page.getByRole('button', { name: 'Do 20 steps' }).click();
  await expect.poll(() => writes() - before, { intervals: [5] }).toBeGreaterThan(2);
  await page.close();
  expect(writes() - before).toBeLessThan(20);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('20 done.')).toBeVisible();
  expect(writes() - before).toBe(20);
  for (const { acls } of people) expect(await acls()).toHaveLength(15);
  await expect(again.getByRole('row', { name: new RegExp(`^1\\. ${first?.name}`) })).toContainText(
    '10 changed, 5 so already',
  );
  await again.getByText('Each of them').first().click();
  const each = again.getByRole('list', { name: 'Each of them' }).getByRole('listitem');
  await expect(each).toHaveCount(15);
  await expect(each.first()).toHaveText('kubernetes.cluster.get on c-0 so already');
  await expect(each.last()).toHaveText('kubernetes.cluster.get on c-14');

  const download = again.waitForEvent('download');
  await again.getByRole('button', { name: 'Download the result' }).click();
  const file = await text(await (await download).createReadStream());
  for (const { name } of people) expect(file).toContain(`${name},CreateACLUserSpaceBulk`);
  await again.getByRole('button', { name: 'Take back what was changed…' }).click();
  await again.getByRole('button', { name: 'Do 20 steps' }).click();
  await expect(again.getByText('20 done.')).toBeVisible();
  expect(await first?.acls()).toHaveLength(5);
  for (const { acls } of people.slice(1)) expect(await acls()).toHaveLength(0);
});

test('ACLs come in as CSV with what is wrong row by row, and go out as CSV @long', async ({ page, signIn, world }) => {
  const { email, name, userId, acls, page: address } = await aclHolder(world.std);
  await signIn();
  await page.goto(`${address}?service=kubernetes&resource=cluster&whose=users:${userId}`);
  await expect(page.getByText('No ACL found')).toBeVisible();
  await page.getByRole('button', { name: 'Import CSV…' }).click();
  // Whole addresses are asked for, each once; nobody else is read.
  const before = world.std.requests.length;
  const people = [
    'subjectType;subject;permission;resourceId',
    ...[email, 'nobody@example.com', email].map((one, row) => `users;${one};kubernetes.cluster.get;c-${row}`),
  ];
  await drawer(page).getByRole('textbox', { name: 'CSV' }).fill(people.join('\r\n'));
  await expect(drawer(page).getByText('2 ACLs understood')).toBeVisible();
  await expect(drawer(page).getByText('Row 3: nobody here is called nobody@example.com')).toBeVisible();
  expect(world.std.requests.slice(before).filter((line) => /\/(users|service-?accounts)\?/i.test(line))).toHaveLength(
    2,
  );

  const rows = [
    'subject;permission;resourceId;colour',
    `${email};kubernetes.cluster.get;'=c-1;red`,
    `${name};kubernetes.cluster.delete;c-2;`,
    `${email};kubernetes.cluster.get;'=c-1;`,
    `nobody@example.com;kubernetes.cluster.get;c-1;`,
    `${email};kubernetes.cluster.fly;c-1;`,
  ];
  await drawer(page).getByRole('textbox', { name: 'CSV' }).fill(rows.join('\r\n'));
  await expect(drawer(page).getByText('2 ACLs understood')).toBeVisible();
  await expect(drawer(page).getByText('Not read, as nobody knows these columns: colour.')).toBeVisible();
  await expect(drawer(page).getByText('Row 4: the same as row 2')).toBeVisible();
  await expect(drawer(page).getByText('Row 5: nobody here is called nobody@example.com')).toBeVisible();
  await expect(drawer(page).getByText('Row 6: no permission here is called kubernetes.cluster.fly')).toBeVisible();
  // A region that calls an address none says so of that row alone.
  const none = { operation: 'ListUserSpace', kind: 'status', status: 400, times: 1 } as const;
  for (const bad of ['x@example.com,kubernetes.cluster.get,c-1', 'somebody@elsewhere.example.com']) {
    if (!bad.includes(',')) world.std.steering.addFault(none);
    const text = `subject;permission;resourceId\n${name};kubernetes.cluster.get;c-1\n${bad};kubernetes.cluster.get;c-2`;
    await drawer(page).getByRole('textbox', { name: 'CSV' }).fill(text);
    await expect(drawer(page).getByText(`Row 3: nobody here is called ${bad}`)).toBeVisible();
    await expect(drawer(page).getByText('One ACL understood')).toBeVisible();
  }
  // What could not be read is asked for again, and nothing has to be pasted once more.
  world.std.steering.addFault({ ...none, status: 500, times: 10 });
  const late = `subject;permission;resourceId\n${email};kubernetes.cluster.get;c-1\nlate@example.com;kubernetes.cluster.get;c-2`;
  await drawer(page).getByRole('textbox', { name: 'CSV' }).fill(late);
  await expect(drawer(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  world.std.steering.clearFaults();
  await drawer(page).getByRole('button', { name: 'Try again' }).click();
  await expect(drawer(page).getByText('Row 3: nobody here is called late@example.com')).toBeVisible();

  await drawer(page).getByRole('textbox', { name: 'CSV' }).fill(rows.join('\r\n'));
  await drawer(page).getByRole('button', { name: 'See what it does' }).click();
  await expect(drawer(page).getByText('Gained (2)')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Check 2 ACLs' }).click();
  await expect(page.getByRole('row', { name: `${name}: 2 ACLs` })).toContainText('To do');
  expect(await acls()).toEqual([]);
  await page.getByRole('button', { name: 'Do 1 step' }).click();
  await expect(page.getByText('1 done.')).toBeVisible();
  expect((await acls()).map(({ resourceId }) => resourceId).sort()).toEqual(['=c-1', 'c-2']);

  // Back to the list, not to what has been imported.
  await page.goBack();
  await expect(page.getByText('2 ACLs found')).toBeVisible();
  await expect(drawer(page)).toBeHidden();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await text(await (await saved).createReadStream())).toContain(
    `users,${userId},${name},inactive,kubernetes.cluster.get,kubernetes,cluster,,"'=c-1",`,
  );
});
