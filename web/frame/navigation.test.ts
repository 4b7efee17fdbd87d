import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import type { Scope } from '#web/api/scope.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { navigationIn } from './navigation.ts';

const entries = import.meta.glob<PageEntry>('#web/pages/*/*.page.ts', { eager: true, import: 'page' });
const words = import.meta.glob<Readonly<Record<string, unknown>>>('#web/messages/*/*.ts', { eager: true });

const space: Scope = { region: 'eu-std-1', kind: 'space', id: '6f1c7a52-0000-4000-8000-000000000001' };
const organisation: Scope = { ...space, kind: 'organisation', id: '6f1c7a52-0000-4000-8000-000000000003' };

describe.each(languageCodes)('the side navigation in %s', (language) => {
  const titles = wordsAt(language, 'core.titles') as Readonly<Record<string, string>>;
  const linked = Object.values(entries).filter(({ link }) => link !== undefined);

  it.each([organisation, space])('has the linked pages of the $kind in their order, by their own titles', (scope) => {
    const pages = linked
      .filter(({ kinds }) => kinds.includes(scope.kind))
      .toSorted((a, b) => (a.link?.order ?? 0) - (b.link?.order ?? 0));
    expect(
      navigationIn(scope).flatMap((group) => group.pages.map(({ path }) => [group.label, path, titles[path]])),
    ).toEqual(pages.map(({ path, link }) => [link?.group, path, wordsAt(language, link?.title ?? '')]));
  });
});

function wordsAt(language: string, key: string): unknown {
  const [area = ''] = key.split('.');
  const file: unknown = words[`/web/messages/${language}/${area}.ts`];
  return key.split('.').reduce((part, name) => (part as Readonly<Record<string, unknown>>)[name], file);
}
