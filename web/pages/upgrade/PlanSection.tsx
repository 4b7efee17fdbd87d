import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { carriesOut, upgradeOf } from '#shared/rules/upgrade-plan.ts';
import type { ClusterVersions } from '#shared/rules/worker-upgrade.ts';
import type { Scope } from '#web/api/scope.ts';
import type { ClusterWork } from '#web/cluster/use-cluster-work.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { paths } from '#web/address/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { useUnattendedEnd } from '#web/session/use-unattended-end.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { OperationError } from './OperationError.tsx';
import { StepList } from './StepList.tsx';
import { WayLadder } from './WayLadder.tsx';
import type { UpgradeToBegin } from './use-begin-upgrade.ts';
import { isPart, type UpgradeGoal } from './use-upgrade-goal.ts';

export interface PlanSectionProps {
  scope: Scope;
  cluster: Cluster;
  versions: ClusterVersions;
  /** What the region offers. */
  offered: readonly string[];
  planned: UpgradeGoal;
  /** The upgrade begins when what runs on the cluster has ended. */
  work: ClusterWork;
  /** Why none can be begun. */
  lock: string | undefined;
  /** The console's server is being told. */
  isBeginning: boolean;
  onStart: (begun: UpgradeToBegin) => void;
}

/** The way to the chosen version, before it is gone. */
export function PlanSection({
  scope,
  cluster,
  versions,
  offered,
  planned,
  work,
  lock,
  isBeginning,
  onStart,
}: PlanSectionProps) {
  const t = useTranslations('upgrade');
  const words = useOperationWords();
  const [asking, setAsking] = useState(false);
  const end = useUnattendedEnd().fromNow(scope.region);
  const { goal, plan, part, choose, orders, order, chooseOrder } = planned;
  const { busy, newest } = work;
  const [first] = plan ?? [];
  const underWay = busy && upgradeOf(busy);
  const running = underWay?.version === undefined ? [] : [{ part: underWay.part, version: underWay.version }];
  const steps = [...running, ...(plan ?? [])].map((step) => ({ ...step, isDone: false }));
  const hasFailed = first !== undefined && newest?.status === 'FAILED' && carriesOut(newest, first);
  const current = running.length > 0 ? 'running' : hasFailed ? 'failed' : 'next';
  const hasWorkers = versions.workers !== undefined;
  return (
    <section className="page-section" aria-labelledby="upgrade-plan">
      <h2 id="upgrade-plan">{goal === undefined ? t('planNone') : t('plan', { version: goal.version })}</h2>
      {hasWorkers ? (
        <RadioGroup
          label={goal === undefined ? t('planNone') : t('goal', { version: goal.version })}
          name="part"
          options={[
            { value: 'workers', label: t('goalAll') },
            { value: 'controlPlane', label: t('goalControlPlane') },
          ]}
          value={part}
          onChange={({ currentTarget: { value } }) => {
            if (isPart(value)) choose({ part: value });
          }}
        />
      ) : undefined}
      {goal === undefined || first === undefined || plan === undefined ? (
        <p>
          {goal === undefined
            ? t(running.length > 0 ? 'leadsThere' : 'upToDate')
            : plan === undefined
              ? t('noPlan', { version: goal.version })
              : t(running.length > 0 ? 'leadsThere' : 'reached')}
        </p>
      ) : (
        <>
          {orders.length > 1 ? (
            <RadioGroup
              label={t('order')}
              name="order"
              options={orders.map(({ steps: { length }, skew }, index) => ({
                value: String(index),
                label: t(index === 0 ? 'orderFewest' : 'orderClosest', { count: length, skew }),
              }))}
              value={String(order)}
              onChange={({ currentTarget: { value } }) => chooseOrder(Number(value))}
            />
          ) : undefined}
          {hasFailed ? <LastFailure scope={scope} operation={newest} /> : undefined}
          <WayLadder offered={offered} versions={versions} steps={steps} current={current} />
          <StepList scope={scope} steps={steps} versions={versions} current={current} />
          <p>
            <Button
              variant="primary"
              disabledReason={lock}
              pending={isBeginning}
              onClick={() => setAsking(true)}
              {...onIntent(LazyConfirmDialog)}
            >
              {busy === undefined ? t('start') : t('startLater')}
            </Button>
          </p>
          {asking ? (
            <LazyConfirmDialog
              title={t('confirm.title', { name: cluster.name, version: goal.version })}
              confirmLabel={busy === undefined ? t('confirm.action') : t('startLater')}
              onConfirm={() => {
                setAsking(false);
                onStart({ name: cluster.name, plan });
              }}
              onClose={() => setAsking(false)}
            >
              <ul className="consequences">
                <li>
                  {t('confirm.steps', {
                    count: plan.length,
                    first: t('stepTo', { part: first.part, to: first.version }),
                  })}
                </li>
                {busy === undefined ? undefined : <li>{t('confirm.later', { kind: words.nameOf(busy) })}</li>}
                <li>{t('confirm.noWayBack')}</li>
                <li>{t('confirm.supervised', end)}</li>
              </ul>
            </LazyConfirmDialog>
          ) : undefined}
        </>
      )}
    </section>
  );
}

/** That the step was tried before and failed, in whichever session that was. */
function LastFailure({ scope, operation }: { scope: Scope; operation: OperationState }) {
  const t = useTranslations('upgrade');
  return (
    <Notice
      tone="error"
      title={t('lastFailed')}
      announce
      actions={
        <ButtonLink size="small" to={paths.operation(scope, operation.id)}>
          {t('run.openOperation')}
        </ButtonLink>
      }
    >
      <OperationError error={operation.error} />
      <p>{t('lastFailedLead')}</p>
    </Notice>
  );
}
