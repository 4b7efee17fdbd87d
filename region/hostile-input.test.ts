/** Whatever is sent to an operation, its answer is a refusal or a success, never a failure of the region. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#shared/contract/catalogue.ts';
import { buildPath, buildQuery } from '#shared/contract/path.ts';
import { fixtures } from './contract-fixtures.ts';
import { startTestRegion, type TestRegion } from './test-region.ts';
import { send } from './test-request.ts';

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\u0000', '\ud800', '..', '%00', "' OR 1=1 --", '__proto__', '9'.repeat(400), 'a'.repeat(70_000)),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  text,
  fc.constantFrom(-1, 0, 1.5, 1e308, 2 ** 53, -(2 ** 63), [], {}, { toString: 1 }, Array(5_000).fill('x')),
);

/** Short enough for an address, and free of lone surrogates, which no address can carry. */
const word = text.map((text) => Buffer.from(text.slice(0, 200)).toString());
const search = fc.dictionary(fc.oneof(fc.constantFrom('page[size]', 'page[nextToken]'), word), word, { maxKeys: 3 });

/** What replaces a place of the path, of the query or of the body, or of all three. */
const change = fc.record(
  { parameter: word, search, filter: word, value, place: fc.nat() },
  { requiredKeys: ['filter', 'place'] },
);

describe.each(operations)('%s', (id, row) => {
  it('answers a refusal or a success to whatever is sent', async () => {
    const right = (await fixtures[id](region)) as { readonly path: Record<string, string>; readonly body?: object };
    const names = Object.keys(right.path);
    const filters = Object.keys(row.query?.shape ?? {});
    const isForm = row.body?.encoding === 'form';
    await fc.assert(
      fc.asyncProperty(change, async ({ parameter, search = {}, filter, value, place }) => {
        const replaced = parameter === undefined ? {} : { [names[place % names.length] ?? '']: parameter };
        const asked = { ...Object.fromEntries(filters.map((name) => [name, filter])), ...search };
        const body = value === undefined ? right.body : replacePlace(right.body ?? {}, place, value);
        const answer = await send(
          region.baseUrl + buildPath(row.path, { ...right.path, ...replaced }) + buildQuery(asked),
          {
            method: row.method,
            token: row.authentication === undefined ? region.adminToken : undefined,
            body: row.body === undefined ? undefined : encode(body, isForm),
            headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
          },
        );
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { numRuns: 12 },
    );
  });
});

function encode(body: unknown, isForm: boolean): string {
  if (!isForm) return JSON.stringify(body);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...(body as object) })) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form.toString();
}

/** A copy with one of its values, the whole included, replaced. */
function replacePlace(whole: unknown, place: number, by: unknown): unknown {
  const places = placesOf(whole);
  const target = places[place % places.length] ?? [];
  return replaceAt(whole, target, by);
}

function placesOf(whole: unknown): string[][] {
  if (whole === null || typeof whole !== 'object') return [[]];
  return [[], ...Object.entries(whole).flatMap(([key, inner]) => placesOf(inner).map((rest) => [key, ...rest]))];
}

function replaceAt(whole: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(whole)) {
    return whole.map((inner: unknown, index) => (String(index) === key ? replaceAt(inner, rest, by) : inner));
  }
  const record = whole as Readonly<Record<string, unknown>>;
  return { ...record, [key]: replaceAt(record[key], rest, by) };
}
