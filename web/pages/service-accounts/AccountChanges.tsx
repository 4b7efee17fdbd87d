import { useLocale, useTranslations } from 'use-intl';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { AccountChange } from './account-values.ts';
import { lifetimeText } from './lifetime.ts';

/** What a change of an account takes away and what it puts in its place. */
export function AccountChanges({ changes }: { changes: readonly AccountChange[] }) {
  const t = useTranslations('account');
  const locale = useLocale();
  const shown = ({ field }: AccountChange, value: string | undefined) => {
    if (value === undefined || value === '') return t('edit.empty');
    return field === 'tokenDuration' ? lifetimeText(locale, value) : value;
  };
  return (
    <KeyValueList
      items={changes.map((change) => ({
        label: t(`facts.${change.field}`),
        value: (
          <>
            <VisuallyHidden>{t('edit.before')} </VisuallyHidden>
            <del>{shown(change, change.before)}</del> <span aria-hidden="true">→</span>
            <VisuallyHidden> {t('edit.after')} </VisuallyHidden> <ins>{shown(change, change.after)}</ins>
          </>
        ),
      }))}
    />
  );
}
