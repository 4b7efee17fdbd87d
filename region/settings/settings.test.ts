import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settingsPath } from '#shared/self-service.ts';
import { activePerson, codeOf, SettingsVisitor, type ActivePerson } from '#region/testing/settings-visitor.ts';
import { goodPassword, issueLink } from '#region/testing/test-person.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

const minute = 60_000;
const anotherPassword = 'Another-Horse-Battery-2';

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());
// Every test begins with codes of the application that nobody has used, and with no attempts counted.
beforeEach(() => region.clock.advance(20 * minute));

const codeNow = ({ secret }: ActivePerson) => codeOf(region, secret);

async function signedIn(person: ActivePerson): Promise<SettingsVisitor> {
  const visitor = new SettingsVisitor(region);
  expect(await visitor.signIn(person)).toMatchObject({ status: 303, location: settingsPath });
  region.clock.advance(minute);
  return visitor;
}

/** Whether somebody can sign in to the settings with these. */
async function opens(person: ActivePerson, changes: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return (await new SettingsVisitor(region).signIn(person, changes)).status === 303;
}

const nextSecretIn = (html: string) => (/<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '').replaceAll(' ', '');

describe('the settings page', () => {
  it('has no script, lets nothing in or out, and is not kept', async () => {
    const { status, text, headers } = await new SettingsVisitor(region).get();
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script|style="|\son\w+=/);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('stays below the path of its region where a proxy puts several at one host', async () => {
    const below = await startTestRegion({ path: '/eu-std-1' });
    const visitor = new SettingsVisitor(below);
    expect((await visitor.get()).text).toContain(`action="/eu-std-1${settingsPath}"`);
    const { headers, location } = await visitor.signIn(await activePerson(below));
    expect(location).toBe(`/eu-std-1${settingsPath}`);
    expect(headers.getSetCookie().join('')).toContain(`Path=/eu-std-1${settingsPath}`);
    await below.close();
  });

  it('keeps language and theme from page to page', async () => {
    const visitor = await signedIn(await activePerson(region));
    const { text } = await visitor.get('?ui_locales=fr&theme=dark');
    expect(text).toContain('<html lang="fr" data-theme="dark">');
    expect(text).toContain(`href="${settingsPath}/password?ui_locales=fr&amp;theme=dark"`);
  });

  it('shows what can be changed to who is signed in, and the form to everybody else', async () => {
    const visitor = await signedIn(await activePerson(region));
    expect((await visitor.get()).text).toContain('Ada Lovelace');
    for (const page of ['/password', '/second-factor', '/recovery-codes']) {
      expect((await visitor.get(page)).status).toBe(200);
      expect(await new SettingsVisitor(region).get(page)).toMatchObject({ status: 303, location: settingsPath });
      expect(await new SettingsVisitor(region).post(page, {})).toMatchObject({ status: 303, location: settingsPath });
    }
  });

  it('ends after a quarter of an hour, on signing out, and with a link', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    const copy = visitor.cookie;
    await visitor.post('/sign-out', {});
    const thief = new SettingsVisitor(region);
    thief.cookie = copy;
    expect((await thief.get('/password')).status).toBe(303);

    const late = await signedIn(person);
    region.clock.advance(15 * minute);
    expect((await late.get('/password')).status).toBe(303);
    expect((await late.get()).text).toContain('You have been signed out of this page');

    const recovered = await signedIn(person);
    await issueLink(region, person.id);
    expect((await recovered.get('/password')).status).toBe(303);
  });

  it('is closed to who is switched off meanwhile', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    const path = { organisationId: region.seeded.organisationId, userId: person.id };
    await region.admin('PatchUserStateOrganisation', { path, body: { active: false } });
    expect((await visitor.get('/password')).status).toBe(303);
  });

  it('knows no other method and no other path', async () => {
    const visitor = new SettingsVisitor(region);
    expect((await visitor.get('/sign-out')).status).toBe(405);
    expect((await visitor.get('/elsewhere')).status).toBe(404);
  });
});

