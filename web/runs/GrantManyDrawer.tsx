import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { noGrants } from '#shared/rules/policy-delta.ts';
import type { GrantOption } from '#web/access/grant-options.ts';
import { GrantPicker } from '#web/access/GrantPicker.tsx';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { rightToGive, TwiceAskedFooter } from '#web/access/TwiceAskedFooter.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { runOfMany } from './change-of-many.ts';
import { EffectOnMany, useEffectOnMany } from './EffectOnMany.tsx';
import { useBeginRun } from './use-begin-run.ts';
import { deltaOf, useGrantOfMany } from './use-grant-of-many.ts';

export interface GrantManyDrawerProps {
  kind: 'grant' | 'revoke';
  subjects: readonly NamedSubject[];
  onClose: () => void;
}

/** Chooses one role or permission for many, and shows what that does to each before it becomes a run. */
export function GrantManyDrawer({ kind, subjects, onClose }: GrantManyDrawerProps) {
  const t = useTranslations('runs.many');
  const scope = useScope();
  const type = subjects[0]?.type ?? 'users';
  const roles = useQuery(rolesOf(scope));
  const permissions = useQuery(permissionsOf(scope));
  const [option, setOption] = useState<GrantOption>();
  const delta = useMemo(() => option && deltaOf(kind, option), [kind, option]);
  const effect = useGrantOfMany(option && `${kind} ${option.id}`, subjects, delta);
  const { mutateAsync, error } = useBeginRun();
  const { affected = [] } = effect.value ?? {};
  const unread = roles.error ?? permissions.error;
  const self = useSignedInRegion(scope.region)?.clientId.toLowerCase();
  const own = affected.find(({ subject, preview }) => preview.lost.length > 0 && subject.id.toLowerCase() === self);
  const locksOut = own?.preview.lost.some(({ permission }) => permission === rightToGive) === true;

  async function begin() {
    if (option === undefined) return 'failed';
    const change = { kind, option };
    const names = affected.map(({ subject }) => subject);
    return mutateAsync(runOfMany(scope, '', names, change)).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
  }

  const confirmation = {
    ...useEffectOnMany(effect, subjects),
    label: t('begin', { type, count: affected.length }),
    reason:
      option === undefined
        ? t('choose')
        : effect.state !== 'reading' && affected.length === 0
          ? t('nothing')
          : undefined,
    onApply: begin,
  };

  return (
    <Drawer title={t(`title.${kind}`, { type, count: subjects.length })} width="wide" onClose={onClose}>
      <DrawerBody>
        {roles.data !== undefined && permissions.data !== undefined ? (
          <div className="form">
            <GrantPicker roles={roles.data} permissions={permissions.data} held={noGrants} onPick={setOption} />
            {option === undefined ? (
              <p className="field-hint">{t('choose')}</p>
            ) : (
              <EffectOnMany
                title={t(`effectOf.${kind}`, { name: option.label })}
                kind={kind}
                type={type}
                effect={effect}
              >
                {own === undefined ? undefined : (
                  <Notice tone="warning" announce>
                    {t('yourself', { count: own.preview.lost.length })}
                  </Notice>
                )}
              </EffectOnMany>
            )}
          </div>
        ) : unread === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={unread}
            region={scope.region}
            onRetry={() => {
              void roles.refetch();
              void permissions.refetch();
            }}
          />
        )}
      </DrawerBody>
      <TwiceAskedFooter
        {...confirmation}
        question={locksOut ? t('lockout') : undefined}
        failure={error === null ? undefined : <ActionFailure error={error} />}
        onCancel={onClose}
      />
    </Drawer>
  );
}
