import { useTranslations } from 'use-intl';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Change } from './user-changes.ts';

/** What differs, old beside new. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('user');
  const shown = (value: string | boolean) => {
    if (typeof value === 'boolean') return value ? t('facts.yes') : t('facts.no');
    return value === '' ? t('edit.empty') : value;
  };
  return (
    <KeyValueList
      items={changes.map(({ field, before, after }) => ({
        label: t(`facts.${field}`),
        value: (
          <>
            <VisuallyHidden>{t('edit.before')} </VisuallyHidden>
            <del>{shown(before)}</del> <span aria-hidden="true">→</span>
            <VisuallyHidden> {t('edit.after')} </VisuallyHidden> <ins>{shown(after)}</ins>
          </>
        ),
      }))}
    />
  );
}