describe('a session of the settings page', () => {
  it('is made when somebody signs in, whatever the browser came with, and made anew with every change', async () => {
    const person = await activePerson(region);
    const visitor = new SettingsVisitor(region);
    const planted = 'portico-settings-eu-std-1=planted';
    visitor.cookie = planted;
    await visitor.signIn(person);
    const first = visitor.cookie;
    expect(first).not.toBe(planted);
    region.clock.advance(minute);
    expect(
      (await visitor.post('/password', { present: goodPassword, password: anotherPassword, repeated: anotherPassword }))
        .status,
    ).toBe(303);
    expect(visitor.cookie).not.toBe(first);
    const thief = new SettingsVisitor(region);
    for (const cookie of [planted, first]) {
      thief.cookie = cookie;
      expect((await thief.get('/password')).status).toBe(303);
    }
    expect((await visitor.get('/password')).status).toBe(200);
  });

  it('is in a cookie that no script and no other site gets at', async () => {
    const visitor = new SettingsVisitor(region);
    const { headers } = await visitor.signIn(await activePerson(region));
    const [cookie] = headers.getSetCookie();
    for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Secure', `Path=${settingsPath}`]) {
      expect(cookie).toContain(attribute);
    }
  });

  it('is the only one of its person', async () => {
    const person = await activePerson(region);
    const first = await signedIn(person);
    const second = await signedIn(person);
    expect((await first.get('/password')).status).toBe(303);
    expect((await second.get('/password')).status).toBe(200);
  });
});

describe('a form of another site', () => {
  it.each([
    ['says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['is of another port of this machine', { 'Sec-Fetch-Site': 'same-site' }],
    ['names another origin', { Origin: 'https://evil.example' }],
    ['hides where it is from', { Origin: 'null' }],
    ['says nothing', {}],
  ])('is refused when it %s', async (_, headers) => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    const fields = { present: goodPassword, password: anotherPassword, repeated: anotherPassword };
    expect((await visitor.post('/password', fields, headers)).status).toBe(403);
    expect((await visitor.post('/sign-out', {}, headers)).status).toBe(403);
    expect((await visitor.get('/password')).status).toBe(200);
    expect(await opens(person)).toBe(true);
  });

  it('is one whose browser names just the origin, when that is the region’s', async () => {
    const visitor = await signedIn(await activePerson(region));
    const { status } = await visitor.post('/sign-out', {}, { Origin: 'https://api.eu-std-1.example' });
    expect(status).toBe(303);
  });
});

describe('another password', () => {
  const fields = { present: goodPassword, password: anotherPassword, repeated: anotherPassword };

  it('works from then on, and the earlier one no more', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    expect(await visitor.post('/password', fields)).toMatchObject({ status: 303, location: settingsPath });
    expect((await visitor.get('?done=password')).text).toContain('Your password has been changed');
    // Nothing is told of that has not happened, whatever the address says.
    expect((await visitor.get('?done=factor')).text).not.toContain('has been changed');
    expect((await visitor.get()).text).not.toContain('has been changed');
    // The same form sent again has nothing to change any more.
    expect((await visitor.post('/password', fields)).text).toContain('This is not your present password');
    expect(await opens(person)).toBe(false);
    expect(await opens(person, { password: anotherPassword })).toBe(true);
  });

  it('is not taken without the present one, when it is weak, or when it was not typed the same twice', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    const said = async (changes: object) => (await visitor.post('/password', { ...fields, ...changes })).text;
    expect(await said({ present: anotherPassword })).toContain('This is not your present password');
    expect(await said({ present: '' })).toContain('This is not your present password');
    expect(await said({ password: 'weak', repeated: 'weak' })).toMatch(/at least 16 characters.*needs a digit/);
    expect(await said({ repeated: goodPassword })).toContain('not the same as the new password');
    expect(await said({ present: anotherPassword })).not.toContain(anotherPassword);
    expect(await opens(person)).toBe(true);
  });

  it('is not taken after five wrong present ones: the page is left, and nobody signs in for a quarter of an hour', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await visitor.post('/password', { ...fields, present: 'Wrong-Horse-Battery-1' })).status).toBe(400);
    }
    const paused = await visitor.post('/password', fields);
    expect(paused.status).toBe(429);
    expect(Number(paused.headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
    expect((await visitor.get('/password')).status).toBe(303);
    expect(await opens(person)).toBe(false);
    region.clock.advance(15 * minute);
    expect(await opens(person)).toBe(true);
  });

  it('is chosen once, however many forms come at once', async () => {
    const person = await activePerson(region);
    const { cookie } = await signedIn(person);
    const answers = await Promise.all(
      ['2', '3', '4'].map((end) => {
        const visitor = new SettingsVisitor(region);
        visitor.cookie = cookie;
        const password = `Another-Horse-Battery-${end}`;
        return visitor.post('/password', { present: goodPassword, password, repeated: password });
      }),
    );
    expect(answers.filter(({ headers }) => headers.get('Location')?.includes('done=password'))).toHaveLength(1);
  });
});

