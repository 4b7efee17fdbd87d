/** Many accounts of one space: one of them looks for those that see the same, and nobody is told what is not for them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { ScriptedOperation } from './scripted-region-for-tests.ts';
import { createWatchSetup, spaceA, type StreamReader, type WatchSetup } from './watch-setup-for-tests.ts';

const space = `eu-std-1/${spaceA}`;
const one = 'cluster-1';
const other = 'cluster-2';

let setup: WatchSetup;
/** What each account was told, in order: `<id> <status>`, or why there is nothing. */
let told: Record<string, string[]>;
beforeEach(async () => {
  setup = await createWatchSetup();
  told = {};
});
afterEach(() => setup.close());

function operation(id: string, cluster: string, status = 'RUNNING'): ScriptedOperation {
  const createTime = new Date(setup.time.now()).toISOString();
  return { id, status, type: 'UpdateWorker', createTime, targetLink: `/clusters/${cluster}` };
}

/** Changes the status of an operation and leaves the rest. */
function move(id: string, status: string): void {
  const found = setup.std.operations.find((known) => known.id === id);
  setup.std.put({ ...(found as ScriptedOperation), status });
}

/** Moves time on while regions answer and streams are read. */
async function pass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds * 1_000; passed += 250) {
    await setup.time.advance(250);
    await new Promise((resolve) => {
      setTimeout(resolve, 3);
    });
  }
}

const wordOf = ({ id, status }: OperationState) => `${id} ${status}`;

async function collect(stream: StreamReader, words: string[]): Promise<void> {
  for (let event = await stream.nextAny(); event !== undefined; event = await stream.nextAny()) {
    if (event.name === 'operation') words.push(wordOf(event.data.operation));
    if (event.name !== 'snapshot') continue;
    for (const { unavailable, operations } of event.data.spaces) {
      words.push(unavailable ?? `all: ${operations.map(wordOf).join(', ')}`);
    }
  }
}

/** Signs accounts in and opens a stream of each, one after the other. */
async function watchAs(...accounts: string[]): Promise<StreamReader[]> {
  const streams: StreamReader[] = [];
  for (const account of accounts) {
    setup.sessions.signIn(account, { 'eu-std-1': account });
    const stream = await setup.open(account, [space]);
    told[account] = [];
    collect(stream, told[account]).catch(() => undefined);
    await expect.poll(() => told[account]?.length).toBe(1);
    streams.push(stream);
  }
  return streams;
}

/** Lists asked for since the last call, by account. */
function listsOf(account: string, lists = setup.std.takeLists()): number {
  return lists.filter((line) => line.startsWith(`${account}:`)).length;
}

/** Lets each account read only operations of these clusters; others see everything. */
function grant(clusters: Readonly<Record<string, readonly string[]>>): void {
  setup.std.shows = (token, { targetLink }) => {
    const own = clusters[token.split(':')[0] ?? ''];
    return own === undefined || own.some((cluster) => targetLink?.endsWith(cluster) === true);
  };
}

describe('accounts that see the same of a space', () => {
  const accounts = Array.from({ length: 40 }, (_, number) => `account-${number}`);

  it('are told of everything within a tick while only one of them looks at full cadence', async () => {
    setup.std.operations = [operation('long', one)];
    await watchAs(...accounts);
    await pass(5);
    setup.std.takeLists();
    setup.std.put(operation('next', one));
    await pass(3);
    for (const account of accounts) expect(told[account], account).toContain('next RUNNING');
    move('next', 'DONE');
    await pass(57);
    for (const account of accounts) {
      expect(told[account]?.filter((word) => word === 'next DONE')).toHaveLength(1);
    }
    const lists = setup.std.takeLists();
    const each = accounts.map((account) => listsOf(account, lists));
    // Each of the others has read it itself, every 20 to 28 s.
    expect(each.filter((count) => count > 4)).toHaveLength(1);
    expect(Math.min(...each)).toBeGreaterThanOrEqual(2);
    expect(lists.length).toBeLessThanOrEqual(60 / 1.5 + accounts.length * 3);
  }, 30_000);

  it('have another one look at once when that one leaves', async () => {
    setup.std.operations = [operation('long', one)];
    await watchAs(...accounts.slice(0, 10));
    await pass(4);
    const lists = setup.std.takeLists();
    const scout = accounts.find((account) => listsOf(account, lists) >= 2) as string;
    setup.sessions.signOut(scout);
    move('long', 'DONE');
    await pass(1.5);
    for (const account of accounts.slice(0, 10)) if (account !== scout) expect(told[account]).toContain('long DONE');
    await pass(4);
    setup.std.takeLists();
    await pass(15);
    expect(setup.std.takeLists().length).toBeLessThanOrEqual(11 + 9);
  });

  it('have another one look when that one may see the space no more', async () => {
    setup.std.operations = [operation('long', one)];
    await watchAs(...accounts.slice(0, 10));
    await pass(4);
    const lists = setup.std.takeLists();
    const scout = accounts.find((account) => listsOf(account, lists) >= 2) as string;
    setup.std.refusedTokens.add(`${scout}:eu-std-1`);
    await pass(2);
    expect(told[scout]?.at(-1)).toBe('forbidden');
    move('long', 'DONE');
    await pass(2);
    for (const account of accounts.slice(0, 10)) {
      expect(told[account]?.at(-1)).toBe(account === scout ? 'forbidden' : 'long DONE');
    }
  });

  it('have another one look when that one sees less than before', async () => {
    setup.std.operations = [operation('first', one), operation('second', other)];
    await watchAs(...accounts.slice(0, 10));
    await pass(4);
    const lists = setup.std.takeLists();
    const scout = accounts.find((account) => listsOf(account, lists) >= 2) as string;
    grant({ [scout]: [one] });
    await pass(3);
    expect(told[scout]?.at(-1)).toBe('all: first RUNNING');
    move('second', 'DONE');
    await pass(3);
    for (const account of accounts.slice(0, 10)) {
      expect(told[account]?.at(-1)).toBe(account === scout ? 'all: first RUNNING' : 'second DONE');
    }
  });
});

