import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useUpgradeRunner } from './page-runs.ts';
import type { UpgradeUnderWayProps } from './UpgradeUnderWay.tsx';

/** The supervised upgrade of a cluster in one sentence, with the way to it; nothing once it has come to its end. */
export function UpgradeNotice({ scope, clusterId }: UpgradeUnderWayProps) {
  const t = useTranslations('upgrade.run');
  const { run } = useUpgradeRunner(scope, clusterId);
  if (run === undefined || run.isFinished) return undefined;
  const { version } = run.record.goal;
  const isUnderWay = run.activity !== undefined;
  return (
    <Notice
      tone={isUnderWay ? 'info' : 'warning'}
      title={isUnderWay ? t('underWay', { version }) : t('hasStopped', { version })}
      actions={
        <ButtonLink size="small" to={paths.upgrade(scope, clusterId)}>
          {t('open')}
        </ButtonLink>
      }
    >
      {isUnderWay ? <p>{t('supervised')}</p> : undefined}
    </Notice>
  );
}