describe('another second factor', () => {
  it('names its key as each language does', async () => {
    const visitor = await signedIn(await activePerson(region));
    const shown = async (language: string) => (await visitor.get(`/second-factor?ui_locales=${language}`)).text;
    expect(await shown('en')).toContain('Key: <code>');
    expect(await shown('fr')).toContain('Clé\u00A0: <code>');
    expect(await shown('de')).toContain('Schlüssel: <code>');
  });

  it('takes over once it has shown a right code, and until then the earlier one works', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    const secret = nextSecretIn((await visitor.get('/second-factor')).text);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(nextSecretIn((await visitor.get('/second-factor')).text)).toBe(secret);
    const wrong = await visitor.post('/second-factor', { present: goodPassword, code: codeNow(person) });
    expect(wrong.text).toContain('not the code that the new application shows');
    expect(nextSecretIn(wrong.text)).toBe(secret);
    expect(
      (await visitor.post('/second-factor', { present: anotherPassword, code: codeOf(region, secret) })).status,
    ).toBe(400);

    const code = codeOf(region, secret);
    expect(await visitor.post('/second-factor', { present: goodPassword, code })).toMatchObject({ status: 303 });
    expect(await opens(person)).toBe(false);
    // The code that confirmed it is used up as well.
    expect(await opens({ ...person, secret }, { totp: code })).toBe(false);
    region.clock.advance(minute);
    expect(await opens({ ...person, secret })).toBe(true);
  });

  it('is not taken after five wrong passwords with the right code: the page is left, and nobody signs in for a while', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    const secret = nextSecretIn((await visitor.get('/second-factor')).text);
    const code = codeOf(region, secret);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { status } = await visitor.post('/second-factor', { present: 'Wrong-Horse-Battery-1', code });
      expect(status).toBe(400);
    }
    expect((await visitor.post('/second-factor', { present: goodPassword, code })).status).toBe(429);
    expect((await visitor.get('/second-factor')).status).toBe(303);
    region.clock.advance(15 * minute);
    expect(await opens({ ...person, secret })).toBe(false);
    expect(await opens(person)).toBe(true);
  });

  it('is not put in the place of the new one by the same form sent again, or by whoever holds the earlier session', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    const earlier = new SettingsVisitor(region);
    earlier.cookie = visitor.cookie;
    const secret = nextSecretIn((await visitor.get('/second-factor')).text);
    const form = { present: goodPassword, code: codeOf(region, secret) };
    expect(await visitor.post('/second-factor', form)).toMatchObject({ status: 303 });
    // The secret follows from the session, which is another one now.
    expect((await visitor.post('/second-factor', form)).text).toContain('not the code that the new application shows');
    expect(await earlier.post('/second-factor', form)).toMatchObject({ status: 303, location: settingsPath });
    expect((await earlier.get('/second-factor')).status).toBe(303);
    region.clock.advance(minute);
    expect(await opens({ ...person, secret })).toBe(true);
  });

  it('tells of a clock that is off', async () => {
    const visitor = await signedIn(await activePerson(region));
    const secret = nextSecretIn((await visitor.get('/second-factor')).text);
    const code = codeOf(region, secret);
    region.clock.advance(5 * minute);
    const { text } = await visitor.post('/second-factor', { present: goodPassword, code });
    expect(text).toContain('about 300 seconds slow');
  });

  it('is not kept before, nor in the clear after', async () => {
    const person = await activePerson(region);
    const visitor = await signedIn(person);
    const secret = nextSecretIn((await visitor.get('/second-factor')).text);
    const stored = async () =>
      region.database.query
        .selectFrom('user_credentials')
        .select('totp_secret')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow();
    const before = await stored();
    await visitor.post('/second-factor', { present: goodPassword, code: codeOf(region, secret) });
    const after = await stored();
    expect(after).not.toEqual(before);
    expect(after.totp_secret).toMatch(/^sealed:/);
    expect(after.totp_secret).not.toContain(secret);
  });

  it('is shown to a code of the application that was used before as little as anything else', async () => {
    const person = await activePerson(region);
    const totp = codeNow(person);
    expect(await opens(person, { totp })).toBe(true);
    expect(await opens(person, { totp })).toBe(false);
  });
});
