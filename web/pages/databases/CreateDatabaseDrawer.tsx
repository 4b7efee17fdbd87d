import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CreateDatabaseClusterBody } from '#shared/contract/platform/databases.ts';
import { mutationFor, queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { contractResolver } from '#web/form/contract-resolver.ts';
import { FormCheckbox, FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { showToast } from '#web/ui/toast.ts';
import { emptyDatabase, newerVersions, toBody, type CreateDatabaseBody, type DatabaseValues } from './database-form.ts';
import { SizeFields, VersionField } from './DatabaseFields.tsx';
import { databaseVersionsRead } from './databases-read.ts';
import { useDatabaseFaults, useExplainDatabase } from './use-database-faults.ts';

export interface CreateDatabaseDrawerProps {
  scope: Scope;
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** Asks for an empty database cluster. */
export function CreateDatabaseDrawer({ scope, onCreated, onClose }: CreateDatabaseDrawerProps) {
  const t = useTranslations('databases');
  const wordOf = useDatabaseFaults();
  const explain = useExplainDatabase();
  const create = useMutation(mutationFor(scope.region, 'CreateDatabaseCluster'));
  const versions = newerVersions(useQuery(queryFor(...databaseVersionsRead(scope.region))).data?.versions ?? []);
  const form = useForm<DatabaseValues>({
    resolver: contractResolver<DatabaseValues, CreateDatabaseBody>({
      schema: CreateDatabaseClusterBody,
      toBody: (values) => toBody(values),
      wordOf,
    }),
    defaultValues: emptyDatabase,
    mode: 'onTouched',
  });

  async function submit(values: DatabaseValues) {
    const { id, name } = await create.mutateAsync({ path: { spaceId: scope.id }, body: toBody(values) });
    showToast(t('created', { name }));
    onCreated(id);
  }

  return (
    <FormDrawer
      title={t('create')}
      submitLabel={t('form.submit')}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="name"
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        required
      />
      <div className="form-row">
        <FormTextField
          form={form}
          name="user"
          label={t('form.user')}
          hint={t('form.userHint')}
          autoComplete="off"
          required
        />
        <FormTextField
          form={form}
          name="databaseName"
          label={t('form.databaseName')}
          hint={t('form.databaseNameHint')}
          autoComplete="off"
          optional
        />
      </div>
      <VersionField
        form={form}
        versions={versions}
        byItself={versions[0] === undefined ? t('form.newest') : t('form.newestOf', { version: versions[0] })}
      />
      <SizeFields form={form} />
      <fieldset className="radios">
        <legend className="field-label">{t('form.extensions')}</legend>
        <FormCheckbox form={form} name="timescale" label={t('form.timescale')} />
        <FormCheckbox form={form} name="vector" label={t('form.vector')} />
      </fieldset>
    </FormDrawer>
  );
}
