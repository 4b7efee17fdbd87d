/** A general proxy in front of an upstream, in a process of its own: `reply-from` or `middleware`, and the upstream's port. */
import type { AddressInfo } from 'node:net';
import replyFrom from '@fastify/reply-from';
import express from 'express';
import fastify from 'fastify';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { Agent } from 'node:http';

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

process.send?.(await (kind === 'reply-from' ? startReplyFrom() : startMiddleware()));
process.once('disconnect', () => process.exit());
