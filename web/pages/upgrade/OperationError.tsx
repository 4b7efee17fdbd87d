import { useTranslations } from 'use-intl';
import { RawBlock } from '#web/ui/RawBlock.tsx';
import { nameText } from '#web/ui/name-text.ts';

/** Why an operation failed, in the region's own words where it gave any. */
export function OperationError({ error }: { error: string | undefined }) {
  const t = useTranslations('upgrade.run');
  if (error === undefined) return <p>{t('noError')}</p>;
  return <RawBlock label={t('error')} text={error} copyLabel={t('copyError')} shown={nameText(error)} />;
}
