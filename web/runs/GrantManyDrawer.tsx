import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { noGrants } from '#shared/rules/policy-delta.ts';
import { AffectedLine } from '#web/access/AffectedLine.tsx';
import { EffectFooter } from '#web/access/EffectGate.tsx';
import type { GrantOption } from '#web/access/grant-options.ts';
import { GrantPicker } from '#web/access/GrantPicker.tsx';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useExplain } from '#web/problem/use-explain.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { runOfMany } from './change-of-many.ts';
import { useBeginRun } from './use-begin-run.ts';
import { useGrantOfMany } from './use-grant-of-many.ts';

export interface GrantManyDrawerProps {
  kind: 'grant' | 'revoke';
  subjects: readonly NamedSubject[];
  onClose: () => void;
}

/** Whoever loses it cannot give it back to themselves. */
const rightToGive = 'iam.createPolicy';

/** Names on the screen at once: enough to judge by. */
const shownAtOnce = 20;

/** Chooses one role or permission for many, and shows what that does to each before it becomes a run. */
export function GrantManyDrawer({ kind, subjects, onClose }: GrantManyDrawerProps) {
  const t = useTranslations('runs.many');
  const access = useTranslations('access.effect');
  const change = useTranslations('access.grant');
  const sweeping = useTranslations('roles.deletion');
  const explain = useExplain();
  const scope = useScope();
  const type = subjects[0]?.type ?? 'users';
  const roles = useQuery(rolesOf(scope));
  const permissions = useQuery(permissionsOf(scope));
  const [option, setOption] = useState<GrantOption>();
  const effect = useGrantOfMany(kind, subjects, option);
  const [isAsked, setAsked] = useState(false);
  const { mutateAsync, error } = useBeginRun();
  const { affected = [], same = 0 } = effect.value ?? {};
  const { asked, total, status, unread: unanswered } = effect.reading.sweep;
  const leftOut = t('leftOut', { type, count: subjects.length - affected.length - same });
  const [first] = unanswered;
  const why = first === undefined ? '' : explain(first.error).title;
  const unread = roles.error ?? permissions.error;
  const self = useSignedInRegion(scope.region)?.clientId.toLowerCase();
  const own = affected.find(({ subject, preview }) => preview.lost.length > 0 && subject.id.toLowerCase() === self);
  const locksOut = own?.preview.lost.some(({ permission }) => permission === rightToGive) === true;
  const doubtful = affected.some(({ preview }) => preview.uncertain.length > 0);

  async function begin() {
    if (option === undefined) return 'failed';
    const change = { kind, option };
    const names = affected.map(({ subject }) => subject);
    return mutateAsync(runOfMany(scope, '', names, change)).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
  }

  const failure = error === null ? undefined : <ActionFailure error={error} />;
  const confirmation = {
    effect,
    unread: `${t('unreadLeftOut', { type, count: unanswered.length })} ${status === 'stopped' ? '' : leftOut} ${why}`,
    leftOut,
    doubts: doubtful ? [access('uncertain')] : [],
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
              <section className="sweep" aria-label={t('effect')} aria-busy={effect.state === 'reading'}>
                <h3>{t(`effectOf.${kind}`, { name: option.label })}</h3>
                <div className="sweep-head">
                  <output>{t('read', { asked, total })}</output>
                  {effect.state === 'reading' ? (
                    <Progress label={t('effect')} percent={total === 0 ? undefined : (100 * asked) / total} />
                  ) : undefined}
                  {status === 'running' ? (
                    <Button size="small" onClick={effect.stop}>
                      {sweeping('stop')}
                    </Button>
                  ) : effect.state === 'partly' && !effect.confirming ? (
                    <Button size="small" onClick={effect.start}>
                      {sweeping('again')}
                    </Button>
                  ) : undefined}
                </div>
                {own === undefined ? undefined : (
                  <Notice tone="warning" announce>
                    {t('yourself', { count: own.preview.lost.length })}
                  </Notice>
                )}
                {affected.length > 0 ? <strong>{t('changed', { type, count: affected.length })}</strong> : undefined}
                <ul className="sweep-found">
                  {affected.slice(0, shownAtOnce).map((one) => (
                    <AffectedLine key={one.subject.id} affected={one} />
                  ))}
                  {affected.length > shownAtOnce ? (
                    <li>{t('andMore', { count: affected.length - shownAtOnce })}</li>
                  ) : undefined}
                </ul>
                {same > 0 ? <p className="field-hint">{t(`same.${kind}`, { type, count: same })}</p> : undefined}
              </section>
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
      {isAsked && locksOut ? (
        <EffectFooter
          {...confirmation}
          key="lockout"
          variant="danger"
          progress={
            <>
              {failure}
              <p role="alert">{t('lockout')}</p>
            </>
          }
          cancelLabel={change('keepEditing')}
          cancelFirst
          onCancel={() => setAsked(false)}
        />
      ) : (
        <EffectFooter
          {...confirmation}
          progress={failure}
          onCancel={onClose}
          instead={locksOut ? () => setAsked(true) : undefined}
        />
      )}
    </Drawer>
  );
}
