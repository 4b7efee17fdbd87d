import { useTranslations } from 'use-intl';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { runOfMany } from '#web/runs/change-of-many.ts';
import { useBeginRun } from '#web/runs/use-begin-run.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { SpaceDrawer } from './SpaceDrawer.tsx';

/** Assigns many users of the organisation to one of its spaces; who is there already is found by the run. */
export function AssignManyDrawer({ users, onClose }: { users: readonly NamedSubject[]; onClose: () => void }) {
  const t = useTranslations('runs.many');
  const scope = useScope();
  const { mutate, isPending, error } = useBeginRun();
  return (
    <SpaceDrawer
      title={t('title.assign', { type: 'users', count: users.length })}
      submitLabel={t('begin', { type: 'users', count: users.length })}
      chooseFirst={t('chooseSpace')}
      pending={isPending}
      error={error}
      onChosen={({ id, name = id }) => mutate(runOfMany(scope, '', users, { kind: 'assign', space: { id, name } }))}
      onClose={onClose}
    />
  );
}
