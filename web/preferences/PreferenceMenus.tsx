import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languages } from '#web/messages/areas.ts';
import { Menu } from '#web/ui/Menu.tsx';
import type { MenuGroup } from '#web/ui/menu-item.ts';
import { chooseLanguage, chooseTheme, chosenTheme, themes } from './preferences.ts';

const languageNames = { en: 'English', fr: 'Français' } as const;

/** Theme and language as groups of a menu, to stand alone or within a larger one. */
export function usePreferenceGroups(): readonly [theme: MenuGroup, language: MenuGroup] {
  const t = useTranslations('core.preferences');
  const language = useLocale();
  const [theme, setTheme] = useState(chosenTheme);
  return [
    {
      id: 'theme',
      heading: t('theme'),
      selectedId: theme,
      items: themes.map((id) => ({
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
      items: languages.map((id) => ({
        id,
        label: languageNames[id],
        onAction: () => void chooseLanguage(id),
      })),
    },
  ];
}

/** Theme and language where there is no account menu. */
export function PreferenceMenus() {
  const [theme, language] = usePreferenceGroups();
  return [theme, language].map((group) => (
    <Menu key={group.id} label={group.heading} size="small" items={() => [group]}>
      {group.items.find(({ id }) => id === group.selectedId)?.label ?? group.heading}
    </Menu>
  ));
}
