import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { FormDrawer } from '#web/form/FormDrawer.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { runOfMany } from '#web/runs/change-of-many.ts';
import { useBeginRun } from '#web/runs/use-begin-run.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { useSpaceWalk } from '#web/scope/use-space-walk.ts';
import { SpaceField } from './SpaceField.tsx';

export interface AssignAccountsDrawerProps {
  accounts: readonly NamedSubject[];
  onClose: () => void;
}

/** Assigns many service accounts of the organisation to one of its spaces; which are there already is found by the run. */
export function AssignAccountsDrawer({ accounts, onClose }: AssignAccountsDrawerProps) {
  const t = useTranslations('runs.many');
  const scope = useScope();
  const explain = useExplain();
  const { region, id: organisationId } = scope;
  const { spaces = [] } = useSpaceWalk({ region, organisationId });
  const { mutateAsync } = useBeginRun();
  const form = useForm({ defaultValues: { spaceId: '' } });

  async function submit({ spaceId }: { spaceId: string }) {
    const name = spaces.find(({ id }) => id === spaceId)?.name ?? spaceId;
    await mutateAsync(runOfMany(scope, '', accounts, { kind: 'assign', space: { id: spaceId, name } }));
  }

  return (
    <FormDrawer
      title={t('title.assign', { type: 'serviceAccounts', count: accounts.length })}
      form={form}
      submitLabel={t('begin', { type: 'serviceAccounts', count: accounts.length })}
      onSubmit={submit}
      explain={explain}
      onClose={onClose}
    >
      <SpaceField form={form} name="spaceId" region={region} organisationId={organisationId} />
    </FormDrawer>
  );
}
