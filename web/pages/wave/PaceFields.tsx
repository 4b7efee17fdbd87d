import { useTranslations } from 'use-intl';
import type { Pace } from '#shared/pace.ts';
import { Select } from '#web/ui/Select.tsx';
import { paces } from '#web/upgrade/wave-address.ts';
import './pace.css';

export interface PaceFieldsProps {
  pace: Pace;
  stages: number;
  onChange: (pace: Pace) => void;
}

/** How many at once, what is between two stages, and when it pauses. */
export function PaceFields({ pace, stages, onChange }: PaceFieldsProps) {
  const t = useTranslations('wave.pace');
  return (
    <fieldset className="pace">
      <legend>{t('title')}</legend>
      <Select
        label={t('atOnce')}
        value={String(pace.atOnce)}
        options={paces.atOnce.map((count) => ({ value: String(count), label: t('clusters', { count }) }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...pace, atOnce: Number(value) })}
      />
      {stages > 1 ? (
        <Select
          label={t('between')}
          value={String(pace.pauseMinutes ?? '')}
          options={[
            { value: '', label: t('byHand') },
            ...paces.pause.map((count) => ({
              value: String(count),
              label: count < 60 ? t('minutes', { count }) : t('hours', { count: count / 60 }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...pace, pauseMinutes: value === '' ? undefined : Number(value) })
          }
        />
      ) : undefined}
      <Select
        label={t('stopAt')}
        value={String(pace.stopAt)}
        options={paces.stopAt.map((count) => ({ value: String(count), label: t('failed', { count }) }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...pace, stopAt: Number(value) })}
      />
    </fieldset>
  );
}
