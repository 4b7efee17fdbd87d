import { useTranslations } from 'use-intl';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import type { SelectOption } from '#web/ui/Select.tsx';

/** Node sizes to choose from, with what each has where the region says so. */
export function useProfileOptions(profiles: readonly NodeProfile[]): SelectOption[] {
  const t = useTranslations('pools');
  return profiles.map(({ name, cpu, memory }) => ({
    value: name,
    label: cpu === undefined || memory === undefined ? name : t('profileDetail', { name, cpu, memory }),
  }));
}
