import { QueryClient, queryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { EffectReading, type ReadingState } from './effect-reading.ts';

/** A role in memory, and who holds it. */
function region(people = ['Ada', 'Ben', 'Cy']) {
  const state = {
    gives: ['read'],
    holds: new Map(people.map((name) => [name, true])),
    down: new Set<string>(),
    slow: new Set<string>(),
  };
  const asked: string[] = [];
  const roleRead = queryOptions({
    queryKey: ['role'],
    queryFn: () => {
      asked.push('role');
      return Promise.resolve([...state.gives]);
    },
  });
  const personRead = (name: string) =>
    queryOptions({
      queryKey: ['person', name],
      queryFn: () => {
        asked.push(name);
        if (state.down.has(name)) throw new Error('down');
        if (state.slow.has(name)) return new Promise<never>(() => undefined);
        return Promise.resolve({ holds: state.holds.get(name) ?? false });
      },
    });
  return { state, asked, roleRead, personRead };
}

function opened(scripted = region(), mostReadAgain = Infinity) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const reading = new EffectReading<string[], string, string, string, { base: string[]; lose: string[] }>(client, {
    readBase: (inputs) => inputs.read(scripted.roleRead),
    sources: () => [() => Promise.resolve([...scripted.state.holds.keys()])],
    look: async (name, inputs) => ((await inputs.read(scripted.personRead(name))).holds ? name : undefined),
    valueOf: (base = [], found, verb) => ({ base, lose: found.map((name) => `${name} ${verb}`) }),
    mostReadAgain,
  });
  reading.choice = 'loses it';
  const close = reading.open();
  const until = (wanted: (state: ReadingState<string[], string, string>) => boolean) =>
    new Promise<ReadingState<string[], string, string>>((resolve) => {
      const look = () => {
        if (!wanted(reading.state())) return;
        unsubscribe();
        resolve(reading.state());
      };
      const unsubscribe = reading.subscribe(look);
      look();
    });
  const settled = () => until((state) => state.settled && state.again === undefined);
  return { ...scripted, client, reading, close, until, settled };
}

describe('what a change does', () => {
  it('is not settled before everybody has been asked', async () => {
    const { reading, settled, until } = opened();
    const early = await until(({ sweep }) => sweep.asked === 1);
    expect(early.settled).toBe(false);
    const { base, sweep } = await settled();
    expect([base, sweep.found.toSorted(), sweep.status]).toEqual([['read'], ['Ada', 'Ben', 'Cy'], 'done']);
    expect(reading.state().before).toBeUndefined();
  });

  it('is shown a few times only while thousands are asked, and in the end of all of them', async () => {
    const people = Array.from({ length: 3_000 }, (_, place) => `person ${place}`);
    const { reading, settled } = opened(region(people));
    let shown = 0;
    reading.subscribe(() => (shown += 1));
    expect((await settled()).sweep.found).toHaveLength(3_000);
    expect(shown).toBeLessThan(300);
  });

  it('holds when it is read again and everything is as it was, in whatever order', async () => {
    const { reading, settled, asked } = opened();
    await settled();
    const before = asked.length;
    expect(await reading.check()).toBe('holds');
    expect(asked.length - before).toBe(4);
  });

  it('of more than are read again holds until something of it is known to have moved, which alone is read', async () => {
    const { reading, settled, asked, state, client } = opened(region(), 2);
    await settled();
    asked.length = 0;
    expect(await reading.check()).toBe('holds');
    expect(asked).toEqual([]);
    state.holds.set('Ben', false);
    await client.invalidateQueries({ queryKey: ['person', 'Ben'] });
    await expect.poll(() => reading.state().sweep.found.toSorted()).toEqual(['Ada', 'Cy']);
    expect(asked).toEqual(['Ben']);
  });

  it('is another one when what is to be changed has moved, and holds on what it is now', async () => {
    const { reading, settled, state } = opened();
    await settled();
    state.gives = ['read', 'write'];
    expect(await reading.check()).toBe('moved');
    expect(reading.state()).toMatchObject({ base: ['read', 'write'], before: { base: ['read'] } });
    expect(await reading.check()).toBe('holds');
    expect(reading.state().before).toBeUndefined();
  });

  it('is another one when somebody has come to be concerned', async () => {
    const { reading, settled, state } = opened();
    await settled();
    state.holds.set('Dee', true);
    expect(await reading.check()).toBe('moved');
    expect(reading.state().sweep.found).toContain('Dee');
  });

  it('does not hold when less of it can be read than before', async () => {
    const { reading, settled, state } = opened();
    await settled();
    state.holds.set('Cy', false);
    await reading.check();
    state.down.add('Cy');
    expect(await reading.check()).toBe('moved');
    expect(reading.state().before).toBeUndefined();
    expect(reading.state().sweep.unread).toHaveLength(1);
  });

  it('is worked out again as soon as something it rests on is known to have changed', async () => {
    const { client, state, until, personRead, asked, settled } = opened();
    await settled();
    state.holds.set('Ben', false);
    const before = asked.length;
    await client.invalidateQueries({ queryKey: personRead('Ben').queryKey });
    const { sweep } = await until((now) => now.before !== undefined);
    expect(sweep.found.toSorted()).toEqual(['Ada', 'Cy']);
    expect(asked.slice(before)).toEqual(['Ben']);
  });

  it('leaves out at the check whoever was left out when it was stopped', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `P${index}`);
    const { reading, settled, until, asked } = opened(region(many));
    await until(({ sweep }) => sweep.asked >= 3);
    reading.stop();
    const { sweep } = await settled();
    expect(sweep.status).toBe('stopped');
    const known = new Set(asked);
    expect(await reading.check()).toBe('holds');
    expect(new Set(asked)).toEqual(known);
    expect(reading.state().sweep).toMatchObject({ status: 'stopped', total: 40 });
  });

  it('is settled as soon as it is stopped, without waiting for what is still under way', async () => {
    const scripted = region();
    scripted.state.slow.add('Cy');
    const { reading, until, settled } = opened(scripted);
    await until(({ sweep }) => sweep.asked === 2);
    reading.stop();
    expect((await settled()).sweep).toMatchObject({ status: 'stopped', asked: 2, total: 3 });
  });

  it('takes what the reader does themselves for no news, and reads afresh where that was not done to its end', async () => {
    const { client, reading, settled, state, roleRead } = opened();
    await settled();
    const change = async () => {
      state.gives = ['read', 'write'];
      await client.invalidateQueries({ queryKey: roleRead.queryKey });
      return 'failed' as const;
    };
    await reading.hold(change);
    const { before, base } = await settled();
    expect([before, base]).toEqual([undefined, ['read', 'write']]);
  });
});
