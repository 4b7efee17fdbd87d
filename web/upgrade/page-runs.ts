/** The supervised upgrades of this page. They go on while one looks at other pages, and are kept through a reload. */
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { isTerminal, toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import type { UpgradeLook } from '#shared/rules/upgrade-plan.ts';
import type { UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { ApiProblem, isOutage } from '#web/api/api-problem.ts';
import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';
import { liveWatch } from '#web/live/page-live-watch.ts';
import { browserLocks } from '#web/operation/browser-locks.ts';
import { isWithoutOperations } from '#web/operation/is-without-operations.ts';
import { learnOperation } from '#web/operation/learn-operation.ts';
import { sessionStore } from '#web/session/session-store.ts';
import { useStore } from '#web/ui/store.ts';
import { versionsOf } from './cluster-versions.ts';
import { keepRun, keptRun, runName } from './kept-run.ts';
import { recordFrom, type UpgradeRecord } from './upgrade-run.ts';
import { UpgradeRunner } from './upgrade-runner.ts';

/** Looks again after so many milliseconds although no end was heard of; sooner where nothing tells of ends at all. */
const lookAgain = { operation: 15_000, nothing: 5_000 } as const;

/** By region, cluster and account: nobody goes on with what somebody else has begun on this page. */
const runners = new Map<string, UpgradeRunner>();

/** The supervised upgrade of one cluster, which begins with what was kept of it in this tab. */
export function useUpgradeRunner(scope: Scope, clusterId: string) {
  const name = runName(scope, clusterId);
  const key = `${name} ${accountOf(scope.region)}`;
  const runner = runners.get(key) ?? createRunner(scope, clusterId, name);
  runners.set(key, runner);
  return { runner, run: useStore(runner) };
}

function accountOf(region: string): string | undefined {
  return sessionStore.read().session?.regions.find(({ name }) => name === region)?.clientId;
}

function createRunner(scope: Scope, clusterId: string, name: string): UpgradeRunner {
  const account = accountOf(scope.region);
  const environment = {
    name,
    locks: browserLocks(),
    sessionKey: () => sessionStore.read().session?.absoluteExpiresAt ?? '',
    look: () => lookAt(scope, clusterId),
    start: (step: UpgradeStep) => {
      if (accountOf(scope.region) !== account) throw new Error('somebody else is signed in now');
      return startStep(scope, clusterId, step);
    },
    changed: (operation: OperationState | undefined) => changed(scope, operation),
    isOutage,
    save: (record: UpgradeRecord | undefined) => keepRun(name, record),
  };
  return new UpgradeRunner(environment, recordFrom(keptRun(name)));
}

/** The cluster as its region describes it now, past every cache; undefined when there is none. */
async function lookAt({ region, id: spaceId }: Scope, clusterId: string): Promise<UpgradeLook | undefined> {
  // First of all: what had ended by then has its effect on the cluster that is read after it.
  const operations = await call(region, 'ListOperations', {
    path: { spaceId },
    query: { clusterId },
    page: { size: 20 },
  }).catch((error: unknown) => {
    if (isWithoutOperations(error)) return undefined;
    throw error;
  });
  const [cluster, versions] = await Promise.all([
    call(region, 'GetCluster', { path: { spaceId, clusterId } }).catch((error: unknown): Cluster | undefined => {
      if (error instanceof ApiProblem && error.status === 404) return undefined;
      throw error;
    }),
    call(region, 'ListKubernetesVersions', {}),
  ]);
  const records = operations?.items.map((record) => toOperationState(region, spaceId, record));
  // The page must not show as running what the run has seen to have ended.
  liveWatch.see(records ?? []);
  const present = cluster && versionsOf(cluster);
  if (present === undefined) return undefined;
  return {
    versions: present,
    offer: versions,
    state: cluster?.status?.state ?? '',
    operations: records,
  };
}

async function startStep(scope: Scope, clusterId: string, { part, version }: UpgradeStep) {
  const { region, id: spaceId } = scope;
  const args = { path: { spaceId, clusterId }, body: { version } };
  const id = part === 'workers' ? 'UpgradeWorkers' : 'UpgradeControlPlane';
  // Regions without operation records answer nothing to watch.
  const reply = (await call(region, id, args)) as Readonly<Record<string, unknown>> | undefined;
  if (typeof reply?.['id'] !== 'string' || typeof reply['status'] !== 'string') return undefined;
  learnOperation(scope, { clusterId, clusterName: '', operation: reply });
  return toOperationState(region, spaceId, reply);
}

/** Resolves when the operation has ended as far as the live watch knows, and at the latest after a while. */
function changed({ region, id: spaceId }: Scope, operation: OperationState | undefined): Promise<void> {
  const { store } = liveWatch;
  const hasEnded = () => {
    const now = store.space({ region, spaceId })?.operations.find(({ id }) => id === operation?.id);
    return now !== undefined && isTerminal(now.status);
  };
  return new Promise((resolve) => {
    const unwatch = liveWatch.want([{ region, spaceId }]);
    const go = () => {
      clearTimeout(timer);
      unsubscribe();
      unwatch();
      resolve();
    };
    const timer = setTimeout(go, operation === undefined ? lookAgain.nothing : lookAgain.operation);
    const unsubscribe = store.subscribe(() => {
      if (hasEnded()) go();
    });
    if (hasEnded()) go();
  });
}
