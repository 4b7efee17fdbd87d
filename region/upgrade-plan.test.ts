/**
 * The rules the console plans upgrades by against the region that decides: nothing they offer is refused, nothing they
 * refuse is taken, and a planned sequence always runs to its end.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patience, runs } from '#testing/property-runs.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { nextUpgradeMove, type Attempt, type UpgradeLook } from '#shared/rules/upgrade-plan.ts';
import { planUpgrade, refuseUpgrade, type ClusterPart, type UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { fresh } from './testing/fixture.ts';
import { startTestRegion, type TestRegion } from './testing/test-region.ts';

const workTakes = 60_000;
const parts = { controlPlane: 'UpgradeControlPlane', workers: 'UpgradeWorkers' } as const;

let region: TestRegion;
let offered: readonly string[];
beforeAll(async () => {
  region = await startTestRegion();
  offered = (await region.admin('ListKubernetesVersions')).reply.versions;
});
afterAll(() => region.close());

const space = () => ({ spaceId: region.seeded.spaceId });

/** A new cluster that runs this version. */
async function createCluster(version: string, hasWorkers = true): Promise<string> {
  const nodePools = hasWorkers ? [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' as const }] : [];
  const body = { name: fresh('upgraded'), cidr: '10.40.0.0/16', version, nodePools };
  const { reply, status } = await region.admin('CreateCluster', { path: space(), body });
  expect(status).toBe(201);
  await region.region.steering.advance(workTakes);
  return reply.id;
}

/** What the console reads before each step. */
async function lookAt(clusterId: string): Promise<UpgradeLook> {
  const path = { ...space(), clusterId };
  const { reply: cluster } = await region.admin('GetCluster', { path });
  const { reply: list } = await region.admin('ListOperations', { path: space(), query: { clusterId } });
  const workers = cluster.nodePools?.length === 0 ? undefined : cluster.version;
  return {
    versions: { controlPlane: cluster.controlPlaneVersion ?? '', workers },
    offer: { versions: offered },
    state: cluster.status?.state ?? '',
    operations: list.items.map((record) => toOperationState('eu-std-1', region.seeded.spaceId, record)),
  };
}

const ask = (clusterId: string, { part, version }: UpgradeStep) =>
  region.admin(parts[part], { path: { ...space(), clusterId }, body: { version } });

async function take(clusterId: string, step: UpgradeStep): Promise<void> {
  expect((await ask(clusterId, step)).status).toBe(202);
  await region.region.steering.advance(workTakes);
}

const index = fc.nat(1_000);
const pick = <Value>(values: readonly Value[], at: number) => values[at % values.length] as Value;

describe('rules and region', () => {
  it('agree about every version of every cluster on its way', { timeout: patience(60_000) }, async () => {
    await fc.assert(
      fc.asyncProperty(index, fc.boolean(), fc.array(index, { maxLength: 4 }), async (start, hasWorkers, way) => {
        const id = await createCluster(pick(offered, start), hasWorkers);
        for (const choice of [...way, 0]) {
          const { versions, offer } = await lookAt(id);
          const steps = [...offered, '1.29.9', '2.0.0'].flatMap((version) =>
            (Object.keys(parts) as ClusterPart[]).map((part): UpgradeStep => ({ part, version })),
          );
          const legal = steps.filter((step) => refuseUpgrade(step, versions, offer) === undefined);
          for (const step of steps) {
            if (legal.includes(step)) continue;
            const { status, problem } = await ask(id, step);
            expect([status, problem.violations?.[0]?.field], JSON.stringify({ versions, step })).toEqual([
              400,
              'version',
            ]);
          }
          if (legal.length === 0) return;
          await take(id, pick(legal, choice));
        }
      }),
      { numRuns: runs(8) },
    );
  });

  it('take a planned sequence to its end', { timeout: patience(60_000) }, async () => {
    await fc.assert(
      fc.asyncProperty(index, index, fc.array(index, { maxLength: 2 }), async (start, target, detour) => {
        const id = await createCluster(pick(offered, start));
        for (const choice of detour) {
          const { versions, offer } = await lookAt(id);
          const legal = offered
            .map((version): UpgradeStep => ({ part: 'controlPlane', version }))
            .filter((step) => refuseUpgrade(step, versions, offer) === undefined);
          if (legal.length > 0) await take(id, pick(legal, choice));
        }
        const { versions, offer } = await lookAt(id);
        const goal: UpgradeStep = { part: 'workers', version: pick(offered, target) };
        const plan = planUpgrade(goal, versions, offer);
        // Only what lies below the workers has no way to it.
        if (plan === undefined) {
          expect(offered.indexOf(goal.version)).toBeLessThan(offered.indexOf(versions.workers ?? ''));
          return;
        }
        for (const step of plan) await take(id, step);
        expect((await lookAt(id)).versions.workers).toBe(goal.version);
      }),
      { numRuns: runs(12) },
    );
  });

  it(
    'reach the goal move by move, whatever others do in between and however often the page forgets',
    async () => {
      const interruption = fc.constantFrom('nothing', 'grow', 'upgrade', 'forget');
      await fc.assert(
        fc.asyncProperty(index, fc.array(interruption, { maxLength: 8 }), async (start, interruptions) => {
          const id = await createCluster(pick(offered, start));
          const goal: UpgradeStep = { part: 'workers', version: offered.at(-1) ?? '' };
          const left = [...interruptions];
          let attempt: Attempt | undefined;
          for (let moves = 0; ; moves += 1) {
            expect(moves).toBeLessThan(40);
            const move = nextUpgradeMove(goal, attempt, await lookAt(id));
            if (move.kind === 'finished') break;
            if (move.kind === 'wait') {
              await region.region.steering.advance(workTakes);
              continue;
            }
            if (move.kind !== 'start') throw new Error(`stopped: ${move.why}`);
            await interrupt(left.shift(), id, move.step);
            const newestBefore = (await lookAt(id)).operations?.[0]?.id;
            const { status, reply } = await ask(id, move.step);
            // Somebody was faster: the cluster is busy, or is already there.
            expect([202, 409, 400]).toContain(status);
            attempt = status === 202 ? { step: move.step, newestBefore, operationId: reply.id } : undefined;
            if (left.shift() === 'forget' && attempt !== undefined) attempt = { step: move.step, newestBefore };
          }
          expect((await lookAt(id)).versions).toEqual({ controlPlane: goal.version, workers: goal.version });
        }),
        { numRuns: runs(8) },
      );
    },
    patience(60_000),
  );
});

/** What another person does to the cluster just before a step is asked for. */
async function interrupt(what: string | undefined, clusterId: string, step: UpgradeStep): Promise<void> {
  if (what === 'upgrade') {
    await take(clusterId, step);
  } else if (what === 'grow') {
    const path = { ...space(), clusterId, nodePoolName: 'workers' };
    const { reply } = await region.admin('GetCluster', { path: { ...space(), clusterId } });
    await region.admin('UpdateNodePoolCount', { path, body: { count: (reply.nodePools?.[0]?.nodeCount ?? 0) + 1 } });
  }
}
