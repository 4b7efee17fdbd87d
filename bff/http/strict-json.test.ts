import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStrictJson, parseStrictObject } from './strict-json.ts';

const bytes = (text: string) => Buffer.from(text);

describe('strict JSON', () => {
  it('reads whatever JSON.stringify writes, as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        expect(parseStrictJson(bytes(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it('finds a key given twice wherever it is', () => {
    const key = fc.string();
    fc.assert(
      fc.property(key, fc.jsonValue({ maxDepth: 3 }), fc.nat(5), (name, value, depth) => {
        const twice = `{${JSON.stringify(name)}:${JSON.stringify(value)},${JSON.stringify(name)}:1}`;
        const text = '[0,{"a":'.repeat(depth) + twice + '}]'.repeat(depth);
        expect(() => parseStrictJson(bytes(text))).toThrow('invalid_parameter');
      }),
    );
  });

  it('takes the same key at different places', () => {
    const text = '{"a":{"a":[{"a":1},{"a":"}{"}]},"b":{"a":"\\"a\\":1,"}}';
    expect(parseStrictJson(bytes(text))).toEqual(JSON.parse(text));
  });

  it('stops at the 33rd level', () => {
    expect(parseStrictJson(bytes('['.repeat(32) + ']'.repeat(32)))).toBeInstanceOf(Array);
    expect(() => parseStrictJson(bytes('['.repeat(33) + ']'.repeat(33)))).toThrow('invalid_parameter');
  });

  it.each([
    ['a megabyte of brackets', '['.repeat(1_000_000)],
    ['a megabyte of escaped quotes in a string that never ends', `"${'\\"'.repeat(500_000)}`],
    ['a megabyte of quotes', '"'.repeat(1_000_001)],
  ])('refuses %s at once', (_, text) => {
    const start = performance.now();
    expect(() => parseStrictJson(bytes(text))).toThrow('invalid_parameter');
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it.each(['', '[]', '"a"', 'null', '1'])('wants an object where one belongs, not %s', (text) => {
    expect(() => parseStrictObject(bytes(text))).toThrow();
  });
});
