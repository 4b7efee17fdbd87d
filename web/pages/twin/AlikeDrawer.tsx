import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TwiceAskedFooter } from '#web/access/TwiceAskedFooter.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useBeginRun } from '#web/runs/use-begin-run.ts';
import type { GrantOfMany } from '#web/runs/use-grant-of-many.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AlikeEffect } from './AlikeEffect.tsx';
import { alikeRun, choosablePeople, choosableRoles, createdIn, type AlikePlan } from './alike-plan.ts';
import { ChooseRows } from './ChooseRows.tsx';
import { ownLoss } from './own-loss.ts';
import { useAlikePlan } from './use-alike-plan.ts';
import type { SideNames } from './use-side-names.ts';
import type { Twin } from './use-twin.ts';

export interface AlikeDrawerProps {
  twin: Twin;
  names: SideNames;
  onClose: () => void;
}

/** Chooses what of a place becomes as it is at the other one, and shows what that does before it becomes a run. */
export function AlikeDrawer({ twin, names, onClose }: AlikeDrawerProps) {
  const t = useTranslations('twin.make');
  const many = useTranslations('runs.many');
  const [withoutRoles, setWithoutRoles] = useState<ReadonlySet<string>>(new Set());
  const [withoutPeople, setWithoutPeople] = useState<ReadonlySet<string>>(new Set());
  const [takes, setTakes] = useState(false);
  const roles = choosableRoles(twin.roles);
  const people = choosablePeople(twin.subjects);
  const choice = useMemo(() => {
    return {
      roles: choosableRoles(twin.roles).filter(({ key }) => !withoutRoles.has(key)),
      people: choosablePeople(twin.subjects).filter(({ key }) => !withoutPeople.has(key)),
      takes,
    };
  }, [twin.roles, twin.subjects, withoutRoles, withoutPeople, takes]);
  const { plan, effect, error, retry } = useAlikePlan(twin, choice);
  const { mutateAsync, error: failure } = useBeginRun();
  const self = useSignedInRegion(twin.here.scope.region)?.clientId.toLowerCase();
  const { affected = [] } = effect.value ?? {};
  const own = affected.find(({ subject, preview }) => preview.lost.length > 0 && subject.id.toLowerCase() === self);
  const loss = plan === undefined ? 'no' : ownLoss(plan, affected, twin.here.holders, self);
  const changes = plan === undefined ? 0 : plan.roles.length + plan.people.length;

  async function begin() {
    if (plan === undefined || effect.value === undefined) return 'failed';
    return mutateAsync(alikeRun(twin.here.scope, names.there, readOf(plan, effect.value))).then(
      () => 'done' as const,
      () => 'failed' as const,
    );
  }
  const unread = effect.reading.sweep.unread.length;
  return (
    <Drawer title={t('title', names)} width="wide" onClose={onClose}>
      <DrawerBody>
        <div className="form">
          <p className="form-lead">{t('lead', names)}</p>
          <ChooseRows
            title={t('roles')}
            rows={roles}
            without={withoutRoles}
            onChange={setWithoutRoles}
            hintOf={({ standing, change }) =>
              standing === 'onlyThere'
                ? t('isCreated')
                : t('changes', { gains: change.gains.length, loses: change.loses.length, takes: String(takes) })
            }
          />
          <ChooseRows
            title={t('people')}
            rows={people}
            without={withoutPeople}
            onChange={setWithoutPeople}
            hintOf={({ roles: held, permissions }) =>
              t('changes', {
                gains: held.gains.length + permissions.gains.length,
                loses: held.loses.length + permissions.loses.length,
                takes: String(takes),
              })
            }
          />
          <Checkbox
            label={t('takes', names)}
            hint={t('takesHint', names)}
            checked={takes}
            onChange={({ currentTarget: { checked } }) => setTakes(checked)}
          />
          <p className="field-hint">{t('leftAlone')}</p>
          {error !== null ? (
            <ProblemPanel error={error} region={twin.there.scope.region} onRetry={retry} />
          ) : plan === undefined ? (
            <PageSkeleton />
          ) : (
            <AlikeEffect plan={plan} effect={effect} here={twin.here} />
          )}
          {own === undefined ? undefined : (
            <Notice tone="warning" announce>
              {many('yourself', { count: own.preview.lost.length })}
            </Notice>
          )}
        </div>
      </DrawerBody>
      <TwiceAskedFooter
        question={loss === 'no' ? undefined : t('lockout', { sure: String(loss === 'yes') })}
        effect={effect}
        unread={t('unread', { count: unread })}
        leftOut={t('leftOut')}
        doubts={affected.some(({ preview }) => preview.uncertain.length > 0) ? [t('uncertain')] : []}
        label={t('begin', { count: changes })}
        reason={plan === undefined ? t('wait') : changes === 0 ? t('nothing') : undefined}
        failure={failure === null ? undefined : <ActionFailure error={failure} />}
        onCancel={onClose}
        onApply={begin}
      />
    </Drawer>
  );
}

/** For those alone who were read. What gives them nothing but a role that is not there yet is told of as no change. */
function readOf(plan: AlikePlan, { affected, same }: GrantOfMany): AlikePlan {
  const created = new Set(createdIn(plan));
  const changed = new Set(affected.map(({ subject }) => subject.id));
  const unchanged = new Set(same.map(({ id }) => id));
  return {
    ...plan,
    people: plan.people.filter(
      ({ subject: { id }, add }) =>
        changed.has(id) || (unchanged.has(id) && add.roles.some((name) => created.has(name))),
    ),
  };
}
