import { useTranslations } from 'use-intl';
import { isUnknownMethod } from '#web/api/is-not-offered.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Why something just asked for was not done; nothing while there is no `error`. */
export function ServiceFailure({ error, region }: { error: unknown; region: string }) {
  const t = useTranslations('services');
  if (error === null || error === undefined) return undefined;
  if (!isUnknownMethod(error)) return <ActionFailure error={error} />;
  return (
    <Notice tone="error" announce title={t('notOffered')}>
      {t('notOfferedAction', { region })}
    </Notice>
  );
}
