import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { DatabaseCluster } from '#shared/contract/platform/databases.ts';
import { mutationFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { showToast } from '#web/ui/toast.ts';

export interface BackupDrawerProps {
  scope: Scope;
  database: DatabaseCluster;
  onClose: () => void;
}

/** Most characters of a name (shared/contract/platform/databases.ts). */
const longest = 63;

/** Asks for a backup of a database cluster as it is now. */
export function BackupDrawer({ scope, database, onClose }: BackupDrawerProps) {
  const t = useTranslations('databases.backups.creation');
  const explain = useExplain();
  const create = useMutation(mutationFor(scope.region, 'CreateBackup'));
  const form = useForm<{ name: string }>({ defaultValues: { name: '' }, mode: 'onTouched' });

  async function submit(values: { name: string }) {
    const name = values.name.trim();
    const path = { spaceId: scope.id, clusterId: database.id };
    await create.mutateAsync({ path, body: name === '' ? {} : { name } });
    showToast(t('done', { name: database.name }));
    onClose();
  }

  return (
    <FormDrawer
      title={t('title', { name: database.name })}
      submitLabel={t('submit')}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('lead')}</p>
      <FormTextField
        form={form}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        rules={{ validate: (text) => text.trim().length <= longest || t('nameFault') }}
        autoComplete="off"
        optional
      />
    </FormDrawer>
  );
}
