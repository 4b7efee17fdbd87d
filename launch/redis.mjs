/** The Redis server of the tests: an installed one, or one installed now. */
import { spawnSync } from 'node:child_process';

/** The environment that testing/redis-server.ts reads. What is set already stays. Throws when there is none to be had. */
export function redisServer() {
  const { REDIS_SERVER } = process.env;
  if (REDIS_SERVER) return { REDIS_SERVER };
  const isThere = () => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isThere() && process.getuid?.() === 0) {
    // Its own service is not wanted: tests start theirs.
    const env = { ...process.env, RUNLEVEL: '1' };
    const apt = (...args) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
    if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', 'redis-server');
  }
  if (isThere()) return { REDIS_SERVER: 'redis-server' };
  throw new Error('no Redis: install one and set REDIS_SERVER');
}
