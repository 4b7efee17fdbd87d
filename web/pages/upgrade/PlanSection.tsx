import { useState, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { ClusterVersions, UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { StepList } from './StepList.tsx';
import type { UpgradeGoal } from './use-upgrade-goal.ts';
import { isPart } from '#web/upgrade/upgrade-run.ts';

export interface PlanSectionProps {
  scope: Scope;
  cluster: Cluster;
  versions: ClusterVersions;
  /** Takes the focus when another version is chosen. */
  heading: Ref<HTMLHeadingElement>;
  planned: UpgradeGoal;
  /** What runs on the cluster; the upgrade then begins when it has ended. */
  busy: OperationState | undefined;
  /** Why none can be begun. */
  lock: string | undefined;
  onStart: (goal: UpgradeStep, plan: readonly UpgradeStep[]) => void;
}

/** The way to the chosen version, before it is gone. */
export function PlanSection({ scope, cluster, versions, heading, planned, busy, lock, onStart }: PlanSectionProps) {
  const t = useTranslations('upgrade');
  const words = useOperationWords();
  const [asking, setAsking] = useState(false);
  const { goal, plan, part, choose } = planned;
  const [first] = plan ?? [];
  const hasWorkers = versions.workers !== undefined;
  return (
    <section className="page-section" aria-labelledby="upgrade-plan">
      <h2 id="upgrade-plan" ref={heading} tabIndex={-1}>
        {goal === undefined ? t('planNone') : t('plan', { version: goal.version })}
      </h2>
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
            ? t('upToDate')
            : plan === undefined
              ? t('noPlan', { version: goal.version })
              : t('reached')}
        </p>
      ) : (
        <>
          <StepList
            scope={scope}
            steps={plan.map((step) => ({ ...step, isDone: false }))}
            versions={versions}
            current="next"
          />
          <p>
            <Button
              variant="primary"
              disabledReason={lock}
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
                onStart(goal, plan);
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
                {busy === undefined ? undefined : <li>{t('confirm.later', { kind: words.kind(busy) })}</li>}
                <li>{t('confirm.noWayBack')}</li>
                <li>{t('confirm.supervised')}</li>
              </ul>
            </LazyConfirmDialog>
          ) : undefined}
        </>
      )}
    </section>
  );
}
