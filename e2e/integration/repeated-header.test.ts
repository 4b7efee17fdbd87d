import fc from 'fast-check';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repeatedHeader } from '#shared/repeated-header.ts';

let server: Server;
/** How each header was found, by a number of its request. */
const found = new Map<string | undefined, string | undefined>();

beforeAll(async () => {
  server = createServer({ requireHostHeader: false }, (request: IncomingMessage, response) => {
    found.set(request.url, repeatedHeader(request));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

async function repeatedIn(names: readonly string[]): Promise<string | undefined> {
  const path = `/${found.size}`;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`GET ${path} HTTP/1.1\r\n${names.map((name) => `${name}: 0\r\n`).join('')}Connection: close\r\n\r\n`);
  socket.resume();
  await once(socket, 'close');
  expect(found.has(path)).toBe(true);
  return found.get(path);
}

/** Written out, from the RFCs; without those that the parser itself refuses twice. */
const single = ['host', 'content-type', 'authorization', 'origin', 'sec-fetch-site'];
const others = ['cookie', 'accept', 'x-portico-csrf', 'set-cookie', '__proto__', 'constructor', '0'];

const anyCase = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((large) => Array.from(name, (letter, index) => (large[index] ? letter.toUpperCase() : letter)).join(''));

it('names the first header that has to be there once and is there again, whatever else is repeated', async () => {
  const names = fc.array(fc.constantFrom(...single, ...others).chain(anyCase), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(names, async (sent) => {
      const small = sent.map((name) => name.toLowerCase());
      const repeated = small.find((name, index) => single.includes(name) && small.indexOf(name) < index);
      expect(await repeatedIn(sent)).toBe(repeated);
    }),
    { numRuns: 300 },
  );
});
