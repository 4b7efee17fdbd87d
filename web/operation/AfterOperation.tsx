import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useBusyOperation } from '#web/live/use-live.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { filled } from '#web/ui/menu-item.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useAfterOperation } from './after-operation.ts';
import type { Later } from './after-operation-queue.ts';
import { useOperationWords } from './use-operation-words.ts';

/** Something that can be chosen now and done later: its name, and how to open the dialog or form that asks for it. */
export interface LaterOffer {
  readonly id: string;
  /** "Delete cluster". */
  readonly label: string;
  readonly danger?: boolean;
  /** Opens what asks for it; its confirmation then uses `useDoLater`. */
  readonly onChoose?: () => void;
  /** The page that asks for it. */
  readonly href?: string;
}

export interface AfterOperationProps {
  readonly scope: Scope;
  readonly clusterId: string;
  readonly offers: readonly LaterOffer[];
}

/**
 * Below the operation that keeps a cluster busy: what can be chosen meanwhile, what waits for its end with a way to
 * cancel it, and why something was not sent after all. Shows nothing when there is none of it. Its words are the
 * areas `operations` and `later`.
 */
export function AfterOperation({ scope, clusterId, offers }: AfterOperationProps) {
  const t = useTranslations('later');
  const busy = useBusyOperation(scope.region, scope.id, clusterId);
  const { later, cancel, again } = useAfterOperation(scope, clusterId);
  if (later !== undefined) return <LaterNotice scope={scope} later={later} onCancel={cancel} onAgain={again} />;
  if (busy === undefined) return undefined;
  const items = filled(offers.map(({ onChoose, ...item }) => ({ ...item, ...(onChoose && { onAction: onChoose }) })));
  if (items === undefined) return undefined;
  return (
    <div className="after-operation">
      <Menu label={t('offer')} size="small" variant="secondary" items={() => items}>
        {t('offer')}
      </Menu>
    </div>
  );
}

interface LaterNoticeProps {
  scope: Scope;
  later: Later;
  onCancel: () => void;
  onAgain: () => void;
}

function LaterNotice({ scope, later, onCancel, onAgain }: LaterNoticeProps) {
  const t = useTranslations('later');
  const words = useOperationWords();
  const { action, operation, state } = later;
  const { label } = action;
  const kind = words.kind(operation);
  if (state.kind !== 'notSent') {
    return (
      <Notice
        tone="info"
        title={state.kind === 'waiting' ? t('waiting', { label, kind }) : t('sending', { label })}
        announce
        actions={
          state.kind === 'waiting' ? (
            <>
              <Button size="small" onClick={onCancel}>
                {t('cancel')}
              </Button>
              <ToOperation scope={scope} id={operation.id} />
            </>
          ) : undefined
        }
      >
        <p>{t('keepOpen')}</p>
      </Notice>
    );
  }
  const inTheWay = state.why === 'busyAgain' ? state.operation : operation;
  const reasons: Readonly<Record<typeof state.why, ReactNode>> = {
    operationFailed: <p>{t('operationFailed', { kind })}</p>,
    clusterGone: <p>{t('clusterGone')}</p>,
    otherTab: <p>{t('otherTab')}</p>,
    busyAgain: <p>{t('busyAgain', { kind: words.kind(inTheWay) })}</p>,
    refused: <p>{state.why === 'refused' ? state.sentence : undefined}</p>,
    error: state.why === 'error' ? <ActionFailure error={state.error} /> : undefined,
  };
  return (
    <Notice
      tone="warning"
      title={t('notSent', { label })}
      announce
      actions={
        <>
          {state.why === 'clusterGone' ? undefined : (
            <Button size="small" onClick={onAgain}>
              {state.why === 'busyAgain' || state.why === 'otherTab' ? t('waitAgain') : t('now')}
            </Button>
          )}
          {action.form !== undefined && (state.why === 'refused' || state.why === 'error') ? (
            <ButtonLink size="small" to={action.form.href}>
              {t('change')}
            </ButtonLink>
          ) : undefined}
          <Button size="small" onClick={onCancel}>
            {t('dismiss')}
          </Button>
          {state.why === 'operationFailed' || state.why === 'busyAgain' ? (
            <ToOperation scope={scope} id={inTheWay.id} />
          ) : undefined}
        </>
      }
    >
      {reasons[state.why]}
    </Notice>
  );
}

function ToOperation({ scope, id }: { scope: Scope; id: string }) {
  const t = useTranslations('operations');
  return (
    <ButtonLink size="small" to={paths.operation(scope, id)}>
      {t('showRunning')}
    </ButtonLink>
  );
}
