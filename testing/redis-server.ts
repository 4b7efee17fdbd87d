/** A Redis server of a test's own: a real one, on a free port, with a folder that goes with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './test-server.ts';

export interface RedisServer {
  readonly port: number;
  readonly url: string;
  /** Kills it; what it acknowledged is in its folder. */
  kill(): Promise<void>;
  /** Starts it again on its port and its folder, unless it runs. */
  start(): Promise<void>;
  /** It goes on existing and answers nothing. */
  pause(): void;
  resume(): void;
  /** Ends it and removes its folder. */
  end(): Promise<void>;
}

export const redisProgram = process.env['REDIS_SERVER'] || 'redis-server';

/** Starts one that keeps what it acknowledged. `settings` as on its command line: `--maxmemory-policy`, `noeviction`. */
export async function startRedis(...settings: string[]): Promise<RedisServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portico-redis-'));
  // Syncing each second holds writes back while a slow disk syncs, and they were acknowledged; written at once they
  // outlive the process, though not the machine.
  const durable = ['--appendonly', 'yes', '--appendfsync', 'no', '--save', ''];
  const place = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--daemonize', 'no'];
  let server: ChildProcess | undefined;
  let failure: Error | undefined;

  const runs = () => server !== undefined && server.exitCode === null && server.signalCode === null;

  async function start(): Promise<void> {
    if (runs()) return;
    server = spawn(redisProgram, [...place, ...durable, ...settings], { stdio: 'ignore' });
    server.once(
      'error',
      (error) => (failure = new Error(`${redisProgram} cannot be run: install Redis`, { cause: error })),
    );
    while (!(await answers(port))) {
      if (failure !== undefined || !runs()) throw failure ?? new Error('Redis ended');
      await pause(10);
    }
  }
  async function kill(): Promise<void> {
    if (server === undefined || !runs()) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    async end() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Whether a Redis answers PING there. */
export async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [reply] = (await once(socket, 'data')) as [Buffer];
    return reply.toString().startsWith('+PONG');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
