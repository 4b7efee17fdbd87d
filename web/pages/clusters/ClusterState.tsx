import { useTranslations } from 'use-intl';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

const tones: Readonly<Record<string, Tone>> = {
  PENDING: 'waiting',
  CREATING: 'busy',
  RUNNING: 'good',
  DELETING: 'busy',
  FAILED: 'bad',
};

/** The state a region reports for a cluster; states newer than ours are shown as they come. */
export function ClusterState({ state }: { state: string }) {
  const t = useTranslations('clusters');
  return <StatusPill tone={tones[state] ?? 'off'}>{t('state', { state })}</StatusPill>;
}
