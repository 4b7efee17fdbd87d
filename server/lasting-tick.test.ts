import { createHook } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keepTick } from './lasting-tick.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The object that Node makes for the tick that `ask` asks for. */
async function tickOf(ask: () => void): Promise<WeakRef<object>> {
  const ticks: WeakRef<object>[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource: object) => {
      if (type === 'TickObject') ticks.push(new WeakRef(resource));
    },
  }).enable();
  ask();
  hook.disable();
  await turn();
  expect(ticks).toHaveLength(1);
  return ticks[0]!;
}

it('keeps the object of one tick, which a garbage collection takes otherwise', async () => {
  const other = await tickOf(() => process.nextTick(() => undefined));
  const kept = await tickOf(keepTick);
  await turn();
  collectGarbage();
  expect(other.deref()).toBeUndefined();
  expect(kept.deref()).toBeDefined();
});
