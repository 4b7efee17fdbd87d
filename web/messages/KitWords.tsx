import { useMemo, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { languages } from '#shared/languages.ts';
import { MissingParts } from '#web/ui/MissingParts.tsx';
import { KitTextProvider, type KitText } from '#web/ui/kit-text.ts';

/** Gives the kit (web/ui) the words it says by itself, and says what of the page is missing. */
export function KitWords({ children }: { children: ReactNode }) {
  const t = useTranslations('core.kit');
  const locale = useLocale();
  const text = useMemo<KitText>(
    () => ({
      locale: languages[locale].tag,
      close: t('close'),
      cancel: t('cancel'),
      loading: t('loading'),
      optional: t('optional'),
      copied: t('copied'),
      copyFailed: t('copyFailed'),
      showPassword: t('showPassword'),
      hidePassword: t('hidePassword'),
      requestId: t('requestId'),
      copyReport: t('copyReport'),
      opensNewTab: t('opensNewTab'),
      previousPage: t('previousPage'),
      nextPage: t('nextPage'),
      actions: t('actions'),
      actionsFor: (name) => t('actionsFor', { name }),
      selectAll: t('selectAll'),
      selectRow: (name) => t('selectRow', { name }),
      sortBy: (column) => t('sortBy', { column }),
      clear: t('clear'),
      noMatch: t('noMatch'),
      loadingMore: t('loadingMore'),
      typeToConfirm: (name) => t('typeToConfirm', { name }),
      dismiss: t('dismiss'),
      discardQuestion: t('discardQuestion'),
      discardEffect: t('discardEffect'),
      discard: t('discard'),
      keepEditing: t('keepEditing'),
      partFailed: t('partFailed'),
      retry: t('retry'),
      reload: t('reload'),
    }),
    [t, locale],
  );
  return (
    <KitTextProvider value={text}>
      {children}
      <MissingParts />
    </KitTextProvider>
  );
}
