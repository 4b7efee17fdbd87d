import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { RunStop } from '#web/upgrade/upgrade-run.ts';
import type { UpgradeRunner } from '#web/upgrade/upgrade-runner.ts';
import { OperationError } from './OperationError.tsx';

export interface StopNoticeProps {
  scope: Scope;
  stop: RunStop;
  /** Where the run leads. */
  version: string;
  runner: UpgradeRunner;
}

interface Explained {
  readonly tone: 'info' | 'warning' | 'error';
  readonly title: string;
  readonly children?: ReactNode;
  /** What pressing the button that goes on is called; undefined when there is nothing to go on with. */
  readonly goOn?: string;
}

/** Why an upgrade does not go on, in the region's own words where it gave any, and what can be done about it. */
export function StopNotice({ scope, stop, version, runner }: StopNoticeProps) {
  const t = useTranslations('upgrade.run');
  const { tone, title, children, goOn } = useExplained(stop, version);
  return (
    <Notice
      tone={tone}
      title={title}
      announce
      actions={
        <>
          {goOn === undefined ? undefined : (
            <Button size="small" variant="primary" onClick={() => void runner.goOn()}>
              {goOn}
            </Button>
          )}
          {stop.why === 'operationFailed' ? (
            <ButtonLink size="small" to={paths.operation(scope, stop.operation.id)}>
              {t('openOperation')}
            </ButtonLink>
          ) : undefined}
          <Button size="small" onClick={() => runner.discard()}>
            {t('end')}
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  );
}

function useExplained(stop: RunStop, version: string): Explained {
  const t = useTranslations('upgrade');
  const words = useOperationWords();
  switch (stop.why) {
    case 'operationFailed': {
      return {
        tone: 'error',
        title: t('run.operationFailed', { kind: words.kind(stop.operation) }),
        children: (
          <>
            <OperationError operation={stop.operation} />
            <p>{t('run.afterFailure')}</p>
          </>
        ),
        goOn: t('run.tryAgain'),
      };
    }
    case 'problem': {
      const { step, error } = stop;
      const title =
        step === undefined
          ? t('run.unread')
          : t('run.problem', { step: t('stepTo', { part: step.part, to: step.version }) });
      const children = (
        <>
          <ActionFailure error={error} />
          <p>{t('run.afterFailure')}</p>
        </>
      );
      return { tone: 'error', title, children, goOn: t('run.tryAgain') };
    }
    case 'asked':
      return { tone: 'info', title: t('run.asked'), children: <p>{t('run.askedLead')}</p>, goOn: t('run.goOn') };
    case 'otherTab':
      return { tone: 'info', title: t('run.otherTab'), children: <p>{t('run.otherTabLead')}</p>, goOn: t('run.goOn') };
    case 'clusterGone':
      return { tone: 'warning', title: t('run.clusterGone') };
    case 'clusterFailed':
      return { tone: 'error', title: t('run.clusterFailed'), children: <p>{t('run.clusterFailedLead')}</p> };
    case 'notReached':
      return {
        tone: 'warning',
        title: t('run.notReached', { version: stop.step.version }),
        children: <p>{t('run.notReachedLead')}</p>,
        goOn: t('run.goOn'),
      };
    default: {
      const rule = stop.refusal?.rule;
      return {
        tone: 'warning',
        title: t('run.noWay', { version }),
        children: rule === undefined ? undefined : <p>{t('rule', { rule })}</p>,
      };
    }
  }
}
