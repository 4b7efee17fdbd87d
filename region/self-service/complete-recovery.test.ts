import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryPath } from '#shared/self-service.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { fieldsOf, send } from '#region/testing/test-request.ts';
import {
  complete,
  createPerson,
  fragmentOf,
  goodPassword,
  issueLink,
  open,
  opened,
} from '#region/testing/test-person.ts';

const minute = 60_000;

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());

const pathOf = (userId: string) => ({ organisationId: region.seeded.organisationId, userId });
const isActive = async (userId: string) =>
  (await region.admin('GetUserOrganisation', { path: pathOf(userId) })).reply.active;
const switchTo = (userId: string, active: boolean) =>
  region.admin('PatchUserStateOrganisation', { path: pathOf(userId), body: { active } });
const credentialsOf = (userId: string) =>
  region.database.query.selectFrom('user_credentials').selectAll().where('user_id', '=', userId).executeTakeFirst();

async function begun() {
  const userId = await createPerson(region);
  const link = await issueLink(region, userId);
  return { userId, link, recovery: await opened(region, link) };
}

describe('completing a recovery', () => {
  it('stores password and second factor together and activates the user', async () => {
    const { userId, link, recovery } = await begun();
    expect(await credentialsOf(userId)).toBeUndefined();
    region.clock.advance(minute);
    const { status, json } = await complete(region, link, recovery);
    expect([status, json]).toEqual([200, { active: true }]);
    const { reply } = await region.admin('GetUserOrganisation', { path: pathOf(userId) });
    expect(reply).toMatchObject({ active: true, updatedOn: new Date(region.clock.now()).toISOString() });
    const kept = await credentialsOf(userId);
    expect(kept?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(kept?.password_hash ?? '', goodPassword)).toBe(true);
    expect(kept).toMatchObject({
      totp_secret: expect.stringMatching(/^sealed:/),
      totp_step: Math.floor(region.clock.now() / 30_000),
      set_on: region.clock.now(),
      voided_on: null,
    });
  });

  it('works once: afterwards both steps say that the link was used', async () => {
    const { link, recovery } = await begun();
    await complete(region, link, recovery);
    for (const answer of [await complete(region, link, recovery), await open(region, link)]) {
      expect([answer.status, fragmentOf(answer), answer.problem.title]).toEqual([410, 'link_used', 'Link used']);
    }
  });

  it('succeeds exactly once of twenty at the same time', async () => {
    const { userId, link, recovery } = await begun();
    const passwords = Array.from({ length: 20 }, (_, index) => `${goodPassword}-${index}`);
    const answers = await Promise.all(passwords.map((password) => complete(region, link, recovery, { password })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => fragmentOf(answer) === 'link_used')).toHaveLength(19);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] as string;
    expect(await verify((await credentialsOf(userId))?.password_hash ?? '', winner)).toBe(true);
  });

  it('is refused for a superseded link, although it was open before', async () => {
    const { userId, link, recovery } = await begun();
    await issueLink(region, userId);
    const answer = await complete(region, link, recovery);
    expect([answer.status, fragmentOf(answer)]).toEqual([410, 'link_superseded']);
    expect(await credentialsOf(userId)).toBeUndefined();
  });

  it('is refused half an hour after the code was entered; the link still opens', async () => {
    const { link, recovery } = await begun();
    region.clock.advance(30 * minute);
    const answer = await complete(region, link, recovery);
    expect([answer.status, fragmentOf(answer), answer.problem.title]).toEqual([410, 'step_expired', 'Step expired']);
    expect((await complete(region, link, await opened(region, link))).status).toBe(200);
  });

  it('is refused alike for a guessed continuation, another link and one never opened', async () => {
    const [one, other] = [await begun(), await begun()];
    const unopened = await issueLink(region, await createPerson(region));
    const answers = [
      await complete(region, one.link, { ...one.recovery, continuation: 'guessed' }),
      await complete(region, one.link, other.recovery),
      await complete(region, unopened, one.recovery),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('names what is missing', async () => {
    const answer = await send(`${region.baseUrl}${recoveryPath}/complete`, { method: 'POST', body: { totp: '1' } });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['flow', 'continuation', 'password', 'totp']]);
  });
});

