/** What somebody may know of their own sessions, and how they end one of them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnAccount } from '#shared/account.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let clock: AdvancingClock;
let std: TestRegion;
let snc: TestRegion;
let bff: TestConsole;
let office: Browser;
let phone: Browser;

beforeAll(async () => {
  clock = new AdvancingClock();
  [std, snc] = await Promise.all([startRegion('eu-std-1', 'STD', clock), startRegion('eu-snc-1', 'SNC', clock)]);
});
beforeEach(async () => {
  bff = await startConsole({ regions: [std, snc], clock });
  [office, phone] = [bff.browser(), bff.browser()];
  await office.signIn(std, 'Ada at the office');
  clock.advance(60_000);
  await phone.signIn(std, 'Ada on the phone');
});
afterEach(() => bff.close());
afterAll(() => Promise.all([std.close(), snc.close()]));

const accountOf = async (browser: Browser) => (await browser.get('/api/account')).json() as OwnAccount;
const isSignedIn = async (browser: Browser) => (await browser.get('/api/session')).status === 200;
const handleOf = async (browser: Browser) =>
  (await accountOf(browser)).sessions.find(({ current }) => current)?.handle ?? '';
const end = (browser: Browser, handle: string) => browser.ask('DELETE', `/api/account/sessions/${handle}`);

describe('the own account', () => {
  it('tells of every session of the account, the newest first, and of what is kept', async () => {
    const { sessions, held } = await accountOf(office);
    expect(sessions.map(({ operator, current }) => [operator, current])).toEqual([
      ['Ada on the phone', false],
      ['Ada at the office', true],
    ]);
    // What asks here is no browser, and the network is that of this machine.
    expect(sessions.map(({ origin }) => origin?.network)).toEqual(['127.0.0.0/24', '127.0.0.0/24']);
    expect(held).toMatchObject([{ region: 'eu-std-1', renewable: true }]);
    expect(JSON.stringify({ sessions, held })).not.toContain(office.cookie?.split('=')[1]);
  });

  it('tells nothing of other accounts, and nothing to who is not signed in', async () => {
    const limited = bff.browser();
    await limited.signIn({ name: 'eu-std-1', accounts: std.accounts.limited });
    expect((await accountOf(limited)).sessions).toHaveLength(1);
    expect((await bff.browser().get('/api/account')).status).toBe(401);
  });
});

describe('ending a session', () => {
  it('signs it out everywhere it is of the same account, and revokes its tokens', async () => {
    const before = std.requests.length;
    expect((await end(office, await handleOf(phone))).status).toBe(204);
    expect([await isSignedIn(office), await isSignedIn(phone)]).toEqual([true, false]);
    expect(std.requests.slice(before).filter((request) => request === 'POST /iam/revoke')).toHaveLength(2);
  });

  it('leaves it signed in where it is of another account', async () => {
    await phone.signIn(snc);
    await end(office, await handleOf(phone));
    expect((await phone.get('/api/session')).json()).toMatchObject({ regions: [{ name: 'eu-snc-1' }] });
  });

  it('is refused to other accounts, without saying whether there is such a session', async () => {
    const limited = bff.browser();
    await limited.signIn({ name: 'eu-std-1', accounts: std.accounts.limited });
    const handle = await handleOf(phone);
    expect((await end(limited, handle)).status).toBe(204);
    expect((await end(limited, 'no-such-handle')).status).toBe(204);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await end(bff.browser(), handle)).status).toBe(401);
  });
});
