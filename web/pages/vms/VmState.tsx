import { useTranslations } from 'use-intl';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

const tones: Readonly<Record<string, Tone>> = {
  pending: 'busy',
  running: 'good',
  stopping: 'busy',
  'shutting-down': 'busy',
  quarantine: 'warning',
};

/** The state a region reports for a machine; states newer than ours are shown as they come. Messages take no hyphen. */
export function VmState({ state }: { state: string }) {
  const t = useTranslations('vms');
  return (
    <StatusPill tone={tones[state] ?? 'off'}>
      {t('state', { state: state === 'shutting-down' ? 'deleting' : state })}
    </StatusPill>
  );
}
