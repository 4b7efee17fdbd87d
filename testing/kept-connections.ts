/**
 * Tests ask over connections that are kept. Once a connection to a server has ended, as after each GET with a body, the agent
 * that undici and `fetch` use otherwise ends every further one to it after a single answer: a pool that it has given up tells of
 * its end, and what it then counts down is the pool that has come in its place.
 */
import { Agent, Pool, setGlobalDispatcher } from 'undici';

const pools = new Map<string, Pool>();

function poolAt(origin: string): Pool {
  const pool = pools.get(origin) ?? new Pool(origin);
  pools.set(origin, pool);
  return pool;
}

setGlobalDispatcher(
  new Agent().compose(() => (options, handler) => poolAt(String(options.origin)).dispatch(options, handler)),
);
