/** Connections to one Redis, to the master that Sentinels know of, or to a Cluster, behind one small interface. */
import { createClient, createCluster, createSentinel } from '@redis/client';
import type { RedisAddress, RedisLogin } from '#bff/config/redis-url.ts';
import { answerDeadline } from './deadline.ts';

export interface Wire {
  /** The reply to a command about `key`. Rejects when there is none to be had; it may wait for long. */
  send(key: string, command: readonly string[]): Promise<unknown>;
  /** Connects, for as long as it takes, and again whenever that is needed; hears what is published on `channel`. */
  open(channel: string, heard: (message: string) => void): void;
  close(): void;
}

export interface WireReports {
  /** What went wrong with a connection; the wire goes on by itself. */
  readonly failed: (error: unknown) => void;
  /** Notices may have been missed until now. */
  readonly rejoined: () => void;
}

const longestPause = 500;
const connectPatience = 2_000;
/** A host that went away without a word is noticed by these: asked so often, given up after that long. Milliseconds. */
const pingInterval = 2_000;
const silence = 6_000;
/** How often Sentinels are asked for the master besides what they tell. Milliseconds. */
const scanInterval = 1_000;

const pauseAfter = (attempts: number) => Math.min(longestPause, 25 * 2 ** Math.min(attempts, 10));

export function createWire(address: RedisAddress, reports: WireReports): Wire {
  if (address.kind === 'cluster') return clusterWire(address, reports);
  return address.kind === 'sentinel' ? sentinelWire(address, reports) : singleWire(address, reports);
}

const loginOf = ({ username, password }: RedisLogin) => ({
  ...(username !== undefined && { username }),
  ...(password !== undefined && { password }),
});

const socketOf = ({ tls }: RedisAddress) => ({
  ...(tls ? ({ tls: true } as const) : {}),
  connectTimeout: connectPatience,
  socketTimeout: silence,
  reconnectStrategy: pauseAfter,
});

const common = { RESP: 2, disableClientInfo: true, maintNotifications: 'disabled' } as const;
/** Commands that wait for a connection are forgotten when nobody waits for them any more. */
const commandOptions = { timeout: answerDeadline };

function singleWire(address: RedisAddress, { failed, rejoined }: WireReports): Wire {
  const client = createClient({
    ...common,
    ...loginOf(address),
    database: address.database ?? 0,
    pingInterval,
    commandOptions,
    // It would send them with what opens a connection, and they would be run also where that is refused: in database 0.
    disableOfflineQueue: true,
    socket: { ...address.hosts[0], ...socketOf(address) },
  });
  const listener = client.duplicate({ disableOfflineQueue: false });
  let isClosed = false;
  let opening: Promise<void> | undefined;
  /** When it has logged in and has its database; not for longer than a command waits. */
  const opened = () => {
    opening ??= new Promise<void>((resolve) => {
      client.once('ready', resolve);
      setTimeout(() => {
        client.off('ready', resolve);
        resolve();
      }, answerDeadline).unref();
    }).finally(() => (opening = undefined));
    return opening;
  };
  client.on('error', failed);
  listener.on('error', failed);
  return {
    async send(_key, command) {
      if (!client.isReady && !isClosed) await opened();
      return client.sendCommand([...command]);
    },
    open(channel, heard) {
      let isSubscribed = false;
      const subscribe = async () => {
        // The client itself does it again for every connection after one where it succeeded.
        if (!isSubscribed) await listener.subscribe(channel, heard);
        isSubscribed = true;
        rejoined();
      };
      listener.on('ready', () => subscribe().catch(failed));
      client.connect().catch(failed);
      listener.connect().catch(failed);
    },
    close() {
      isClosed = true;
      client.destroy();
      listener.destroy();
    },
  };
}

function sentinelWire(address: RedisAddress, { failed, rejoined }: WireReports): Wire {
  const nodes = { ...common, ...loginOf(address), pingInterval, socket: socketOf(address) };
  const client = createSentinel({
    RESP: 2,
    name: address.master ?? '',
    sentinelRootNodes: [...address.hosts],
    nodeClientOptions: { ...nodes, database: address.database ?? 0 },
    sentinelClientOptions: { ...common, ...loginOf(address.sentinelLogin ?? {}), socket: socketOf(address) },
    commandOptions,
    scanInterval,
    passthroughClientErrorEvents: true,
  });
  client.on('error', failed);
  client.on('topology-change', rejoined);
  const send: Wire['send'] = (_key, command) => client.sendCommand(false, [...command]);
  return groupWire(client, { failed, rejoined }, send, () => {
    client.destroy().catch(failed);
  });
}

function clusterWire(address: RedisAddress, { failed, rejoined }: WireReports): Wire {
  const client = createCluster({
    RESP: 2,
    rootNodes: address.hosts.map((host) => ({ socket: host })),
    defaults: { ...common, ...loginOf(address), pingInterval, socket: socketOf(address) },
    commandOptions,
  });
  client.on('error', failed);
  client.on('node-error', failed);
  client.on('node-ready', rejoined);
  const send: Wire['send'] = (key, command) => client.sendCommand(key, false, [...command]);
  return groupWire(client, { failed, rejoined }, send, () => {
    if (client.isOpen) client.destroy();
  });
}

interface GroupClient {
  connect(): Promise<unknown>;
  subscribe(channel: string, heard: Parameters<Wire['open']>[1]): Promise<unknown>;
}

/** Several nodes behind one client, which finds them once it is open. */
function groupWire(
  client: GroupClient,
  { failed, rejoined }: WireReports,
  send: Wire['send'],
  destroy: () => void,
): Wire {
  const opening = new Opening(() => client.connect(), failed);
  return {
    async send(key, command) {
      if (!opening.isDone) await opening.wait();
      return send(key, command);
    },
    open(channel, heard) {
      opening.start(async () => {
        await client.subscribe(channel, heard);
        rejoined();
      });
    },
    close() {
      opening.stop();
      destroy();
    },
  };
}

/** These give up when they find nobody; a single client does not. */
class Opening {
  readonly #connect: () => Promise<unknown>;
  readonly #failed: (error: unknown) => void;
  #isStopped = false;
  #isDone = false;
  readonly #waiting = new Set<() => void>();

  constructor(connect: () => Promise<unknown>, failed: (error: unknown) => void) {
    this.#connect = connect;
    this.#failed = failed;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  /** Until there is a connection; not for longer than a command waits. */
  wait(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.#waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, answerDeadline).unref();
      this.#waiting.add(goOn);
    });
  }

  start(opened: () => Promise<void>): void {
    this.#run(opened).catch(this.#failed);
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #run(opened: () => Promise<void>): Promise<void> {
    for (let attempt = 0; !this.#isStopped; attempt += 1) {
      try {
        await this.#connect();
        this.#isDone = true;
        for (const goOn of this.#waiting) goOn();
        await opened();
        return;
      } catch (error) {
        this.#failed(error);
        await new Promise((resolve) => setTimeout(resolve, pauseAfter(attempt)).unref());
      }
    }
  }
}
