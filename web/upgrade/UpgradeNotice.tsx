import { useTranslations } from 'use-intl';
import { isAtWork } from '#web/api/run-calls.ts';
import { paths } from '#web/address/paths.ts';
import { useUnattendedEnd } from '#web/session/use-unattended-end.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { noticePlace } from '#web/ui/notice-place.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { UpgradeUnderWayProps } from './UpgradeUnderWay.tsx';
import { useUpgrade } from './use-upgrade.ts';

/** The upgrade of a cluster in one sentence, with the way to it; nothing once it has come to its end. */
export function UpgradeNotice({ scope, clusterId }: UpgradeUnderWayProps) {
  const t = useTranslations('upgrade.run');
  const { upgrade, isKnown, error } = useUpgrade(scope, clusterId);
  const { of } = useUnattendedEnd();
  if (upgrade === undefined) return isKnown || error !== null ? undefined : noticePlace;
  if (upgrade.run.state === 'done') return undefined;
  const { run, goal } = upgrade;
  const { version } = goal;
  const isUnderWay = isAtWork(run);
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
      {isUnderWay ? <p>{t('supervised', of(run.goesOnUntil))}</p> : undefined}
    </Notice>
  );
}
