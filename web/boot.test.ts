/** The first calls are written out by hand in web/boot.ts; here they are compared with what the application asks for. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from './api/call.ts';
import { dropFirstCalls } from './api/first-calls.ts';
import { getRegions, getSession } from './api/session-calls.ts';
import type { Scope } from './api/scope.ts';
import { paths } from './address/paths.ts';
import { listStateFrom } from './list/list-state.ts';
import { userFilterFrom, usersRead } from './pages/users/users-read.ts';

const id = '3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b';

/** Every call sent: address, and headers as text. */
let sent: string[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', (address: string, { headers }: RequestInit) => {
    sent.push(`${address} ${JSON.stringify(headers)}`);
    return Promise.resolve(Response.json({ items: [] }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.porticoFirstCalls = undefined;
  globalThis.porticoRuns = undefined;
});

async function openAt(address: string): Promise<void> {
  const { pathname, search } = new URL(address, 'http://localhost');
  vi.stubGlobal('location', { pathname, search });
  vi.resetModules();
  await import('./boot.ts');
}

/** What the application asks for by itself, and then after the page was opened. */
async function askedTwice(address: string, ask: () => Promise<unknown>) {
  await ask();
  const alone = sent.splice(0);
  await openAt(address);
  const first = [...sent];
  await ask();
  return { alone, first, all: sent };
}

it.each<Scope>([
  { region: 'eu-std-1', kind: 'space', id },
  { region: 'eu-std-1', kind: 'organisation', id },
])('the list of users of a $kind is asked for at once, just as the page asks for it', async (scope) => {
  const search = new URLSearchParams();
  const read = usersRead(listStateFrom(search), userFilterFrom(scope, search));
  if (read === undefined) throw new Error('the list begins without a filter');
  const { alone, first, all } = await askedTwice(paths.users(scope), () => Promise.all([getSession(), call(...read)]));
  expect(first).toEqual(alone);
  expect(all).toEqual(first);
});

it('sign-in asks for the regions at once', async () => {
  const ask = () => Promise.all([getSession(), getRegions()]);
  const { alone, first, all } = await askedTwice(paths.signIn('/'), ask);
  expect(first).toEqual(alone);
  expect(all).toEqual(first);
});

it.each([`${paths.users({ region: 'eu-std-1', kind: 'space', id })}?size=50`, paths.home])(
  'nothing but the session is asked for at %s',
  async (address) => {
    await openAt(address);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/^\/api\/session /);
  },
);

it('nothing is asked for where the application was faster, and has asked itself', async () => {
  globalThis.porticoRuns = true;
  await openAt(paths.signIn('/'));
  expect(sent).toEqual([]);
});

it('what nobody took for the first page is asked for again', async () => {
  await openAt(paths.signIn('/'));
  dropFirstCalls();
  await getSession();
  expect(sent.filter((line) => line.startsWith('/api/session '))).toHaveLength(2);
});
