import { useTranslations } from 'use-intl';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

const tones: Readonly<Record<string, Tone>> = { QUEUED: 'waiting', RUNNING: 'busy', READY: 'good', FAILED: 'bad' };

/** How far a space is; a status this console does not know is shown as it comes (behaviours B12.1). */
export function SpaceStatus({ status }: { status: string | undefined }) {
  const t = useTranslations('core.shell');
  if (status === undefined) return undefined;
  return <StatusPill tone={tones[status] ?? 'off'}>{t('status', { status })}</StatusPill>;
}
