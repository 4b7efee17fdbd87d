import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormSelect, FormTextField } from '#web/form/fields.tsx';
import type { SelectOption } from '#web/ui/Select.tsx';
import type { DatabaseValues } from './database-form.ts';

export interface DatabaseFieldsProps {
  form: UseFormReturn<DatabaseValues>;
}

/** What the region runs, and the choice of its own. */
export function VersionField({
  form,
  versions,
  byItself,
}: DatabaseFieldsProps & { versions: readonly string[]; byItself: string }) {
  const t = useTranslations('databases.form');
  const options = [{ value: '', label: byItself }, ...versions.map((version) => ({ value: version, label: version }))];
  return <FormSelect form={form} name="majorVersion" label={t('version')} hint={t('versionHint')} options={options} />;
}

/** How large a cluster is, and from where it is reached: of a new one and of a restored one alike. */
export function SizeFields({ form }: DatabaseFieldsProps) {
  const t = useTranslations('databases.form');
  const s = useTranslations('services');
  const [volume, visibility] = form.getValues(['volume', 'visibility']);
  return (
    <>
      <div className="form-row">
        <FormTextField form={form} name="nodeConfiguration.vcpuCount" label={t('cpu')} inputMode="numeric" required />
        <FormTextField
          form={form}
          name="nodeConfiguration.memorySizeGiB"
          label={t('memory')}
          inputMode="numeric"
          required
        />
      </div>
      <div className="form-row">
        <FormTextField form={form} name="volume.sizeGiB" label={t('volumeSize')} inputMode="numeric" required />
        <FormSelect
          form={form}
          name="volume.type"
          label={t('volumeType')}
          options={withPresent(volume.type, ['GP2', 'IO1', 'STANDARD'], (type) => t('volumeTypes', { type }))}
        />
      </div>
      <div className="form-row">
        <FormSelect
          form={form}
          name="replicaCount"
          label={t('replicas')}
          options={['0', '1', '2'].map((count) => ({
            value: count,
            label: t('replicaCount', { count: Number(count) }),
          }))}
        />
        <FormSelect
          form={form}
          name="visibility"
          label={t('visibility')}
          options={withPresent(visibility, ['INTERNAL', 'EXTERNAL'], (value) => s('visibility', { visibility: value }))}
        />
      </div>
    </>
  );
}

/** Choices of the contract, and the present one where a region has others. */
function withPresent(
  present: string,
  known: readonly string[],
  labelOf: (value: string) => string,
): readonly SelectOption[] {
  const values = known.includes(present) ? known : [present, ...known];
  return values.map((value) => ({ value, label: labelOf(value) }));
}
