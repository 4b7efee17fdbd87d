import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { HeldQuestion } from '#web/access/held-questions.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import type { Scope } from '#web/api/scope.ts';
import { useLeaveQuestion } from '#web/form/use-leave-question.ts';
import { paths } from '#web/address/paths.ts';
import { useIsUnheard } from '#web/operation/use-freshness.ts';
import { RunPanel } from '#web/runs/RunPanel.tsx';
import { leftOf } from '#web/runs/use-run-words.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { readerUntil } from '#web/api/reader.ts';
import { isAtWork } from '#web/api/run-calls.ts';
import { accountName } from './account-words.ts';
import { creationIn } from './creation.ts';
import { LazyDeleteAccountDialog } from './lazy-parts.ts';
import type { SecretPair } from './env-file.ts';
import { ResumedSuccessor } from './ResumedSuccessor.tsx';
import { RotationGrants } from './RotationGrants.tsx';
import { RotationStep, type StepState } from './RotationStep.tsx';
import { RotationVerdict } from './RotationVerdict.tsx';
import { lackingAt, placesFrom, questionAbout, type Answered } from './rotation-reading.ts';
import { tasksLeft, tasksOf } from './rotation.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { SuccessorForm } from './SuccessorForm.tsx';
import { useCopyRun } from './use-copy-run.ts';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { useSuccessor } from './use-successor.ts';
import { useVerification } from './use-verification.ts';

/**
 * Replaces an account step by step. The old one is not touched before the last step, so stopping anywhere, or any
 * failure, loses nothing: the new account stands in the address, and what it lacks is read from the region. The new
 * secret lives in this component alone, and only until it was verified.
 */
