import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { ClusterVersions } from '#shared/rules/worker-upgrade.ts';
import type { RunAction } from '#shared/run-standing.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice, type NoticeProps } from '#web/ui/Notice.tsx';
import type { UpgradeRest } from './upgrade-standing.ts';
import { upgradeStepOf, type Upgrade } from '#web/upgrade/use-upgrade.ts';
import { OperationError } from './OperationError.tsx';

export interface RestNoticeProps {
  scope: Scope;
  cluster: Cluster;
  versions: ClusterVersions;
  upgrade: Upgrade;
  rest: UpgradeRest;
  onAct: (action: RunAction) => void;
  onClose: () => void;
}

interface Explained {
  readonly tone: NoticeProps['tone'];
  readonly title: string;
  readonly children?: ReactNode;
  /** What goes on with it, and what that is called; undefined when there is nothing to go on with. */
  readonly goOn?: { readonly action: RunAction; readonly label: string };
}

/** Why an upgrade does not go on, in the region's own words where it gave any, and what can be done about it. */
export function RestNotice(props: RestNoticeProps) {
  const { scope, rest, onAct, onClose } = props;
  const t = useTranslations('upgrade.run');
  const { tone, title, children, goOn } = useExplained(props);
  const isFinished = rest.kind === 'finished';
  return (
    <Notice
      tone={tone}
      title={title}
      announce
      actions={
        <>
          {goOn === undefined ? undefined : (
            <Button size="small" variant="primary" onClick={() => onAct(goOn.action)}>
              {goOn.label}
            </Button>
          )}
          {rest.kind === 'operationFailed' ? (
            <ButtonLink size="small" to={paths.operation(scope, rest.work.id)}>
              {t('openOperation')}
            </ButtonLink>
          ) : undefined}
          <Button size="small" onClick={isFinished ? onClose : () => onAct('end')}>
            {isFinished ? t('close') : t('end')}
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  );
}

function useExplained({ cluster, versions, upgrade, rest }: RestNoticeProps): Explained {
  const t = useTranslations('upgrade');
  const words = useOperationWords();
  const { goal, run } = upgrade;
  const goOn = { action: 'resume', label: t('run.goOn') } as const;
  const again = { action: 'retry', label: t('run.tryAgain') } as const;
  switch (rest.kind) {
    case 'ready': {
      const { todo, skipped } = run.counts;
      const children = <p>{t('run.readyLead', { todo, skipped })}</p>;
      return { tone: 'info', title: t('run.ready'), children, goOn: { action: 'confirm', label: t('start') } };
    }
    case 'finished': {
      const { controlPlane, workers } = versions;
      const lead =
        goal.part === 'workers' && workers !== undefined
          ? t('run.finishedLead', { controlPlane, workers })
          : t('run.finishedControlPlane', { controlPlane });
      return { tone: 'good', title: t('run.finished', { version: goal.version }), children: <p>{lead}</p> };
    }
    case 'asked':
      return { tone: 'info', title: t('run.asked'), children: <p>{t('run.askedLead')}</p>, goOn };
    case 'sessionEnded':
      return { tone: 'info', title: t('run.sessionEnded'), children: <p>{t('run.sessionEndedLead')}</p>, goOn };
    case 'accountRefused':
      return { tone: 'warning', title: t('run.accountRefused'), children: <p>{t('run.accountRefusedLead')}</p>, goOn };
    case 'planOutdated':
      return cluster.status?.state === 'FAILED'
        ? { tone: 'error', title: t('run.clusterFailed'), children: <p>{t('run.clusterFailedLead')}</p> }
        : { tone: 'warning', title: t('run.noWay'), children: <p>{t('run.noWayLead')}</p>, goOn };
    case 'operationFailed': {
      const children = (
        <>
          <OperationError error={rest.step.problem?.detail} />
          <p>{t('run.afterFailure')}</p>
        </>
      );
      return {
        tone: 'error',
        title: t('run.operationFailed', { kind: words.nameOf(rest.work) }),
        children,
        goOn: again,
      };
    }
    case 'notReached': {
      const { version } = upgradeStepOf(rest.step);
      const children = <p>{t('run.notReachedLead')}</p>;
      return { tone: 'warning', title: t('run.notReached', { version }), children, goOn };
    }
    default: {
      const { part, version } = upgradeStepOf(rest.step);
      const step = t('stepTo', { part, to: version });
      const { problem } = rest.step;
      const children = (
        <>
          {problem === undefined ? undefined : (
            <ActionFailure error={new ApiProblem(step, problem.status ?? 500, problem)} />
          )}
          <p>{t('run.afterFailure')}</p>
        </>
      );
      const title = rest.kind === 'unread' ? t('run.unread') : t('run.problem', { step });
      return { tone: 'error', title, children, goOn: again };
    }
  }
}
