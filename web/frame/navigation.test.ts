import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { inOtherScope, navigationIn } from './navigation.ts';

const entries = import.meta.glob<PageEntry>('#web/pages/*/*.page.ts', { eager: true, import: 'page' });
const words = import.meta.glob<Readonly<Record<string, unknown>>>('#web/messages/*/*.ts', { eager: true });

const space: Scope = { region: 'eu-std-1', kind: 'space', id: '6f1c7a52-0000-4000-8000-000000000001' };
const otherSpace: Scope = { ...space, id: '6f1c7a52-0000-4000-8000-000000000002' };
const organisation: Scope = { ...space, kind: 'organisation', id: '6f1c7a52-0000-4000-8000-000000000003' };

describe('inOtherScope', () => {
  it('leads to the page of the same name', () => {
    expect(inOtherScope(paths.clusters(space), otherSpace)).toBe(paths.clusters(otherSpace));
    expect(inOtherScope(paths.users(space), organisation)).toBe(paths.users(organisation));
  });

  it('leads from a detail to its list', () => {
    expect(inOtherScope(paths.cluster(space, 'id'), otherSpace)).toBe(paths.clusters(otherSpace));
  });

  it('leads to the users where there is no such page', () => {
    expect(inOtherScope(paths.operations(space), organisation)).toBe(paths.users(organisation));
    expect(inOtherScope(paths.spaces(organisation), space)).toBe(paths.users(space));
    expect(inOtherScope('/', space)).toBe(paths.users(space));
  });
});

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
