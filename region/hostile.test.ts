/** Hostile input on every row: whatever is sent, an answer comes, it is no 5xx, and it is JSON or nothing. */
import fc from 'fast-check';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience, runs } from '#testing/property-runs.ts';
import { operations } from '#shared/contract/catalogue.ts';
import { buildPath } from '#shared/contract/path.ts';
import type { Call } from './testing/contract-call.ts';
import { fixtures } from './testing/contract-fixtures.ts';
import { startTestRegion, type TestRegion } from './testing/test-region.ts';

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '..',
  '%2e%2e%2f',
  '<nil>',
  'null',
  '__proto__',
  'constructor',
  "'; DROP TABLE users; --",
  '😀'.repeat(40),
  'a'.repeat(5_000),
  '9'.repeat(400),
  '-1',
  '1e308',
  '2026-02-30',
  'PT999999999999S',
  '00000000-0000-0000-0000-000000000000',
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }));
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(2 ** 31, 2 ** 53, -0, 1e308));
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(text, tie('any'), { maxKeys: 4 }),
  ),
})).any;

/** Headers as a client may set them: visible characters and those above ASCII. */
const headerValue = fc.string({
  unit: fc.constantFrom(...'abcXYZ019;=,"/*-_ \u00e9\u00ff'.split('')),
  maxLength: 60,
});

interface Attack {
  /** Replaces this share of what a right call has, chosen by number. */
  readonly parameter: { readonly at: number; readonly by: string } | undefined;
  readonly field: { readonly at: number; readonly by: unknown } | undefined;
  readonly raw: string | undefined;
  readonly query: readonly (readonly [string, string])[];
  /** Ends the query as it is. */
  readonly tail: string;
  readonly headers: Readonly<Record<string, string>>;
}

const at = fc.nat({ max: 5 });
function attacks(queryNames: readonly string[]): fc.Arbitrary<Attack> {
  const name = fc.oneof(fc.constantFrom('page[size]', 'page[nextToken]', 'nextToken', ...queryNames), text);
  return fc.record({
    parameter: fc.option(fc.record({ at, by: text }), { nil: undefined }),
    field: fc.option(fc.record({ at, by: value }), { nil: undefined }),
    raw: fc.option(
      fc.oneof(
        text,
        value.map((one) => JSON.stringify(one) ?? ''),
      ),
      { nil: undefined, freq: 3 },
    ),
    query: fc.array(fc.tuple(name, text), { maxLength: 3 }),
    tail: fc.constantFrom('', '', '&', '&%', '&%zz=%', '&%ff=%fe', '&=&==', '&page[size]=1&page[size]=2', '?%00'),
    headers: fc.dictionary(
      fc.constantFrom(
        'authorization',
        'content-type',
        'accept',
        'x-request-id',
        'content-encoding',
        'x-http-method-override',
        'range',
      ),
      headerValue,
      { maxKeys: 2 },
    ),
  });
}

/** Texts of forms and queries from fields of any kind. */
function encode(fields: object, more: readonly (readonly [string, string])[] = []): string {
  const search = new URLSearchParams();
  for (const [name, field] of Object.entries(fields)) {
    search.append(name, typeof field === 'string' ? field : (JSON.stringify(field) ?? ''));
  }
  for (const [name, field] of more) search.append(name, field);
  return search.toString();
}

/** The object with one of its fields replaced, at any depth the counter reaches. */
function withField(body: object, { at: place, by }: { readonly at: number; readonly by: unknown }): object {
  const entries = Object.entries(body);
  const [name, old] = entries[place % Math.max(entries.length, 1)] ?? ['extra', undefined];
  if (Array.isArray(old) && place % 2 === 1) return { ...body, [name]: [...(old as unknown[]), by] };
  return { ...body, [name]: by };
}

it.each([17_000, 40_000, 200_000])('a query of %i characters is refused with a problem', async (length) => {
  for (let round = 0; round < 10; round += 1) {
    const answer = await request(`${region.baseUrl}/kubernetes/versions?${'a'.repeat(length)}`);
    expect(answer.statusCode).toBe(431);
    expect(await answer.body.json()).toMatchObject({ status: 431, title: 'Request Header Fields Too Large' });
  }
});

describe.each(operations)('%s', (id, row) => {
  it(
    'answers whatever is sent',
    async () => {
      const given: Call = await fixtures[id](region);
      const { path, query, body } = given;
      const { clientId, clientSecret = '' } = region.seeded;
      const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
      const isForm = row.body?.encoding === 'form';
      await fc.assert(
        fc.asyncProperty(attacks(Object.keys(row.query?.shape ?? {})), async (attack) => {
          const names = Object.keys(path);
          const replaced = attack.parameter && names[attack.parameter.at % Math.max(names.length, 1)];
          const parameters = { ...path, ...(replaced !== undefined && { [replaced]: attack.parameter?.by || '%' }) };
          const search = encode(query ?? {}, attack.query) + attack.tail;
          const broken = attack.field === undefined ? body : withField(body ?? {}, attack.field);
          const rightType = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
          const rightBody = isForm ? encode(broken ?? {}) : JSON.stringify(broken);
          const answer = await request(`${region.baseUrl}${buildPath(row.path, parameters)}?${search}`, {
            method: row.method,
            headers: {
              authorization: row.authentication === 'basic' ? basic : `Bearer ${region.adminToken}`,
              'content-type': rightType,
              ...attack.headers,
            },
            body: attack.raw ?? rightBody ?? null,
          });
          const answered = await answer.body.text();
          expect(answer.statusCode).toBeLessThan(500);
          if (answered !== '') expect(() => JSON.parse(answered) as unknown).not.toThrow();
          if (answer.statusCode >= 400) expect(answer.headers['content-type']).toMatch(/json/);
        }),
        { numRuns: runs(5) },
      );
    },
    patience(30_000),
  );
});
