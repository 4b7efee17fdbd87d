import { useTranslations } from 'use-intl';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

const tones: Readonly<Record<string, Tone>> = { PENDING: 'waiting', RUNNING: 'busy', DONE: 'good', FAILED: 'bad' };

/** How far an operation is; a status newer than ours is shown as it comes. */
export function OperationStatus({ status }: { status: string }) {
  const t = useTranslations('operations');
  return <StatusPill tone={tones[status] ?? 'off'}>{t('status', { status })}</StatusPill>;
}
