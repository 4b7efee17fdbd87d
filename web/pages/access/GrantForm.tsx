import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import {
  deltaBetween,
  isEmptyDelta,
  normalise,
  sameGrants,
  type Grants,
  type PolicyDelta,
} from '#shared/rules/policy-delta.ts';
import type { Receipt } from '#web/access/change-policy.ts';
import { DoorNotice } from '#web/access/DoorMark.tsx';
import { resolveGrants, type RequestedGrants } from '#web/access/grant-request.ts';
import { useSubject } from '#web/access/use-subject.ts';
import { useUnsavedGuard, withoutAsking } from '#web/form/unsaved-guard.ts';
import type { Subject } from '#web/paths.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ChosenChanges } from './ChosenChanges.tsx';
import { DeltaWords } from './DeltaWords.tsx';
import { GrantPicker } from './GrantPicker.tsx';
import { PreviewLists } from '#web/access/PreviewLists.tsx';
import { toggled, without } from './chosen-delta.ts';
import { useGrantPreview } from './use-grant-preview.ts';
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

/** The right that giving rights takes (contract 4.7). */
const rightToGive = 'iam.createPolicy';

/**
 * Chooses what to give and take, shows what it does, and applies it only to the policy that was shown: when somebody
 * else has changed it meanwhile, nothing is applied and the new state goes below what was chosen.
 */
export function GrantForm(props: GrantFormProps) {
  const { subject, name, roles, permissions, policy, requested, onClose, onApplied } = props;
  const t = useTranslations('access.grant');
  const { cancel, discard, discardQuestion, keepEditing } = useKitText();
  const scope = useScope();
  const who = useSubject(scope, subject);
  const self = useSignedInRegion(scope.region);
  const change = usePolicyChange(subject);
  const [base, setBase] = useState(policy);
  const [byOthers, setByOthers] = useState<PolicyDelta>();
  const [asked] = useState(() => resolveGrants(requested, roles, permissions));
  const [chosen, setChosen] = useState<PolicyDelta>(asked);
  const [lockout, setLockout] = useState(false);
  /** Where the reader wants to go, once they agree to lose what was chosen. */
  const [leaving, setLeaving] = useState<() => void>();
  const [applying, setApplying] = useState(false);
  const [error, setError] = useState<unknown>();
  const delta = normalise(chosen, base);
  const untouched = isEmptyDelta(delta);
  const { preview, pending, unreadRole, aboveUnread } = useGrantPreview(subject, permissions, base, delta);
  const isSelf = subject.id.toLowerCase() === self?.clientId.toLowerCase();
  const locksOut = isSelf && preview.lost.some(({ permission }) => permission === rightToGive);
  const ask = (go: () => void) => {
    if (!applying) setLeaving(() => go);
  };
  useUnsavedGuard(!untouched && !applying, ask);

  // A fresher policy that arrives before anything was chosen is simply taken.
  if (untouched && !applying && !sameGrants(base, policy)) setBase(policy);

  async function apply() {
    setLockout(false);
    setError(undefined);
    setApplying(true);
    try {
      const outcome = await change(base, delta);
      if (outcome.kind === 'applied') {
        withoutAsking(() => onApplied(outcome.receipt));
        return;
      }
      setByOthers(deltaBetween(base, outcome.now));
      setBase(outcome.now);
    } catch (reason) {
      setError(reason);
    }
    setApplying(false);
  }

  function leave() {
    if (!untouched) ask(() => withoutAsking(onClose));
    else if (!applying) onClose();
  }

  const reason = untouched ? t('applyNothing') : pending ? t('wait') : undefined;
  return (
    <Drawer title={t('title', { name })} width="wide" onClose={leave}>
      <DrawerBody>
        <div className="form">
          {who.pending ? undefined : <DoorNotice {...who} subject={subject} name={name} />}
          {asked.unknown.length > 0 ? (
            <Notice tone="warning">{t('unknown', { names: asked.unknown.join(', ') })}</Notice>
          ) : requested.add.length > 0 && untouched ? (
            <Notice tone="info">{t('nothingToDo')}</Notice>
          ) : undefined}
          {byOthers === undefined ? undefined : (
            <Notice tone="warning" title={t('movedTitle')} announce>
              <p>{t('moved')}</p>
              <p>{t('movedBy')}</p>
              <DeltaWords delta={byOthers} />
            </Notice>
          )}
          <GrantPicker
            roles={roles}
            permissions={permissions}
            held={base}
            onPick={(option) => setChosen(toggled(chosen, option))}
          />
          <section className="form-section" aria-label={t('changes')}>
            <h3>{t('changes')}</h3>
            <ChosenChanges delta={delta} onDrop={(uuid) => setChosen(without(chosen, uuid))} />
          </section>
          <section className="form-section" aria-label={t('preview')} aria-busy={pending}>
            <h3>{t('preview')}</h3>
            {untouched ? (
              <p className="field-hint">{t('previewNothing')}</p>
            ) : pending ? (
              <p className="field-hint">{t('previewLoading')}</p>
            ) : (
              <PreviewLists preview={preview} />
            )}
            {unreadRole && !untouched ? <Notice tone="warning">{t('unreadRole')}</Notice> : undefined}
            {aboveUnread && !untouched ? <Notice tone="info">{t('aboveUnread')}</Notice> : undefined}
          </section>
          {error === undefined ? undefined : <ActionFailure error={error} />}
        </div>
      </DrawerBody>
      {lockout ? (
        <DrawerFooter>
          <p role="alert">{t('lockout')}</p>
          <Button variant="danger" onClick={() => void apply()}>
            {t('lockoutApply')}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the focused buttons */}
          <Button autoFocus onClick={() => setLockout(false)}>
            {t('keepEditing')}
          </Button>
        </DrawerFooter>
      ) : leaving !== undefined && !untouched ? (
        <DrawerFooter>
          <p role="alert">{discardQuestion}</p>
          <Button variant="danger" onClick={leaving}>
            {discard}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the focused buttons */}
          <Button autoFocus onClick={() => setLeaving(undefined)}>
            {keepEditing}
          </Button>
        </DrawerFooter>
      ) : (
        <DrawerFooter>
          <Button onClick={leave}>{cancel}</Button>
          <Button
            variant="primary"
            pending={applying}
            disabledReason={reason}
            onClick={() => (locksOut ? setLockout(true) : void apply())}
          >
            {t('apply')}
          </Button>
        </DrawerFooter>
      )}
    </Drawer>
  );
}