export function Rotation({ account, scope }: { account: ServiceAccount; scope: Scope }) {
  const t = useTranslations('rotation');
  const navigate = useNavigate();
  const known = useOrganisationId(scope.region);
  const organisationId = scope.kind === 'organisation' ? scope.id : (known ?? '');
  const sweep = useSweep<HeldQuestion, Answered>(questionAbout(scope, account.id), { atOnce: true });
  const places = placesFrom(sweep.state?.found ?? []);
  const nameOf = usePlaceNames(
    scope,
    places.filter((place) => place.scope.kind === 'space').map((place) => place.scope.id),
  );
  const [gapsAccepted, setGapsAccepted] = useState(false);
  const successor = useSuccessor(scope, account.id);
  const { id: newId, resumed } = successor;
  const [pair, setPair] = useState<SecretPair>();
  /** The secret of a resumed rotation, typed in again to be tested. */
  const [typed, setTyped] = useState('');
  const [stored, setStored] = useState(false);
  const [removing, setRemoving] = useState(false);
  const create = useMutation(
    creationIn(scope.region, (created) => {
      setPair(created);
      successor.remember(created.clientId);
    }),
  );
  const copy = useCopyRun(scope);
  const isOld = useIsUnheard();
  const verification = useVerification();
  const hasRead = sweep.state?.status === 'done';
  const hasGaps = (sweep.state?.unread.length ?? 0) + (sweep.state?.missing.length ?? 0) > 0;
  const hasBase = hasRead && (!hasGaps || gapsAccepted);
  // What a rotation that is gone on with has copied before, the region knows.
  const lacking = useQuery({
    queryKey: ['rotation', scope.region, account.id, newId],
    queryFn: ({ client, signal }) => lackingAt(readerUntil(client, signal), places, newId ?? ''),
    enabled: resumed && stored && hasBase && copy.isKnown && copy.run === undefined,
    staleTime: 0,
  });
  const tasks = resumed ? tasksLeft(lacking.data ?? [], scope) : tasksOf(places, scope);
  const isCompared = !resumed || lacking.data !== undefined;
  const { question } = useLeaveQuestion(stored && !verification.passed, { links: true });

  const isNothing = copy.run === undefined && copy.isKnown && isCompared && tasks.length === 0;
  const copied = stored && hasBase && (isNothing || copy.isDone);
  const failed = copy.run !== undefined && !isAtWork(copy.run) && leftOf(copy.run) > 0;
  const name = accountName(account);

  async function verify() {
    if (newId === undefined) return;
    const clientSecret = pair?.clientSecret ?? (typed === '' ? undefined : typed);
    const passed = await verification.verify({ region: scope.region, clientId: newId, clientSecret }, places);
    // What has been verified has been stored: the page has no more use for the secret.
    if (passed) {
      setPair(undefined);
      setTyped('');
    }
  }

  function stateOf(isDone: boolean, isReady: boolean, isBusy = false, isFailed = false): StepState {
    if (isDone) return 'done';
    if (isBusy) return 'busy';
    if (isFailed) return 'failed';
    return isReady ? 'now' : 'waiting';
  }

  return (
    <>
      <ol className="steps">
        <RotationStep title={t('read.title')} state={stateOf(hasBase, hasRead, sweep.state?.status === 'running')}>
          {sweep.state && <RotationGrants sweep={sweep.state} places={places} nameOf={nameOf} />}
          <p className="field-hint">{t('read.notCopied')}</p>
          {hasGaps && hasRead && newId === undefined ? (
            <>
              <p>
                <Button size="small" onClick={sweep.start}>
                  {t('read.again')}
                </Button>
              </p>
              <Checkbox
                label={t('read.accept')}
                checked={gapsAccepted}
                onChange={({ currentTarget: { checked } }) => setGapsAccepted(checked)}
              />
            </>
          ) : undefined}
        </RotationStep>

        <RotationStep
          title={t('create.title')}
          state={stateOf(newId !== undefined && (!resumed || stored), hasBase, create.isPending)}
        >
          {resumed ? (
            <ResumedSuccessor scope={scope} successor={successor} accepted={stored} onAccept={() => setStored(true)} />
          ) : newId === undefined ? (
            <SuccessorForm
              account={account}
              disabledReason={hasBase ? undefined : t('create.readFirst')}
              onCreate={async (body) => {
                const place = scope.kind;
                await create.mutateAsync({ place, organisationId, spaceId: place === 'space' ? scope.id : '', body });
              }}
            />
          ) : (
            <p>
              {t('create.created')} <code>{newId}</code>
            </p>
          )}
        </RotationStep>

        <RotationStep title={t('store.title')} state={stateOf(stored, newId !== undefined)}>
          {resumed && stored ? <p className="field-hint">{t('resume.secret')}</p> : undefined}
        </RotationStep>

        <RotationStep title={t('copy.title')} state={stateOf(copied, stored, isAtWork(copy.run), failed)}>
          {stored && copy.run !== undefined ? <RunPanel run={copy.run} isOld={isOld} /> : undefined}
          {copy.error === null ? undefined : <ActionFailure error={copy.error} />}
          {lacking.error === null ? undefined : <ActionFailure error={lacking.error} />}
          {copied && copy.run === undefined ? <p>{resumed ? t('resume.copied') : t('copy.nothing')}</p> : undefined}
          {stored &&
          hasBase &&
          isCompared &&
          !copied &&
          copy.isKnown &&
          copy.run === undefined &&
          newId !== undefined ? (
            <p>
              <Button variant="primary" pending={copy.isBeginning} onClick={() => copy.begin(tasks, newId, name)}>
                {t('copy.start', { count: tasks.length })}
              </Button>
            </p>
          ) : undefined}
        </RotationStep>

        <RotationStep
          title={t('verify.title')}
          state={stateOf(
            verification.passed,
            copied,
            verification.pending,
            verification.verdict !== undefined || verification.error !== undefined,
          )}
        >
          {verification.verdict && <RotationVerdict verdict={verification.verdict} nameOf={nameOf} />}
          {verification.error === undefined ? undefined : <ActionFailure error={verification.error} />}
          {resumed && copied && !verification.passed ? (
            <PasswordField
              label={t('resume.typed')}
              capsLock={t('resume.capsLock')}
              hint={t('resume.typedHint')}
              optional
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
          ) : undefined}
          {copied && !verification.passed ? (
            <p>
              <Button variant="primary" pending={verification.pending} onClick={() => void verify()}>
                {t('verify.start')}
              </Button>
            </p>
          ) : undefined}
        </RotationStep>

        <RotationStep title={t('remove.title')} state={stateOf(false, verification.passed)}>
          <p>{scope.kind === 'space' ? t('remove.leadSpace', { name }) : t('remove.lead', { name })}</p>
          {verification.passed && newId !== undefined ? (
            <>
              <Notice tone="info">{t('remove.stop')}</Notice>
              <p className="page-actions">
                <Button variant="danger" onClick={() => setRemoving(true)}>
                  {t('remove.start', { name })}
                </Button>
                <ButtonLink to={paths.serviceAccount(scope, newId)}>{t('remove.later')}</ButtonLink>
              </p>
            </>
          ) : undefined}
        </RotationStep>
      </ol>
      {pair !== undefined && !stored ? (
        <SecretDialog pair={pair} onClose={() => setStored(true)}>
          <p>{t('store.lead', { name })}</p>
        </SecretDialog>
      ) : undefined}
      {question === undefined ? undefined : (
        <ConfirmDialog
          title={t('leave.title')}
          confirmLabel={t('leave.confirm')}
          onConfirm={question.onDiscard}
          onClose={question.onKeep}
        >
          <p>{t('leave.effect', { name })}</p>
        </ConfirmDialog>
      )}
      {removing && newId !== undefined ? (
        <LazyDeleteAccountDialog
          account={account}
          scope={scope}
          spaceName={scope.kind === 'space' ? nameOf(scope) : undefined}
          onClose={() => setRemoving(false)}
          onLeft={() => void navigate(paths.serviceAccounts(scope))}
        />
      ) : undefined}
    </>
  );
}
