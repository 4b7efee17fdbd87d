import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createPlainServer, type Server as PlainServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Pool } from 'undici';
import { afterEach, expect, it, vi } from 'vitest';
import { listen, portOf, stop } from '#testing/test-server.ts';
import { Patience } from './patience.ts';
import { askWhole } from './whole-answer.ts';

let server: Server | PlainServer;
let pool: Pool;

afterEach(async () => {
  await pool.destroy();
  await stop(server);
});

async function startRegion(listener: RequestListener): Promise<void> {
  server = await listen(createServer(listener));
  pool = new Pool(`http://127.0.0.1:${portOf(server)}`, { connections: 1 });
}

const request = { method: 'GET', path: '/', headers: {}, body: null } as const;

it('is the text of all that came, in whatever pieces, without a mark before it', async () => {
  const bytes = Buffer.from('\u{feff}{"name":"Zoë 🦊"}');
  await startRegion((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    for (const byte of bytes) response.write(Buffer.from([byte]));
    response.end();
  });
  const leave = vi.fn<() => void>();
  const answer = await askWhole(pool, request, new Patience(60_000), leave);
  expect(answer).toMatchObject({ status: 200, text: '{"name":"Zoë 🦊"}' });
  expect(answer.headers['content-type']).toBe('application/json');
  expect(leave).toHaveBeenCalledOnce();
});

it('ends with the patience of whoever asks, and frees its socket', async () => {
  await startRegion(() => undefined);
  const asked = once(server, 'request');
  const patience = new Patience(60_000);
  const leave = vi.fn<() => void>();
  const answer = askWhole(pool, request, patience, leave);
  await asked;
  const gone = new Error('gone');
  patience.end(gone);
  await expect(answer).rejects.toBe(gone);
  expect(leave).toHaveBeenCalledOnce();
});

it('tells at once whoever gives up before there is a connection; the socket is free when that has ended', async () => {
  // The connection comes about, and TLS does not.
  server = await listen(createPlainServer((socket) => socket.on('error', () => undefined).resume()));
  pool = new Pool(`https://127.0.0.1:${portOf(server)}`, { connections: 1 });
  const patience = new Patience(60_000);
  const leave = vi.fn<() => void>();
  const answer = askWhole(pool, request, patience, leave);
  const [connection] = (await once(server, 'connection')) as [Socket];
  patience.end('gone');
  await expect(answer).rejects.toBe('gone');
  expect(leave).not.toHaveBeenCalled();
  const freed = new Promise<void>((resolve) => leave.mockImplementation(resolve));
  connection.destroy();
  await freed;
});

it('is not asked for when nobody waits any more', async () => {
  const asked = vi.fn<() => void>();
  await startRegion(asked);
  const patience = new Patience(60_000);
  patience.end('gone');
  const leave = vi.fn<() => void>();
  await expect(askWhole(pool, request, patience, leave)).rejects.toBe('gone');
  expect(leave).toHaveBeenCalledOnce();
  await turn();
  expect(asked).not.toHaveBeenCalled();
});