describe('a weak password', () => {
  it('is refused with one violation per unmet rule, and the link stays open', async () => {
    const { userId, link, recovery } = await begun();
    const answer = await complete(region, link, recovery, { password: 'short' });
    expect([answer.status, fragmentOf(answer)]).toEqual([400, 'invalid_parameter']);
    expect(answer.problem.violations).toEqual([
      { field: 'password', description: 'must have at least 16 characters' },
      { field: 'password', description: 'must have an upper case letter' },
      { field: 'password', description: 'must have a digit' },
      { field: 'password', description: 'must have a special character' },
    ]);
    expect([await credentialsOf(userId), await isActive(userId)]).toEqual([undefined, false]);
    expect((await complete(region, link, recovery)).status).toBe(200);
  });

  it('is told together with a wrong code', async () => {
    const { link, recovery } = await begun();
    const body = { password: 'x'.repeat(73), clockAhead: -60 * minute };
    expect(fieldsOf(await complete(region, link, recovery, body))).toEqual([
      'password',
      'password',
      'password',
      'password',
      'totp',
    ]);
  });

  it('is not one of 72 characters that take more bytes', async () => {
    const { userId, link, recovery } = await begun();
    const password = `Aa1!${'é'.repeat(68)}`;
    expect((await complete(region, link, recovery, { password: password.normalize('NFD') })).status).toBe(200);
    const { password_hash: stored } = (await credentialsOf(userId)) ?? { password_hash: '' };
    expect(await verify(stored, password)).toBe(true);
    expect(await verify(stored, `${password.slice(0, -1)}è`)).toBe(false);
  });
});

describe('the code of the second factor', () => {
  it.each([-30_000, 30_000])('may come from a clock that is %d ms off', async (clockAhead) => {
    const { link, recovery } = await begun();
    expect((await complete(region, link, recovery, { clockAhead })).status).toBe(200);
  });

  it.each([
    ['slow', -90],
    ['fast', 90],
  ])('from a clock further off is refused, telling how much it is %s', async (word, clockOffSeconds) => {
    const { link, recovery } = await begun();
    const answer = await complete(region, link, recovery, { clockAhead: clockOffSeconds * 1_000 });
    expect([answer.status, fragmentOf(answer)]).toEqual([400, 'clock_off']);
    expect(answer.problem).toMatchObject({ clockOffSeconds, title: 'Clock off' });
    expect(answer.problem.violations).toEqual([
      { field: 'totp', description: `comes from a clock that is about 90 seconds ${word}` },
    ]);
  });

  it('when it is just wrong is refused as such, and can be entered again', async () => {
    const { link, recovery } = await begun();
    const answer = await complete(region, link, recovery, { clockAhead: -60 * minute });
    expect([answer.status, fragmentOf(answer), fieldsOf(answer)]).toEqual([400, 'wrong_totp', ['totp']]);
    expect((await complete(region, link, recovery)).status).toBe(200);
  });
});

describe('the state of a user', () => {
  it('stays off when an administrator switched the user off before the link, or after it', async () => {
    const before = await createPerson(region);
    await switchTo(before, true);
    await switchTo(before, false);
    const late = await issueLink(region, before);
    expect((await complete(region, late, await opened(region, late))).json).toEqual({ active: false });

    const after = await begun();
    await switchTo(after.userId, true);
    await switchTo(after.userId, false);
    expect((await complete(region, after.link, after.recovery)).json).toEqual({ active: false });
    expect([await isActive(before), await isActive(after.userId)]).toEqual([false, false]);
    expect(await credentialsOf(after.userId)).toBeDefined();
  });

  it('stays off when an administrator says so of a user who was never active, without any change before', async () => {
    const { userId, link, recovery } = await begun();
    const before = (await region.admin('GetUserOrganisation', { path: pathOf(userId) })).reply;
    region.clock.advance(1_000);
    expect((await switchTo(userId, false)).status).toBe(200);
    expect((await region.admin('GetUserOrganisation', { path: pathOf(userId) })).reply).toEqual(before);
    expect((await complete(region, link, recovery)).json).toEqual({ active: false });
  });

  it('becomes active when only the rest of a user who is not active yet was changed', async () => {
    const { userId, link, recovery } = await begun();
    const body = { email: `${userId}@example.org`, firstname: 'Ada', lastname: 'King', active: false };
    await region.admin('UpdateUserOrganisation', { path: pathOf(userId), body });
    expect((await complete(region, link, recovery)).json).toEqual({ active: true });
  });

  it('stays off after an update switched the user off, and on after another switched on', async () => {
    const { userId, link, recovery } = await begun();
    const body = { email: `${userId}@example.org`, firstname: 'Ada', lastname: 'King' };
    for (const active of [true, false]) {
      await region.admin('UpdateUserOrganisation', { path: pathOf(userId), body: { ...body, active } });
    }
    expect((await complete(region, link, recovery)).json).toEqual({ active: false });
    await switchTo(userId, true);
    const again = await issueLink(region, userId);
    expect((await complete(region, again, await opened(region, again))).json).toEqual({ active: true });
  });
});

describe('what a person signed in with before', () => {
  it('is void from when a link is issued until another is completed', async () => {
    const { userId, link, recovery } = await begun();
    await complete(region, link, recovery);
    region.clock.advance(minute);
    const next = await issueLink(region, userId);
    expect((await credentialsOf(userId))?.voided_on).toBe(region.clock.now());
    await complete(region, next, await opened(region, next), { password: `${goodPassword}-new` });
    const kept = await credentialsOf(userId);
    expect(kept?.voided_on).toBeNull();
    expect(await verify(kept?.password_hash ?? '', goodPassword)).toBe(false);
  });
});
