/** A run in stages against a model of a region: how much of what is written of it is read again while it goes on. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { newRun } from '#shared/run-standing.ts';
import type { PlannedCall, StepOperation } from '#shared/run.ts';
import { createSeal } from '#bff/config/seal.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import type { Runs } from '#bff/store/runs.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { act, work } from './model-runs-for-tests.ts';
import type { StagedKind } from './run-kind.ts';
import { RunSeal } from './run-seal.ts';
import type { RunUpstream } from './step-work.ts';
import { upgradeWave } from './upgrade-wave.ts';

const seal = new RunSeal(createSeal([{ id: 'twelve bytes', key: randomBytes(32) }]));
const keyOf = ({ path: { clusterId }, body }: Pick<PlannedCall, 'path' | 'body'>) => JSON.stringify([clusterId, body]);

/** A region whose work has ended whenever it is looked at again. */
class PromptRegion {
  readonly #begun = new Set<string>();
  readonly #ended = new Set<string>();

  readonly kind: StagedKind = {
    ...upgradeWave,
    course: async (step, { isSent }) => {
      const key = keyOf(step);
      if (this.#ended.has(key)) return { kind: 'so' };
      return isSent ? { kind: 'wait', operation: operationOf(key), isOwn: true } : { kind: 'clear' };
    },
  };

  readonly upstream = {
    session: async () => 's',
    write: async (call: PlannedCall) => {
      this.#begun.add(keyOf(call));
      return { kind: 'done', requestId: 'r', operation: operationOf(keyOf(call)) };
    },
  } as unknown as RunUpstream;

  endAll(): void {
    for (const key of this.#begun) this.#ended.add(key);
  }
}

const operationOf = (id: string): StepOperation => ({ id, kind: 'UpgradeWorkers' });

/** The same store, that counts the steps it is asked for. */
function counting(runs: Runs) {
  const read = { steps: 0 };
  const counted = new Proxy(runs, {
    get: (target, name: keyof Runs) => {
      if (name !== 'steps') return (target[name] as (...given: readonly unknown[]) => unknown).bind(target);
      return async (...given: Parameters<Runs['steps']>) => {
        const found = await target.steps(...given);
        read.steps += found.length;
        return found;
      };
    },
  });
  return { runs: counted, read };
}

it('reads each step a few times before it is confirmed, and all of them a few times for each look', async () => {
  const [clusters, versions, atOnce] = [40, 6, 6];
  const clock = new AdvancingClock({ now: () => 1_000_000 });
  const stores = await openSqliteStores(':memory:', clock);
  const { runs, read } = counting(stores.runs);
  const region = new PromptRegion();
  const steps = Array.from({ length: clusters * versions }, (_, place) => {
    const path = { spaceId: 'space', clusterId: `cluster-${Math.floor(place / versions)}` };
    const step = { operation: 'UpgradeWorkers', path, body: { version: `1.${place % versions}.0` }, stage: 1 } as const;
    return seal.sealStep('run', place, step);
  });
  const scope = { region: 'eu-std-1', kind: 'space', id: 'space' } as const;
  const sealed = seal.sealSubject('run', { scope, about: '1.5.0', pace: { atOnce, stopAt: 1 } });
  const account = { region: 'eu-std-1', clientId: 'c', session: 's', kind: 'upgradeWave' } as const;
  await runs.create({ id: 'run', ...account, createdAt: 1, changedAt: 1, standing: newRun, sealed }, steps, 20);
  const kinds = { ...kindsOfRun, upgradeWave: region.kind };
  let looks = 0;
  const look = () => work({ runs, seal, kinds, clock, upstreamOf: () => region.upstream }, (looks += 1));

  await look();
  expect(read.steps).toBeLessThan(4 * steps.length);
  await act(runs, 'confirm');
  while ((await runs.load('run'))?.standing.state !== 'done') {
    expect(looks).toBeLessThan(steps.length);
    read.steps = 0;
    await look();
    expect(read.steps).toBeLessThan(4 * steps.length);
    region.endAll();
    clock.advance(15_000);
  }
  expect(await runs.counts('run')).toMatchObject({ done: steps.length });
  await stores.close();
});
