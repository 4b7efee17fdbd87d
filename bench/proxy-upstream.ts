/** A region that signs everybody in and answers a list of 50 users and one of them from memory, in a process of its own. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accessToken, organisationId, userIdOf } from './proxy-messages.ts';

const userOf = (index: number) => ({
  id: userIdOf(index),
  email: `first-name.last-name-${index}@example.com`,
  firstname: `First name ${index}`,
  lastname: `Last name ${index}`,
  active: true,
  createdOn: '2026-01-15T09:30:00Z',
  updatedOn: '2026-01-16T09:30:00Z',
});

const users = Array.from({ length: 50 }, (_, index) => userOf(index));
const answers = new Map<string, Buffer>([
  ['/iam/organisations', json({ items: [{ id: organisationId, name: 'bench' }], totalSize: 1 })],
  [`/iam/organisations/${organisationId}/users`, json({ items: users, nextPageToken: 'next', totalSize: 100_000 })],
  [`/iam/organisations/${organisationId}/users/${userIdOf(0)}`, json(users[0])],
]);
const token = json({ access_token: accessToken, expires_in: 86_400, token_type: 'Bearer' });

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function send(response: ServerResponse, body: Buffer | undefined): void {
  if (body === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body);
}

/** Longer than a round of the measurement: a general proxy may ask over a connection that is just being closed. */
const keepAliveTimeout = 60_000;
const server = createServer({ keepAliveTimeout }, (request, response) => {
  const [path = ''] = (request.url ?? '').split('?');
  request.resume();
  if (path === '/iam/token') send(response, token);
  else if (request.headers.authorization === `Bearer ${accessToken}`) send(response, answers.get(path));
  else response.writeHead(401).end();
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
