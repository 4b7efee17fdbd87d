import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { whenFreeFacts } from '#shared/agreed-work.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useUnattendedEnd } from '#web/session/use-unattended-end.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { noticePlace } from '#web/ui/notice-place.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { isAtRest, laterStanding, type LaterRest, type LaterStanding } from './later-standing.ts';
import { useLater, useLaterCommands, type Later } from './use-later.ts';
import { useOperationWords } from './use-operation-words.ts';

export interface LaterNoticeProps {
  scope: Scope;
  clusterId: string;
}

/** What waits for a cluster, or was not sent after all, and what can be done about it. Its words need the area `runs`, too. */
export function LaterNotice({ scope, clusterId }: LaterNoticeProps) {
  const { later, isKnown } = useLater(scope, clusterId);
  if (later === undefined) return isKnown ? undefined : noticePlace;
  const standing = laterStanding(later);
  return isAtRest(standing) ? (
    <RestNotice scope={scope} clusterId={clusterId} later={later} rest={standing} />
  ) : (
    <WaitingNotice scope={scope} later={later} standing={standing} />
  );
}

const useLabel = ({ step }: Later) => useTranslations('runs.step')('whenFree', whenFreeFacts(step));

interface WaitingNoticeProps {
  scope: Scope;
  later: Later;
  standing: Exclude<LaterStanding, LaterRest>;
}

function WaitingNotice({ scope, later, standing }: WaitingNoticeProps) {
  const t = useTranslations('later');
  const words = useOperationWords();
  const label = useLabel(later);
  const end = useUnattendedEnd().of(later.run.goesOnUntil);
  const { mutate, error, isPending } = useLaterCommands(later, focusTitle);
  const work = standing.kind === 'waiting' ? standing.work : undefined;
  const titleOf = () => {
    if (standing.kind !== 'waiting') return t(standing.kind, { label, region: scope.region });
    return work === undefined ? t('waitingFree', { label }) : t('waiting', { label, kind: words.nameOf(work) });
  };
  return (
    <Notice
      tone={standing.kind === 'regionDown' ? 'warning' : 'info'}
      title={titleOf()}
      announce
      actions={
        <>
          {standing.kind === 'sending' ? undefined : (
            <Button size="small" pending={isPending} onClick={() => mutate('forget')}>
              {t('cancel')}
            </Button>
          )}
          {work === undefined ? undefined : <ToOperation scope={scope} id={work.id} />}
        </>
      }
    >
      {error === null ? undefined : <ActionFailure error={error} />}
      {standing.kind === 'regionDown' ? <p>{label}</p> : undefined}
      <p>{t('outlives', end)}</p>
    </Notice>
  );
}

function RestNotice({ scope, clusterId, later, rest }: LaterNoticeProps & { later: Later; rest: LaterRest }) {
  const t = useTranslations('later');
  const label = useLabel(later);
  const { mutate, variables, isPending, error } = useLaterCommands(later, focusTitle);
  const { command, words } = useWayOn(rest);
  const isChangeable =
    later.step.operation === 'CreateNodePool' && (rest.kind === 'refused' || rest.kind === 'notSent');
  const work = rest.kind === 'notSent' || rest.kind === 'failed' ? rest.work : undefined;
  const title = { ...titles, refused: 'notSent' as const }[rest.kind];
  return (
    <Notice
      tone={rest.kind === 'so' ? 'info' : rest.kind === 'failed' ? 'error' : 'warning'}
      title={t(title, { label })}
      announce
      actions={
        <>
          {command === undefined ? undefined : (
            <Button size="small" pending={isPending && variables === command} onClick={() => mutate(command)}>
              {words}
            </Button>
          )}
          {isChangeable ? (
            <ButtonLink size="small" to={paths.nodePools(scope, clusterId, '?add-later')}>
              {t('change')}
            </ButtonLink>
          ) : undefined}
          <Button size="small" pending={isPending && variables === 'forget'} onClick={() => mutate('forget')}>
            {t('dismiss')}
          </Button>
          {work === undefined ? undefined : <ToOperation scope={scope} id={work.id} />}
        </>
      }
    >
      {error === null ? undefined : <ActionFailure error={error} />}
      <Why later={later} rest={rest} />
    </Notice>
  );
}

const titles = {
  unread: 'unread',
  held: 'held',
  sessionEnded: 'held',
  accountRefused: 'held',
  unknown: 'unknown',
  so: 'so',
  notSent: 'notSent',
  failed: 'failed',
} as const;

type Command = Parameters<ReturnType<typeof useLaterCommands>['mutate']>[0];

/** What goes on with it, and what that is called; nothing where there is nothing to go on with. */
function useWayOn(rest: LaterRest): { readonly command?: Command; readonly words?: string } {
  const t = useTranslations('later');
  switch (rest.kind) {
    case 'unread':
      return { command: 'confirm', words: t('confirmAgain') };
    case 'held':
    case 'sessionEnded':
    case 'accountRefused':
      return { command: 'resume', words: t('goOn') };
    case 'unknown':
      return { command: 'once', words: t('once') };
    case 'notSent': {
      const { why } = rest.notSent;
      return why === 'clusterGone' ? {} : { command: 'retry', words: t(why === 'busyAgain' ? 'waitAgain' : 'now') };
    }
    case 'so':
      return {};
    default:
      return { command: 'retry', words: t('now') };
  }
}

function Why({ later, rest }: { later: Later; rest: LaterRest }): ReactNode {
  const t = useTranslations('later');
  const s = useTranslations('runs.notSent');
  const words = useOperationWords();
  const { problem } = later.step;
  switch (rest.kind) {
    case 'held':
      return <p>{t('heldLead')}</p>;
    case 'sessionEnded':
      return <p>{t('sessionEnded')}</p>;
    case 'accountRefused':
      return <p>{t('refused')}</p>;
    case 'so':
      return <p>{t('soLead')}</p>;
    case 'unknown':
      return <p>{t('unknownLead')}</p>;
    case 'failed':
      return problem?.detail === undefined ? undefined : <p>{problem.detail}</p>;
    case 'notSent': {
      const { notSent, work } = rest;
      const isAboutWork = work !== undefined && (notSent.why === 'operationFailed' || notSent.why === 'busyAgain');
      if (isAboutWork) return <p>{t(notSent.why, { kind: words.nameOf(work) })}</p>;
      return <p>{s(notSent.why, { name: '', count: 0, profile: '', ...notSent })}</p>;
    }
    default:
      return (
        <>
          {rest.kind === 'unread' ? <p>{t('unreadLead')}</p> : undefined}
          {problem === undefined ? undefined : (
            <ActionFailure error={new ApiProblem(later.step.operation, problem.status ?? 500, problem)} />
          )}
        </>
      );
  }
}

function ToOperation({ scope, id }: { scope: Scope; id: string }) {
  const t = useTranslations('operations');
  return (
    <ButtonLink size="small" to={paths.operation(scope, id)}>
      {t('showRunning')}
    </ButtonLink>
  );
}
