import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import { deltaBetween, isEmptyDelta, normalise, type Grants, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { bodyOf, type Receipt } from './change-policy.ts';
import { StatusNotice } from '#web/access/StatusMark.tsx';
import { DeltaWords } from '#web/access/DeltaWords.tsx';
import type { Applied } from '#web/access/effect-reading.ts';
import type { Move } from '#web/access/EffectGate.tsx';
import { resolveGrants, type RequestedGrants } from '#web/access/grant-request.ts';
import { PreviewLists } from '#web/access/PreviewLists.tsx';
import { rightToGive, TwiceAskedFooter } from '#web/access/TwiceAskedFooter.tsx';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { useSubject } from '#web/access/use-subject.ts';
import { DiscardQuestion } from '#web/form/DiscardQuestion.tsx';
import { withoutAsking } from '#web/form/unsaved-guard.ts';
import { useLeaveQuestion } from '#web/form/use-leave-question.ts';
import type { Subject } from '#web/address/paths.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { apiCallInScope } from '#web/recorder/api-call.ts';
import { AsApiCall } from '#web/recorder/as-api-call.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ChosenChanges } from './ChosenChanges.tsx';
import { GrantPicker } from '#web/access/GrantPicker.tsx';
import { toggled, without } from './chosen-delta.ts';
import { useGrantEffect, type GrantEffect } from './use-grant-effect.ts';
import { usePolicyChange } from './use-policy-change.ts';

export interface GrantFormProps {
  subject: Subject;
  name: string;
  roles: readonly Role[];
  permissions: readonly Permission[];
  policy: Grants;
  requested: RequestedGrants;
  onClose: () => void;
  onApplied: (receipt: Receipt) => void;
}

/**
 * Chooses what to give and take, shows what it does, and applies it only to the policy that was shown: when somebody
 * else has changed it meanwhile, nothing is applied and the new state goes below what was chosen.
 */
export function GrantForm(props: GrantFormProps) {
  const { subject, name, roles, permissions, policy, requested, onClose, onApplied } = props;
  const t = useTranslations('access.grant');
  const words = useTranslations('access.effect');
  const scope = useScope();
  const who = useSubject(scope, subject);
  const self = useSignedInRegion(scope.region);
  const { apply: applyPolicy } = usePolicyChange(subject);
  const [asked] = useState(() => resolveGrants(requested, roles, permissions));
  const [chosen, setChosen] = useState<PolicyDelta>(asked);
  const [error, setError] = useState<unknown>();
  const effect = useGrantEffect(subject, policy, chosen);
  const { value, confirming: applying, state } = effect;
  const delta = value?.delta ?? normalise(chosen, policy);
  const untouched = isEmptyDelta(delta);
  const isSelf = subject.id.toLowerCase() === self?.clientId.toLowerCase();
  const locksOut = isSelf && value?.preview.lost.some(({ permission }) => permission === rightToGive) === true;
  const path = { subjectType: subject.type, subjectId: subject.id };
  const { leave, question } = useLeaveQuestion(!untouched, { busy: applying });

  async function apply(known: KnownEffect<GrantEffect>): Promise<Applied> {
    setError(undefined);
    try {
      const outcome = await applyPolicy(known);
      if (outcome.kind === 'moved') return 'moved';
      withoutAsking(() => onApplied(outcome.receipt));
      return 'done';
    } catch (reason) {
      setError(reason);
      return 'failed';
    }
  }

  const doubts = [
    ...(value !== undefined && value.unreadRoles.length > 0 ? [t('unreadRole')] : []),
    ...(value !== undefined && value.preview.uncertain.length > 0 ? [words('uncertain')] : []),
  ];
  const confirmation = { effect, doubts, moveOf: usePolicyMove(), onApply: apply };
  return (
    <Drawer title={t('title', { name })} width="wide" onClose={() => leave(onClose)}>
      <DrawerBody>
        <div className="form">
          {who.pending ? undefined : <StatusNotice {...who} subject={subject} name={name} />}
          {asked.unknown.length > 0 ? (
            <Notice tone="warning">{t('unknown', { names: asked.unknown.join(', ') })}</Notice>
          ) : requested.add.length > 0 && untouched ? (
            <Notice tone="info">{t('nothingToDo')}</Notice>
          ) : undefined}
          <GrantPicker
            roles={roles}
            permissions={permissions}
            held={value?.base ?? policy}
            onPick={(option) => setChosen(toggled(chosen, option))}
          />
          <section className="form-section" aria-label={t('changes')}>
            <h3>{t('changes')}</h3>
            <ChosenChanges delta={delta} onDrop={(uuid) => setChosen(without(chosen, uuid))} />
          </section>
          <section className="form-section" aria-label={t('preview')} aria-busy={state === 'reading'}>
            <h3>{t('preview')}</h3>
            {untouched || value === undefined ? (
              <p className="field-hint">{t('previewNothing')}</p>
            ) : state === 'reading' && effect.reading.again === undefined ? (
              <p className="field-hint">{t('previewLoading')}</p>
            ) : (
              <PreviewLists preview={value.preview} />
            )}
          </section>
          {untouched ? undefined : (
            <AsApiCall call={apiCallInScope(scope, 'SetIAMPolicy', { path, body: bodyOf(delta) })} />
          )}
        </div>
      </DrawerBody>
      {question ? (
        <DrawerFooter>
          <DiscardQuestion {...question} />
        </DrawerFooter>
      ) : (
        <TwiceAskedFooter
          {...confirmation}
          label={t('apply')}
          sureLabel={t('lockoutApply')}
          reason={untouched ? t('applyNothing') : undefined}
          question={locksOut ? t('lockout') : undefined}
          failure={error === undefined ? undefined : <ActionFailure error={error} />}
          onCancel={() => leave(onClose)}
        />
      )}
    </Drawer>
  );
}

/** What somebody else has changed in the policy. */
function usePolicyMove() {
  const t = useTranslations('access.effect');
  const scope = useScope();
  return (before: GrantEffect, now: GrantEffect): Move | undefined => {
    const byOthers = deltaBetween(before.base, now.base);
    if (isEmptyDelta(byOthers)) return undefined;
    return { title: t('movedPolicy'), detail: <DeltaWords delta={byOthers} scope={scope} /> };
  };
}
