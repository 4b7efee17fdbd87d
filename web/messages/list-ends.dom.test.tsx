/** What ends a list that is cut short: the list says "and" before its last part by itself, and says it once. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useFormatter, useTranslations } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import { loadMessages, showLanguage } from './message-store.ts';
import { Words } from './Words.tsx';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

function Cut({ count }: { count: number }) {
  const t = useTranslations();
  const format = useFormatter();
  const ends = ['accessMap.gaps.more', 'twin.gaps.more', 'leaver.step.more'] as const;
  return (
    <ul>
      {ends.map((end) => (
        <li key={end}>{format.list(['Ada', 'Ben', t(end, { count })])}</li>
      ))}
    </ul>
  );
}

test.each(languageCodes)('it is said once in %s', async (language) => {
  await loadMessages(['core', 'accessMap', 'twin', 'leaver']);
  await act(() => showLanguage(language));
  for (const count of [1, 114]) {
    render(
      <Words>
        <Cut count={count} />
      </Words>,
    );
    for (const { textContent } of screen.getAllByRole('listitem'))
      expect(textContent).not.toMatch(/\b(and|et|und)\b.*\b(and|et|und)\b/);
    cleanup();
  }
});
