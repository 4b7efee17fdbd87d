import { useTranslations } from 'use-intl';
import { RunAxisKey } from '#web/chart/RunAxis.tsx';

/** What is what in the pictures of runs. */
export function RunLegend() {
  const t = useTranslations('glance.running');
  return (
    <span className="overview-legend" aria-hidden="true">
      <RunAxisKey of="run" /> {t('legendRun')} <RunAxisKey of="end" /> {t('legendEnd')}
    </span>
  );
}
