import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { judgeVersions, upgradeOf, versionsAfter, type JudgedVersion } from '#shared/rules/upgrade-plan.ts';
import type { ClusterPart, ClusterVersions, UpgradeOffer } from '#shared/rules/worker-upgrade.ts';
import type { Scope } from '#web/api/scope.ts';
import { useClusterLock } from '#web/cluster/use-cluster-lock.ts';
import type { ClusterWork } from '#web/cluster/use-cluster-work.ts';
import { RunningOperation } from '#web/operation/RunningOperation.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { useUpgrade } from '#web/upgrade/use-upgrade.ts';
import { PlanSection } from './PlanSection.tsx';
import { RunSection } from './RunSection.tsx';
import { useBeginUpgrade } from './use-begin-upgrade.ts';
import { useUpgradeGoal } from './use-upgrade-goal.ts';
import { useVersionColumns } from './use-version-columns.tsx';

export interface PlannerProps {
  scope: Scope;
  cluster: Cluster;
  versions: ClusterVersions;
  offer: UpgradeOffer;
  work: ClusterWork;
}

/** The title of the plan, or of the run in its place. */
const focusPlan = () => focusTitle({}, document.querySelector<HTMLElement>('#upgrade-plan, #upgrade-run'));

/** Plan or run of an upgrade, above what the cluster runs and what may be chosen at all. */
export function Planner({ scope, cluster, versions, offer, work }: PlannerProps) {
  const t = useTranslations('upgrade');
  const { busy } = work;
  const lock = useClusterLock()(cluster, work);
  const underWay = busy && upgradeOf(busy);
  const isGoing = busy?.kind === 'DeleteCluster';
  const planned = useUpgradeGoal(versionsAfter(versions, underWay), offer);
  const { upgrade: found, isKnown, error } = useUpgrade(scope, cluster.id);
  const { begin, isBeginning, error: notBegun } = useBeginUpgrade(scope, cluster.id, found);
  const [closed, setClosed] = useState<string>();
  const upgrade = found?.run.id === closed ? undefined : found;
  const choose = (version: string) => {
    planned.choose({ version });
    // The plan may be out of sight.
    focusPlan();
  };
  // Plan and run take each other's place, and what had the focus goes.
  const hasRun = upgrade !== undefined;
  const hadRun = useRef(hasRun);
  useEffect(() => {
    if (hadRun.current !== hasRun) focusPlan();
    hadRun.current = hasRun;
  }, [hasRun]);
  const judged = judgeVersions(versions, offer, underWay);
  const columns = useVersionColumns(judged[0]?.version, {
    chosen: upgrade === undefined ? planned.goal?.version : upgrade.goal.version,
    hasWay: planned.hasWay,
    onChoose: upgrade === undefined ? choose : undefined,
    moment: lock === undefined ? 'now' : isGoing || busy === undefined ? 'locked' : 'afterwards',
  });
  const isRefused = ({ version, controlPlane, workers }: JudgedVersion) =>
    controlPlane.kind === 'refused' && workers.kind === 'refused' && !planned.hasWay(version);
  const [offeredRows, refused] = [judged.filter((one) => !isRefused(one)), judged.filter(isRefused)];
  // Other work is no obstacle: the run waits for its end. An upgrade may be a step of what somebody else supervises.
  const isWaitedFor = busy !== undefined && !isGoing && underWay === undefined;
  const versionsLead =
    busy === undefined || isGoing
      ? (lock ?? t('versionsLead'))
      : underWay?.version === undefined
        ? t('versionsLeadBusy')
        : t('versionsLeadUpgrade', { version: underWay.version });
  const factOf = (part: ClusterPart, present: string) =>
    underWay?.part === part && underWay.version !== undefined
      ? t('facts.becoming', { from: present, to: underWay.version })
      : present;
  const running = busy && <RunningOperation scope={scope} operation={busy} />;
  return (
    <>
      {upgrade === undefined ? running : undefined}
      {error === null ? undefined : <ActionFailure error={error} />}
      {notBegun === null ? undefined : <ActionFailure error={notBegun} />}
      {upgrade === undefined ? (
        <PlanSection
          scope={scope}
          cluster={cluster}
          versions={versions}
          offered={offer.versions}
          planned={planned}
          work={work}
          lock={isKnown ? (isWaitedFor ? undefined : lock) : t('run.unknown')}
          isBeginning={isBeginning}
          onStart={begin}
        />
      ) : (
        <RunSection
          scope={scope}
          cluster={cluster}
          upgrade={upgrade}
          versions={versions}
          offered={offer.versions}
          work={work}
          onClose={() => setClosed(upgrade.run.id)}
        />
      )}
      {/* It comes and goes with each step: the way to stop the run stays where it is. */}
      {upgrade === undefined ? undefined : running}
      <section className="page-section" aria-labelledby="upgrade-versions">
        <h2 id="upgrade-versions">{t('versions')}</h2>
        {cluster.controlPlaneVersion === undefined ? <p className="quiet">{t('assumedControlPlane')}</p> : undefined}
        <KeyValueList
          columns={2}
          items={[
            { label: t('facts.controlPlane'), value: factOf('controlPlane', versions.controlPlane) },
            { label: t('facts.workers'), value: factOf('workers', versions.workers ?? t('facts.noWorkers')) },
          ]}
        />
        <p className="quiet">{versionsLead}</p>
        <DataTable
          caption={t('versions')}
          columns={columns}
          rows={offeredRows}
          rowKey={({ version }) => version}
          rowName={({ version }) => version}
        />
        {refused.length === 0 ? undefined : (
          <details className="upgrade-refused">
            <summary>{t('refusedVersions', { count: refused.length })}</summary>
            <DataTable
              caption={t('refusedTable')}
              columns={columns}
              rows={refused}
              rowKey={({ version }) => version}
              rowName={({ version }) => version}
            />
          </details>
        )}
      </section>
    </>
  );
}
