import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRecoveryCodes, groupedCode } from '#region/self-service/recovery-code.ts';
import { listRecoveryCodes, spendRecoveryCode } from '#region/store/recovery-codes.ts';
import { settingsWords } from './words.ts';
import { activePerson, SettingsVisitor, type ActivePerson } from '#region/testing/settings-visitor.ts';
import { complete, goodPassword, issueLink, opened } from '#region/testing/test-person.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

const minute = 60_000;

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());
// Every test begins with no attempts counted.
beforeEach(() => region.clock.advance(20 * minute));

const codesIn = (html: string) => [...html.matchAll(/<code>(\d{4} \d{4} \d{4})<\/code>/g)].map(([, code = '']) => code);

async function withCodes(): Promise<{ person: ActivePerson; visitor: SettingsVisitor; codes: readonly string[] }> {
  const person = await activePerson(region);
  const visitor = new SettingsVisitor(region);
  await visitor.signIn(person);
  region.clock.advance(minute);
  const { text } = await visitor.post('/recovery-codes', { present: goodPassword });
  return { person, visitor, codes: codesIn(text) };
}

async function opens(person: ActivePerson, totp: string | undefined, password = goodPassword): Promise<boolean> {
  return (await new SettingsVisitor(region).signIn(person, { totp: totp ?? '', password })).status === 303;
}

describe('recovery codes', () => {
  it('are ten of twelve digits, no two alike, and shown in groups', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^\d{12}$/);
    expect(groupedCode('482109375512')).toBe('4821 0937 5512');
  });

  it('are made with the present password only, and shown once', async () => {
    const { visitor, codes } = await withCodes();
    expect(codes).toHaveLength(10);
    const wrong = await visitor.post('/recovery-codes', { present: 'Wrong-Horse-Battery-1' });
    expect(wrong.text).toContain('not your present password');
    const { text } = await visitor.get();
    expect(text).toContain('10 of 10 are left');
    for (const page of [text, (await visitor.get('/recovery-codes')).text]) expect(codesIn(page)).toEqual([]);
  });

  it('stand for the second factor, with the password, each once', async () => {
    const { person, visitor, codes } = await withCodes();
    const [code, another] = codes;
    expect(await opens(person, code, 'Wrong-Horse-Battery-1')).toBe(false);
    expect(await opens(person, '000000000000')).toBe(false);
    expect(await opens(person, code)).toBe(true);
    expect(await opens(person, code)).toBe(false);
    expect(await opens(person, another?.replaceAll(' ', ''))).toBe(true);
    await visitor.signIn(person);
    expect((await visitor.get()).text).toContain('8 of 10 are left');
  });

  it('are counted in words that fit one and none of them, in each language', () => {
    const said = (['en', 'fr', 'de'] as const).map((code) =>
      [0, 1, 2].map((left) => settingsWords[code].codesLeft(left, 10)),
    );
    expect(said).toEqual([
      ['None of 10 is left.', '1 of 10 is left.', '2 of 10 are left.'],
      ['Il n’en reste aucun sur 10.', 'Il en reste 1 sur 10.', 'Il en reste 2 sur 10.'],
      ['Keiner von 10 ist mehr übrig.', 'Noch 1 von 10 übrig.', 'Noch 2 von 10 übrig.'],
    ]);
  });

  it('let one of twenty at once through with the same code', async () => {
    const { person, codes } = await withCodes();
    const answers = await Promise.all(Array.from({ length: 20 }, () => opens(person, codes[0])));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('are used up once, however many have found the same one right', async () => {
    const { person } = await withCodes();
    const { database } = region;
    const [row] = await database.read((connection) => listRecoveryCodes(connection, person.id));
    if (row === undefined) throw new Error('no codes');
    const spent = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.write((connection) => spendRecoveryCode(connection, person.id, row.code_hash, 1)),
      ),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
  });

  it('cannot be guessed: after five wrong ones nobody signs in for a quarter of an hour', async () => {
    const { person, codes } = await withCodes();
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await opens(person, `00000000000${attempt}`)).toBe(false);
    expect(await opens(person, codes[0])).toBe(false);
    region.clock.advance(15 * minute);
    expect(await opens(person, codes[0])).toBe(true);
  });

  it('end with a new set, and with a link', async () => {
    const { person, visitor, codes } = await withCodes();
    const fresh = codesIn((await visitor.post('/recovery-codes', { present: goodPassword })).text);
    expect(await opens(person, codes[0])).toBe(false);
    expect(await opens(person, fresh[0])).toBe(true);

    const link = await issueLink(region, person.id);
    expect(await opens(person, fresh[1])).toBe(false);
    await complete(region, link, await opened(region, link));
    expect(await opens(person, fresh[1])).toBe(false);
  });

  it('are kept as Argon2id hashes and nowhere else', async () => {
    const { person, codes } = await withCodes();
    const rows = await region.database.read((connection) => listRecoveryCodes(connection, person.id));
    expect(rows).toHaveLength(10);
    for (const { code_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$/);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll(' ', ''));
  });
});
