/**
 * A proxy in front of an upstream, in a process of its own: `reply-from`, `middleware`, or `bare`, which passes bytes and does
 * nothing else; and the upstream's port.
 */
import { Agent, createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import replyFrom from '@fastify/reply-from';
import express from 'express';
import fastify from 'fastify';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Pool, type Dispatcher } from 'undici';

const [kind, upstreamPort] = process.argv.slice(2);
const upstream = `http://127.0.0.1:${upstreamPort}`;
const sockets = 64;

async function startReplyFrom(): Promise<number> {
  const app = fastify();
  await app.register(replyFrom, { base: upstream, undici: { connections: sockets, pipelining: 1 } });
  app.get('/*', (request, reply) => reply.from(request.url));
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}

function startMiddleware(): Promise<number> {
  const app = express();
  app.use(createProxyMiddleware({ target: upstream, agent: new Agent({ keepAlive: true, maxSockets: sockets }) }));
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Writes an answer with its body at once. */
class Passing implements Dispatcher.DispatchHandler {
  readonly #response: ServerResponse;
  readonly #chunks: Buffer[] = [];
  #status = 0;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  onRequestStart(): void {}

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first] = this.#chunks;
    const body = this.#chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.#chunks);
    const headers = ['Content-Type', 'application/json', 'Content-Length', String(body.length)];
    this.#response.writeHead(this.#status, headers).end(body);
  }

  onResponseError(): void {
    this.#response.destroy();
  }
}

function startBare(): Promise<number> {
  const pool = new Pool(upstream, { connections: sockets, headersTimeout: 0, bodyTimeout: 0 });
  return new Promise((resolve) => {
    const server = createServer(({ url = '', headers: { authorization = '' } }, response) => {
      const headers = { authorization, accept: 'application/json' };
      pool.dispatch({ method: 'GET', path: url, headers, body: null }, new Passing(response));
    }).listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

const start = { 'reply-from': startReplyFrom, middleware: startMiddleware, bare: startBare }[kind ?? ''];
process.send?.(await start?.());
process.once('disconnect', () => process.exit());
