import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoveryPath } from '#shared/self-service.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { fieldsOf, send } from '#region/testing/test-request.ts';
import { complete, createPerson, fragmentOf, issueLink, open, opened, wrongCode } from '#region/testing/test-person.ts';

const hour = 3_600_000;

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());

const newLink = async () => issueLink(region, await createPerson(region));

describe('opening a recovery link', () => {
  it('answers what the next step needs, and of the person the first name and the address they sign in with only', async () => {
    const { status, headers, json, text } = await open(region, await newLink());
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(json).toEqual({
      continuation: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: { firstname: 'Ada', email: expect.stringMatching(/^ada-\d+@example\.org$/) as string },
      totp: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
        uri: expect.stringMatching(/^otpauth:\/\/totp\/Portico%20eu-std-1:ada-\d+%40example\.org\?/) as string,
        issuer: 'Portico eu-std-1',
      },
      expiration: new Date(region.clock.now() + hour / 2).toISOString(),
    });
    expect(text).not.toContain('Lovelace');
  });

  it('again gives another continuation and secret, and ends what was begun before', async () => {
    const link = await newLink();
    const first = await opened(region, link);
    const second = await opened(region, link);
    expect(second.totp.secret).not.toBe(first.totp.secret);
    expect(fragmentOf(await complete(region, link, first))).toBe('link_unknown');
    expect((await complete(region, link, second)).status).toBe(200);
  });

  it('counts wrong codes and dies at the fifth, for the right code too', async () => {
    const link = await newLink();
    const inProgress = await opened(region, link);
    for (const triesLeft of [4, 3, 2, 1]) {
      const answer = await open(region, { ...link, code: wrongCode(link) });
      expect([answer.status, fragmentOf(answer)]).toEqual([400, 'wrong_code']);
      expect(answer.problem).toMatchObject({ title: 'Wrong code', triesLeft });
      expect(fieldsOf(answer)).toEqual(['code']);
    }
    const fifth = await open(region, { ...link, code: wrongCode(link) });
    const afterwards = await open(region, link);
    const completion = await complete(region, link, inProgress);
    for (const answer of [fifth, afterwards, completion]) {
      expect([answer.status, fragmentOf(answer), answer.problem.title]).toEqual([
        410,
        'link_exhausted',
        'Too many tries',
      ]);
    }
  });

  it('counts no more than five of many wrong codes at once', async () => {
    const link = await newLink();
    const wrong = { ...link, code: wrongCode(link) };
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(region, wrong)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(answers.filter((answer) => fragmentOf(answer) === 'link_exhausted')).toHaveLength(8);
  });

  it('answers unknown flows and wrong tokens alike, and counts no try for them', async () => {
    const link = await newLink();
    const guesses = [
      { ...link, flow: crypto.randomUUID() },
      { ...link, token: 'guessed' },
      { ...link, token: `${link.token}x`, code: wrongCode(link) },
    ];
    const answers = await Promise.all(guesses.map((guess) => open(region, guess)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await open(region, { ...link, code: wrongCode(link) })).problem).toMatchObject({ triesLeft: 4 });
  });

  it('says nothing about an ended link to who has a wrong token', async () => {
    const userId = await createPerson(region);
    const superseded = await issueLink(region, userId);
    await issueLink(region, userId);
    expect(fragmentOf(await open(region, superseded))).toBe('link_superseded');
    expect(fragmentOf(await open(region, { ...superseded, token: 'guessed' }))).toBe('link_unknown');
  });

  it('ends with the user', async () => {
    const userId = await createPerson(region);
    const link = await issueLink(region, userId);
    const path = { organisationId: region.seeded.organisationId, userId };
    await region.admin('DeleteUserOrganisation', { path });
    expect(fragmentOf(await open(region, link))).toBe('link_unknown');
  });

  it('works until 48 hours have passed', async () => {
    const ageing = await startTestRegion();
    const link = await issueLink(ageing, await createPerson(ageing));
    ageing.clock.advance(48 * hour - 1);
    const lastMoment = await opened(ageing, link);
    expect(Date.parse(lastMoment.expiration)).toBe(ageing.clock.now() + 1);
    ageing.clock.advance(1);
    for (const answer of [await open(ageing, link), await complete(ageing, link, lastMoment)]) {
      expect([answer.status, fragmentOf(answer), answer.problem.title]).toEqual([410, 'link_expired', 'Link expired']);
    }
    await ageing.close();
  });
});

describe('requests of self-service', () => {
  const url = () => region.baseUrl + recoveryPath;

  it.each([
    ['nothing', undefined, ['flow', 'token', 'code']],
    ['wrong kinds', { flow: 'x', token: 1, code: 123_456 }, ['flow', 'token', 'code']],
    ['a code of five digits', { flow: crypto.randomUUID(), token: 't', code: '12345' }, ['code']],
    ['a list', '[]', ['body']],
    ['no JSON', '{', ['body']],
  ])('are refused with one violation per field: %s', async (_, body, fields) => {
    const answer = await send(url(), { method: 'POST', body });
    expect([answer.status, fragmentOf(answer)]).toEqual([400, 'invalid_parameter']);
    expect(fieldsOf(answer)).toEqual(fields);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('are read as strictly as those of the contract', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send(url(), { method: 'POST', headers: form, body: 'flow=1' })).status).toBe(400);
    expect((await send(url(), { method: 'POST', body: '['.repeat(40) })).status).toBe(400);
    expect((await send(url(), { method: 'POST', body: Buffer.alloc(2 ** 20 + 1, ' ') })).status).toBe(413);
  });

  it('know POST only and answer other paths with 404; each answer names its request', async () => {
    const get = await send(url(), { headers: { 'X-Request-Id': 'mine' } });
    expect([get.status, get.headers.allow, get.headers['x-request-id']]).toEqual([405, 'POST', 'mine']);
    const elsewhere = await send(`${url()}/other`, { method: 'POST', body: {} });
    expect([elsewhere.status, fragmentOf(elsewhere)]).toEqual([404, 'resource_not_found']);
    expect(elsewhere.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});
