/** The calls that this tab has made, as they end: in memory only, the latest of them, and nothing of what lets anybody in. */
import { answersSecret, sentSecrets, takesSecret } from 'virtual:operation-secrets';
import { hearCalls, type CallMade } from '#web/api/calls-made.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import { methodOf } from './api-call.ts';
import type { ScriptedCall } from './as-script.ts';
import { idsGivenBy } from './given-ids.ts';

export interface RecordedCall extends ScriptedCall {
  /** Counts the calls of this tab. */
  readonly key: number;
  /** When it was sent, and how long it took; milliseconds. */
  readonly at: number;
  readonly ms: number;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
}

export interface Recording {
  /** In the order in which they were sent. */
  readonly calls: readonly RecordedCall[];
  /** Older ones have been forgotten. */
  readonly isCut: boolean;
  /** Since when what one is doing is recorded, milliseconds since the epoch. */
  readonly begunAt: number;
  /** When the page shown was come to. */
  readonly arrivedAt: number;
}

/** So many reads and so many changes: what one has done outlives the hundreds of reads that previews make. */
export const mostCalls = 200;

/** Nothing before the page was loaded: calls that were made ahead of this code have waited for it. */
const loadedAt = performance.timeOrigin;
const store = createStore<Recording>({ calls: [], isCut: false, begunAt: loadedAt, arrivedAt: loadedAt });
let count = 0;
let page: string | undefined;

export const recording: Pick<Store<Recording>, 'read' | 'subscribe'> = store;

function set(change: Partial<Recording>): void {
  store.set({ ...store.read(), ...change });
}

/** What is kept of a call, of which `reply` is looked at for ids and then let go. */
export function recordOf({ region, operation, args, at, ms, answer }: CallMade, reply: unknown, key: number) {
  const { path, query, page, ids, body } = args;
  const sent = takesSecret.has(operation)
    ? { path }
    : { path, query, page, ids, body: withPlaceholders(operation, body) };
  const call = { region, operation, args: sent };
  const isTold = methodOf(call) !== 'GET' && !answersSecret.has(operation);
  return {
    ...call,
    key,
    at,
    ms,
    status: answer?.status,
    requestId: answer?.headers.get('X-Request-Id') ?? undefined,
    gives: isTold ? idsGivenBy(reply, sent) : [],
  };
}

/** `<UserData>` in the place of what may hold a secret. */
function withPlaceholders(operation: CallMade['operation'], body: unknown): unknown {
  const secret = sentSecrets.get(operation);
  if (secret === undefined || typeof body !== 'object' || body === null) return body;
  const kept = (name: string, value: unknown) => (secret.includes(name) && value !== undefined ? `<${name}>` : value);
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, kept(name, value)]));
}

function record(made: CallMade, reply?: unknown): void {
  count += 1;
  const { calls, isCut } = store.read();
  const all = [...calls, recordOf(made, reply, count)].sort((one, other) => one.at - other.at || one.key - other.key);
  const kept = new Set([...latest(all, true), ...latest(all, false)]);
  set({ calls: all.filter((call) => kept.has(call)), isCut: isCut || kept.size < all.length });
}

function latest(calls: readonly RecordedCall[], changes: boolean): readonly RecordedCall[] {
  return calls.filter((call) => (methodOf(call) !== 'GET') === changes).slice(-mostCalls);
}

let isHearing = false;

/** Begins to record, with what was called before. */
export function startRecorder(): void {
  if (isHearing) return;
  isHearing = true;
  hearCalls(record);
}

/** Says which page is shown. */
export function arriveAt(pathname: string): void {
  if (page !== undefined && page !== pathname) set({ arrivedAt: Date.now() });
  page = pathname;
}

/** From now on "what I am doing" begins here; forgets nothing. */
export function beginAnew(): void {
  set({ begunAt: Date.now() });
}

/** Forgets what was called in regions that are signed out of. */
export function keepRegions(names: readonly string[]): void {
  const { calls } = store.read();
  const kept = calls.filter(({ region }) => names.includes(region));
  if (kept.length < calls.length) set({ calls: kept });
}

/** Forgets everything: somebody else is at work. */
export function forgetCalls(): void {
  set({ calls: [], isCut: false, begunAt: Date.now() });
}
