import { useTranslations } from 'use-intl';
import { StatusPill } from '#web/ui/StatusPill.tsx';

/** Whether a user may sign in. Regions of 2024 leave the flag out: then nothing is claimed. */
export function UserStatus({ active }: { active: boolean | undefined }) {
  const t = useTranslations('users');
  return <StatusPill tone={active ? 'good' : 'off'}>{t('status', { active: String(active) })}</StatusPill>;
}
