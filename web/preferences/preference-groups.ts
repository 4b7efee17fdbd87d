import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languageCodes, languages } from '#shared/languages.ts';
import { withCode } from '#web/ui/lazy-part.ts';
import { filledFrom, type Filled } from '#web/ui/menu-item.ts';
import { chooseLanguage, chooseTheme, chosenTheme, themes } from './preferences.ts';

export interface PreferenceGroup {
  readonly id: string;
  readonly heading: string;
  readonly selectedId: string;
  readonly items: Filled<{ readonly id: string; readonly label: string; readonly onAction: () => void }>;
}

/** Theme and language: what can be chosen and what is, as groups of a menu or as fields. */
export function usePreferenceGroups(): readonly PreferenceGroup[] {
  const t = useTranslations('core.preferences');
  const language = useLocale();
  const [theme, setTheme] = useState(chosenTheme);
  return [
    {
      id: 'theme',
      heading: t('theme'),
      selectedId: theme,
      items: filledFrom(themes, (id) => ({
        id,
        label: t(id),
        onAction: () => {
          chooseTheme(id);
          setTheme(id);
        },
      })),
    },
    {
      id: 'language',
      heading: t('language'),
      selectedId: language,
      items: filledFrom(languageCodes, (id) => ({
        id,
        label: languages[id].name,
        onAction: () => void withCode(() => chooseLanguage(id)),
      })),
    },
  ];
}
