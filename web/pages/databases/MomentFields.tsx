import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Backup } from '#shared/contract/platform/databases.ts';
import { FormRadioGroup, FormSelect, FormTextField } from '#web/form/fields.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { localText, utcText, type LocaleTag } from '#web/ui/time-text.ts';
import { backupName } from './backup-facts.ts';
import type { DatabaseValues } from './database-form.ts';
import { fromLocalText, toLocalText, type Bounds } from './point-in-time.ts';

export interface MomentFieldsProps {
  form: UseFormReturn<DatabaseValues>;
  /** Newest first; undefined when they could not be read. */
  backups: readonly Backup[] | undefined;
  bounds: Bounds;
  /** Why only a backup will do, where the source is not running. */
  notRunning: string | undefined;
}

/** To which state of the source: the latest, that of a moment, or that of a backup. */
export function MomentFields({ form, backups, bounds, notRunning }: MomentFieldsProps) {
  const t = useTranslations('databases.restore');
  const { locale } = useKitText();
  const [from, moment] = useWatch({ control: form.control, name: ['from', 'restoreConfiguration.pointInTime'] });
  const noBackups = backups === undefined ? t('backupsUnread') : backups.length === 0 ? t('noBackups') : undefined;
  const at = fromLocalText(moment);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const earliest = bounds.earliest === undefined ? undefined : localText(locale, bounds.earliest);
  return (
    <>
      <FormRadioGroup
        form={form}
        name="from"
        label={t('from')}
        options={[
          { value: 'moment', label: t('moment'), hint: notRunning, disabled: notRunning !== undefined },
          { value: 'latest', label: t('latest'), hint: notRunning, disabled: notRunning !== undefined },
          { value: 'backup', label: t('backup'), hint: noBackups, disabled: noBackups !== undefined },
        ]}
      />
      {from === 'moment' ? (
        <FormTextField
          form={form}
          name="restoreConfiguration.pointInTime"
          type="datetime-local"
          step={1}
          min={bounds.earliest === undefined ? undefined : toLocalText(bounds.earliest)}
          max={toLocalText(bounds.latest)}
          label={t('pointInTime', { zone })}
          hint={
            <>
              {earliest === undefined ? t('untilNow') : t('between', { earliest })}
              {at === undefined ? undefined : (
                <span className="quiet"> · {t('thatIs', { utc: utcText(locale, at) })}</span>
              )}
            </>
          }
          required
        />
      ) : undefined}
      {from === 'backup' ? (
        <FormSelect
          form={form}
          name="restoreConfiguration.backupId"
          label={t('whichBackup')}
          placeholder={t('choose')}
          options={(backups ?? []).map((backup) => ({ value: backup.id, label: labelOf(backup, locale) }))}
        />
      ) : undefined}
    </>
  );
}

function labelOf(backup: Backup, locale: LocaleTag): string {
  const { completedAt = backup.startedAt } = backup;
  return completedAt === undefined
    ? backupName(backup)
    : `${backupName(backup)} · ${localText(locale, Date.parse(completedAt))}`;
}
