/** The page behind an activation or recovery link, as whoever was sent one meets it. */
import {
  choosePassword,
  enrol,
  enterCode,
  enterTotp,
  goodPassword,
  openLink,
  sendLink,
  wrongCode,
} from './activation.ts';
import { createUser, somebody } from './world-data.ts';
import { expect, test } from './world.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('on a phone, with every slip there is, the way ends well and leaves nothing behind', async ({
  browser,
  world,
}) => {
  const user = await createUser(world.std, somebody('Ada'));
  const sent = await sendLink(world, user.id);
  const page = await openLink(browser, sent, phone);
  const { flow = '', token = '' } = Object.fromEntries(new URLSearchParams(new URL(sent.link).hash.slice(1)));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(page).toHaveURL(`${world.url}/activation`);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();

  // Step 1: too short, then wrong, then as people paste it.
  const code = page.getByLabel('Code', { exact: true });
  await enterCode(page, '12');
  await expect(code).toHaveAccessibleDescription('Enter the six digits of the code.');
  await enterCode(page, wrongCode(sent));
  await expect(code).toHaveAccessibleDescription(/4 tries are left/);
  await expect(code).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('4 tries are left');
  // Whoever comes back to the field hears it there, and not once more.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toBeFocused();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await enterCode(page, ` ${sent.code.slice(0, 3)} ${sent.code.slice(3)}`);

  // Step 2: rules are met one by one; a weak password goes no further.
  await expect(page.getByText('Hello Ada.')).toBeVisible();
  await choosePassword(page, 'too weak');
  const password = page.getByLabel('New password');
  const address = page.getByLabel('Address you sign in with');
  await expect(address).toHaveValue(user.email);
  await expect(address).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAccessibleDescription('The password does not meet all the rules yet.');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByRole('listitem').filter({ hasText: 'at least 16 characters' })).toContainText('still missing');
  await password.fill(goodPassword);
  await expect(page.getByRole('listitem').filter({ hasText: 'at least 16 characters' })).toContainText('met:');
  await expect(page.getByRole('status').filter({ hasText: 'Rules met' })).toHaveText('Rules met: 6 of 6');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Continue' }).click();

  // Step 3: a wrong code, a clock that is off by a minute and a half, then the right one.
  const shown = await enrol(page, world);
  const totp = page.getByLabel('Code from the app');
  await enterTotp(page, shown(3_600_000));
  await expect(totp).toHaveAccessibleDescription(/not the code that the app shows now/);
  await enterTotp(page, shown(90_000));
  await expect(totp).toHaveAccessibleDescription(/clock of your device is about 90 seconds fast/);
  await expect(page.getByText('Set the clock of your device right')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(password).toHaveValue(goodPassword);
  await page.getByRole('button', { name: 'Continue' }).click();

  // The phone's own way back leads there as well.
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(password).toHaveValue(goodPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterTotp(page, shown());
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeFocused();
  await expect(page.getByText(/sign in to the region eu-std-1/)).toBeVisible();
  const signIn = page.getByRole('link', { name: 'Go to sign-in' });
  await expect(signIn).toHaveAttribute('href', '/sign-in?returnTo=%2Feu-std-1');

  const kept = await page.evaluate<string>(`(async () => JSON.stringify([
    location.href, history.state, { ...sessionStorage }, { ...localStorage }, document.cookie,
    await caches.keys(), await indexedDB.databases(), performance.getEntriesByType('resource').map(({ name }) => name),
  ]))()`);
  for (const secret of [flow, token, sent.code, goodPassword]) {
    expect(kept).not.toContain(secret);
    expect(asked.join(' ')).not.toContain(secret);
  }

  // Used up: also for whoever opens it once more.
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Feu-std-1$/);
  await page.goto(sent.link);
  await enterCode(page, sent.code);
  await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeFocused();
  await page.context().close();
});

test('a reload, or the link opened a second time, says what to do and loses nothing @long', async ({
  browser,
  world,
}) => {
  const user = await createUser(world.std);
  const sent = await sendLink(world, user.id);
  const page = await openLink(browser, sent);
  await enterCode(page, sent.code);
  await choosePassword(page);
  const before = await enrol(page, world);

  const other = await openLink(browser, sent);
  await enterCode(other, sent.code);
  await expect(other.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Open the link from your message again' })).toBeVisible();
  await other.context().close();

  await enterTotp(page, before());
  await expect(page.getByText('The link was opened again somewhere else')).toBeVisible();
  await enterCode(page, sent.code);
  await expect(page.getByLabel('New password')).toHaveValue(goodPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
  const shown = await enrol(page, world);

  // Half an hour later the step has run out; the link has not.
  world.clock.advance(31 * 60_000);
  await enterTotp(page, shown());
  await expect(page.getByText('That took more than half an hour')).toBeVisible();
  await enterCode(page, sent.code);
  await page.getByRole('button', { name: 'Continue' }).click();
  const last = await enrol(page, world);
  await enterTotp(page, last());
  await expect(page.getByRole('heading', { name: 'You are all set' })).toBeVisible();
  await page.context().close();
});

test('a link that leads nowhere says why, and what to do next', async ({ browser, world }) => {
  const user = await createUser(world.std);
  const superseded = await sendLink(world, user.id);
  const exhausted = await sendLink(world, user.id);
  const page = await openLink(browser, superseded);
  const ends = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  await enterCode(page, superseded.code);
  await ends('A newer link was sent to you');

  // Another link opened in the same tab starts anew.
  await page.goto(exhausted.link);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    // Each answer is there before the next try.
    const left = page.getByText(attempt === 4 ? 'One try is left' : `${5 - attempt} tries`);
    if (attempt > 0) await expect(left.first()).toBeVisible();
    await enterCode(page, wrongCode(exhausted));
  }
  await ends('Too many wrong codes');

  await page.goto(exhausted.link.slice(0, -4));
  await enterCode(page, exhausted.code);
  await ends('This link is not known');
  await page.goto(`${world.url}/activation#flow=abc`);
  await ends('A part of the link is missing');
  await page.goto(`${world.url}/activation`);
  await page.reload();
  await ends('Open the link from your message again');

  const expired = await sendLink(world, user.id);
  await page.goto(expired.link);
  world.clock.advance(49 * 60 * 60_000);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.getByLabel('Code', { exact: true }).fill(expired.code);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await ends('Ce lien a expiré');
  await page.context().close();
});