describe('an account with rights on one cluster only', () => {
  it('is told of that cluster with everybody, of nothing else, and does not look for what it may not see', async () => {
    grant({ narrow: [one] });
    setup.std.operations = [operation('mine', one), operation('theirs', other)];
    await watchAs('wide', 'narrow');
    await pass(5);
    setup.std.takeLists();
    for (let number = 0; number < 8; number += 1) {
      setup.std.put(operation(`theirs-${number}`, other));
      setup.std.put(operation(`mine-${number}`, one));
      await pass(2);
      expect(told['narrow']?.at(-1)).toBe(`mine-${number} RUNNING`);
      expect(told['wide']).toContain(`theirs-${number} RUNNING`);
    }
    expect(told['narrow']?.join()).not.toContain('theirs');
    expect(listsOf('narrow')).toBeLessThanOrEqual(3);
  });

  it('looks by itself where nobody else sees that cluster', async () => {
    grant({ left: [one], right: [other] });
    setup.std.operations = [operation('first', one), operation('second', other)];
    await watchAs('left', 'right');
    await pass(5);
    move('first', 'DONE');
    move('second', 'FAILED');
    await pass(2);
    expect(told['left']?.at(-1)).toBe('first DONE');
    expect(told['right']?.at(-1)).toBe('second FAILED');
  });
});

describe('an account whose rights are taken away', () => {
  it('is told nothing any more after 30 s at most, and that it may not see the space', async () => {
    setup.std.operations = [operation('long', one)];
    await watchAs('alice', 'bob');
    await pass(5);
    const lists = setup.std.takeLists();
    const resting = listsOf('alice', lists) > listsOf('bob', lists) ? 'bob' : 'alice';
    setup.std.refusedTokens.add(`${resting}:eu-std-1`);
    await pass(30);
    expect(told[resting]?.at(-1)).toBe('forbidden');
    const before = told[resting]?.length;
    setup.std.put(operation('secret', one));
    await pass(40);
    expect(told[resting]).toHaveLength(before as number);
  });

  it('on one cluster is shown no operation of it any more', async () => {
    setup.std.operations = [operation('ended', one, 'DONE'), operation('runs', one), operation('kept', other)];
    await watchAs('alice', 'bob');
    await pass(5);
    const lists = setup.std.takeLists();
    const resting = listsOf('alice', lists) > listsOf('bob', lists) ? 'bob' : 'alice';
    grant({ [resting]: [other] });
    await pass(30);
    expect(told[resting]?.at(-1)).toBe('all: kept RUNNING');
    move('runs', 'DONE');
    await pass(30);
    expect(told[resting]?.at(-1)).toBe('all: kept RUNNING');
  });

  it('and given back is shown nothing of it either once they are taken away again', async () => {
    setup.std.operations = [operation('ended', one, 'DONE'), operation('kept', other)];
    await watchAs('alice');
    for (const clusters of [[other], [one, other], [other]]) {
      grant({ alice: clusters });
      await pass(4);
    }
    expect(told['alice']?.at(-1)).toBe('all: kept RUNNING');
  });
});
