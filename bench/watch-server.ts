/** One server of the watch's measurement, in a process of its own: the console's hub, better-sse doing the same, or none of it. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers';
import { pino } from 'pino';
import { createChannel, createSession } from 'better-sse';
import { readRedisUrl } from '#bff/config/redis-url.ts';
import { noOthers } from '#bff/store/no-others.ts';
import { openRedisStores } from '#bff/store/redis/redis-store.ts';
import { watchAlone } from '#bff/store/watch-alone.ts';
import type { WatchRegions, WatchSessions } from '#bff/watch/ports.ts';
import { WatchHub } from '#bff/watch/watch-hub.ts';
import { systemClock } from '#shared/clock.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import type { ServerOrder, ServerReport } from './watch-messages.ts';

const region = 'eu-std-1';
const spaceId = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c01';
let lists = 0;
let changes = 0;
let record = nextRecord();

/** An operation as it stands in the region; `data` says when it was changed. */
function nextRecord() {
  changes += 1;
  return {
    id: '6f1c7a52-0000-4000-8000-000000000002',
    type: 'UPGRADE_WORKERS',
    status: 'RUNNING',
    progress: `${changes % 100}%`,
    data: String(Date.now()),
    createTime: '2026-01-15T09:30:00Z',
    startTime: '2026-01-15T09:30:02Z',
    targetLink: `https://api.example/kubernetes/spaces/${spaceId}/clusters/6f1c7a52-0000-4000-8000-000000000001`,
  };
}

/** `accounts`: how many the streams are spread over; `redis`: the address of what it shares with others, if it does. */
function startHub(accounts: number, redis: string | undefined) {
  const regions: WatchRegions = {
    read(_region, _token, operation) {
      if (operation === 'ListOperations') lists += 1;
      const body = operation === 'GetSpace' ? { status: 'READY' } : { items: [record], totalSize: 1 };
      return Promise.resolve({ status: 200, body });
    },
  };
  const regionsOf = (session: string) => {
    const clientId = `account-${Number(session.slice('session-'.length)) % accounts}`;
    return [{ region, clientId, organisationId: spaceId }];
  };
  const sessions: WatchSessions = {
    tokenFor: () => Promise.resolve('token'),
    tokenRefused: () => Promise.resolve(undefined),
    standing: (session) => Promise.resolve({ session, regions: regionsOf(session), endsAt: Date.now() + 3_600_000 }),
    onChange: () => () => undefined,
  };
  const scheduler = {
    after(milliseconds: number, work: () => void | Promise<void>) {
      const timer = after(() => void work(), milliseconds);
      return () => clearTimeout(timer);
    },
  };
  const failed = (error: unknown) => {
    throw error;
  };
  const hub = new WatchHub({
    sessions,
    regions,
    store:
      redis === undefined
        ? watchAlone()
        : openRedisStores({ address: readRedisUrl(redis)!, prefix: 'bench', log: pino() }).watch,
    broadcast: noOthers,
    onFailover: () => undefined,
    onEnded: () => undefined,
    doubt: Number.POSITIVE_INFINITY,
    clock: systemClock,
    scheduler,
    failed,
  });
  let count = 0;
  const listener: RequestListener = (request, response) => {
    count += 1;
    const session = `session-${count}`;
    hub.handle(request, response, { session, regions: regionsOf(session) });
  };
  return { listener, changed: (looksAtOnce: boolean) => looksAtOnce && hub.poke({ region, spaceId }, 'session-1') };
}

function startYardstick() {
  const channel = createChannel();
  const state = () => toOperationState(region, spaceId, record);
  const listener: RequestListener = async (request, response) => {
    const session = await createSession(request, response, { keepAlive: 15_000 });
    channel.register(session);
    session.push({ now: new Date().toISOString(), spaces: [{ region, spaceId, operations: [state()] }] }, 'snapshot');
  };
  return {
    listener,
    changed: () => channel.broadcast({ now: new Date().toISOString(), operation: state() }, 'operation'),
  };
}

/** What any server takes that opens a stream and says one thing. */
function startBare() {
  const listener: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('event: snapshot\ndata: {}\n\n');
  };
  return { listener, changed: () => undefined };
}

const [, , kind, accounts, redis] = process.argv;
const started = { bare: startBare, 'better-sse': startYardstick }[String(kind)];
const { listener, changed } = started?.() ?? startHub(Number(accounts), redis);
const server = createServer((request, response) => listener(request, response));
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  report({ kind: 'listening', port: (server.address() as AddressInfo).port });
});

process.on('message', (order: ServerOrder) => {
  if (order.kind === 'change') {
    record = nextRecord();
    changed(order.looksAtOnce);
    return;
  }
  if (order.collects) globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  report({ kind: 'usage', cpu: user + system, memory: process.memoryUsage.rss(), lists });
});

function report(message: ServerReport): void {
  process.send?.(message);
}
