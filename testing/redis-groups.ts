/** Several Redis servers of a test's own that belong together. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, redisProgram, startRedis, type RedisServer } from './redis-server.ts';
import { freePort, freePorts } from './test-server.ts';

export interface RedisGroup {
  /** For REDIS_URL. */
  readonly url: string;
  readonly servers: readonly RedisServer[];
  end(): Promise<void>;
}

const ask = (port: number, ...command: readonly (string | number)[]) =>
  execFileSync('redis-cli', ['-p', String(port), ...command.map(String)], { encoding: 'utf8' }).trim();

const slots = 16_384;

/** A Cluster of three masters. */
export async function startCluster(): Promise<RedisGroup> {
  const buses = await freePorts(3);
  const servers = await Promise.all(
    buses.map((bus) => startRedis('--cluster-enabled', 'yes', '--cluster-port', String(bus))),
  );
  const [first] = servers;
  for (const [index, { port }] of servers.entries()) {
    const [from, to] = [index, index + 1].map((part) => Math.floor((part * slots) / servers.length));
    ask(port, 'CLUSTER', 'ADDSLOTSRANGE', from ?? 0, (to ?? 0) - 1);
    if (index > 0) ask(first?.port ?? 0, 'CLUSTER', 'MEET', '127.0.0.1', port, buses[index] ?? 0);
  }
  const isJoined = ({ port }: RedisServer) => ask(port, 'CLUSTER', 'INFO').includes('cluster_state:ok');
  while (!servers.every(isJoined)) await pause(50);
  return {
    url: `redis://${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}?cluster`,
    servers,
    async end() {
      await Promise.all(servers.map((server) => server.end()));
    },
  };
}

/** A master, the first of the servers, with a replica, and a Sentinel that watches them and wants a password of its own. */
export async function startSentinel(): Promise<RedisGroup> {
  const master = await startRedis('--repl-diskless-sync-delay', '0');
  const replica = await startRedis('--replicaof', '127.0.0.1', String(master.port));
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portico-sentinel-'));
  const file = join(folder, 'sentinel.conf');
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `sentinel monitor main 127.0.0.1 ${master.port} 1`,
    'sentinel down-after-milliseconds main 500',
    'sentinel failover-timeout main 3000',
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  while (!ask(replica.port, 'INFO', 'replication').includes('master_link_status:up')) await pause(50);
  const sentinel = spawn(redisProgram, [file, '--sentinel'], { stdio: 'ignore' });
  while (!(await answers(port))) await pause(20);
  // It hears of the replica from the master.
  while (ask(port, 'SENTINEL', 'REPLICAS', 'main') === '') await pause(50);
  ask(port, 'ACL', 'SETUSER', 'default', 'resetpass', '>of sentinels');
  return {
    url: `redis://127.0.0.1:${port}/0?sentinel=main&sentinel-login=:of%20sentinels`,
    servers: [master, replica],
    async end() {
      const ended = once(sentinel, 'exit');
      sentinel.kill('SIGKILL');
      await ended;
      await Promise.all([master.end(), replica.end()]);
      rmSync(folder, { recursive: true });
    },
  };
}
