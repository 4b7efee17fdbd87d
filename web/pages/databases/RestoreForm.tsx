import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CreateDatabaseClusterBody, type Backup, type DatabaseCluster } from '#shared/contract/platform/databases.ts';
import { mutationFor, queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { contractResolver } from '#web/form/contract-resolver.ts';
import { FormTextField } from '#web/form/fields.tsx';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { withoutAsking } from '#web/form/unsaved-guard.ts';
import { paths } from '#web/address/paths.ts';
import { isUsable, stateOf } from '#web/services/service-state.ts';
import { serverNow } from '#web/session/session-store.ts';
import { showToast } from '#web/ui/toast.ts';
import { newerVersions, restoredLike, toBody, type CreateDatabaseBody, type DatabaseValues } from './database-form.ts';
import { SizeFields, VersionField } from './DatabaseFields.tsx';
import { databaseVersionsRead } from './databases-read.ts';
import { MomentFields } from './MomentFields.tsx';
import { boundsOf, toLocalText, type Bounds } from './point-in-time.ts';
import { useDatabaseFaults, useExplainDatabase, useMomentFault } from './use-database-faults.ts';

export interface RestoreFormProps {
  scope: Scope;
  source: DatabaseCluster;
  /** Those a restore can start from, newest first; undefined when they could not be read. */
  backups: readonly Backup[] | undefined;
  /** The one chosen on the way here; empty for none. */
  backupId: string;
  onClose: () => void;
}

/** Asks to which state, and how large the new cluster is to be. */
export function RestoreForm({ scope, source, backups, backupId, onClose }: RestoreFormProps) {
  const t = useTranslations('databases');
  const s = useTranslations('services');
  const navigate = useNavigate();
  const explain = useExplainDatabase();
  const restore = useMutation(mutationFor(scope.region, 'CreateDatabaseCluster'));
  const offered = useQuery(queryFor(...databaseVersionsRead(scope.region))).data?.versions ?? [];
  // Read at each use: the form may be open for long.
  const bounds = () => boundsOf(source.createdOn, serverNow());
  const usable = isUsable(source);
  const chosen = backups?.find(({ id }) => id === backupId);
  const values = restoredLike(source, chosen, toLocalText(bounds().latest));
  const form = useForm<DatabaseValues>({
    resolver: useRestoreResolver(source.id, bounds),
    defaultValues: { ...values, from: usable ? values.from : 'backup' },
    mode: 'onTouched',
  });

  async function submit(values: DatabaseValues) {
    const { id, name } = await restore.mutateAsync({ path: { spaceId: scope.id }, body: toBody(values, source.id) });
    showToast(t('restore.done', { name }));
    withoutAsking(() => void navigate(paths.database(scope, id), { replace: true }));
  }

  return (
    <FormDrawer
      title={t('restore.title', { name: source.name })}
      submitLabel={t('restore.submit')}
      form={form}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <p className="form-lead">{t('restore.lead', { name: source.name })}</p>
      <MomentFields
        form={form}
        backups={backups}
        bounds={bounds()}
        notRunning={usable ? undefined : s('notUsable', { state: s('state', { state: stateOf(source) }) })}
      />
      <FormTextField
        form={form}
        name="name"
        label={t('restore.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        required
      />
      <VersionField
        form={form}
        versions={newerVersions(offered, source.majorVersion)}
        byItself={t('restore.sameVersion', { version: source.majorVersion ?? '' })}
      />
      <SizeFields form={form} />
    </FormDrawer>
  );
}

/** The contract's rules, and that the source had a state at the moment asked for. */
function useRestoreResolver(sourceId: string, bounds: () => Bounds): Resolver<DatabaseValues> {
  const wordOf = useDatabaseFaults();
  const momentFault = useMomentFault();
  const contract = contractResolver<DatabaseValues, CreateDatabaseBody>({
    schema: CreateDatabaseClusterBody,
    toBody: (values) => toBody(values, sourceId),
    wordOf,
  });
  return async (values, context, options) => {
    const checked = await contract(values, context, options);
    const { from, restoreConfiguration } = values;
    const message = from === 'moment' ? momentFault(restoreConfiguration.pointInTime, bounds()) : undefined;
    if (message === undefined) return checked;
    const pointInTime = { type: 'moment', message };
    return { values: {}, errors: { ...checked.errors, restoreConfiguration: { pointInTime } } };
  };
}
