/** One that is said in a word: to some languages none is of the same kind, and must not be told as one. */
import { act, cleanup, render } from '@testing-library/react';
import { useTranslations } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import { loadMessages, showLanguage } from './message-store.ts';
import { Words } from './Words.tsx';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

function Told({ count }: { count: number }) {
  const t = useTranslations();
  const read = { state: 'complete', asked: 0, total: 0, places: count, acls: count, granular: count };
  return (
    <>
      <p>{t('losses.nothing', { count })}</p>
      <p>{t('losses.read', read)}</p>
    </>
  );
}

test.each(languageCodes)('none is not called one in %s', async (language) => {
  await loadMessages(['core', 'losses']);
  await act(() => showLanguage(language));
  const told = (count: number) => {
    render(
      <Words>
        <Told count={count} />
      </Words>,
    );
    const text = document.body.textContent;
    cleanup();
    return text;
  };
  const one = /\b(one|ein|eine|einem|eines|un|une)\b/;
  expect(told(1)).toMatch(one);
  expect(told(1)).not.toMatch(/\d/);
  expect(told(0)).not.toMatch(one);
  expect(told(0)).toMatch(/0/);
});
