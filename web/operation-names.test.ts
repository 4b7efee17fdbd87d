/** Operations are named in one way: what `useOperationWords` says of them. */
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.ts', './**/*.tsx', '!./**/*.test.*', '!./messages/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const words = import.meta.glob<string>('./messages/*/*.ts', { eager: true, query: '?raw', import: 'default' });
const files = Object.entries(sources);

/** Where kinds are chosen from, or told apart on purpose. */
const kindsAlone = ['./pages/operations/OperationFilters.tsx', './pages/operations/OperationFacts.tsx'];

const matching = (found: RegExp) => files.filter(([, text]) => found.test(text)).map(([file]) => file);

describe('the name of an operation', () => {
  it('is put together in one place', () => {
    const own = files.filter(([, text]) =>
      [...text.matchAll(/const (\w+) = useTranslations\('operations'\)/g)].some(([, name]) =>
        new RegExp(`\\b${name}\\('(kind|does\\.\\w+)'`).test(text),
      ),
    );
    expect(own.map(([file]) => file)).toEqual(['./operation/use-operation-words.ts']);
    expect(matching(/useTranslations\('operations\.does/)).toEqual([]);
  });

  it('is the kind alone only where kinds are told apart', () => {
    expect(matching(/\.kindOf\(/).sort()).toEqual([...kindsAlone].sort());
  });

  it('is never the word of the region as it came', () => {
    expect(matching(/\{\s*(operation|busy|work|notice)\.kind\s*\}|\$\{(operation|busy|work|notice)\.kind\}/)).toEqual(
      [],
    );
  });

  it('has its words in one area', () => {
    const telling = Object.entries(words).filter(([, text]) => /UpgradeMasters \{/.test(text));
    expect(telling.map(([file]) => file.split('/').at(-1))).toEqual(telling.map(() => 'operations.ts'));
    expect(telling.length).toBeGreaterThan(1);
  });
});
