import { useTranslations } from 'use-intl';
import { mostClustersAtOnce, type Pace } from '#shared/pace.ts';
import { Select } from '#web/ui/Select.tsx';

export interface PaceFieldsProps {
  pace: Pace;
  stages: number;
  onChange: (pace: Pace) => void;
}

const pauses = [5, 15, 30, 60, 120, 240, 480] as const;
const failures = [1, 2, 3, 5, 10] as const;

/** How many at once, what is between two stages, and when it pauses. */
export function PaceFields({ pace, stages, onChange }: PaceFieldsProps) {
  const t = useTranslations('wave.pace');
  const counts = Array.from({ length: mostClustersAtOnce }, (_, index) => index + 1);
  return (
    <fieldset className="pace">
      <legend>{t('title')}</legend>
      <Select
        label={t('atOnce')}
        value={String(pace.atOnce)}
        options={counts.map((count) => ({ value: String(count), label: t('clusters', { count }) }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...pace, atOnce: Number(value) })}
      />
      {stages > 1 ? (
        <Select
          label={t('between')}
          value={String(pace.pauseMinutes ?? '')}
          options={[
            { value: '', label: t('byHand') },
            ...pauses.map((count) => ({
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
        options={failures.map((count) => ({ value: String(count), label: t('failed', { count }) }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...pace, stopAt: Number(value) })}
      />
    </fieldset>
  );
}
