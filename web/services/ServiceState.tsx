import { useTranslations } from 'use-intl';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

const tones: Readonly<Record<string, Tone>> = {
  CREATING: 'busy',
  PENDING: 'waiting',
  RUNNING: 'good',
  UPGRADING: 'busy',
  REPAIRING: 'busy',
  DELETING: 'busy',
  SUCCEEDED: 'good',
  CREATED: 'good',
  FAILED: 'bad',
  ERROR: 'bad',
};

/** The state a region reports for a database, a backup, a registry or a secret manager; newer ones as they come. */
export function ServiceState({ state }: { state: string }) {
  const t = useTranslations('services');
  return <StatusPill tone={tones[state] ?? 'off'}>{t('state', { state })}</StatusPill>;
}
