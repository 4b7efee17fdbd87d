import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drainable } from './drain.ts';

const agent = new Agent({ keepAlive: true });
let server: Server;
let drain: ReturnType<typeof drainable>;
let listener: RequestListener;
beforeEach(async () => {
  server = createServer((request, response) => listener(request, response));
  drain = drainable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  agent.destroy();
});

async function ask(by = agent): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ host: '127.0.0.1', port, agent: by }), 'response')) as [IncomingMessage];
  return response;
}

describe('a server that is stopped', () => {
  it('finishes its answers, says that it closes their connections, and closes the idle ones', async () => {
    listener = (_, response) => response.end('first');
    const idle = await ask();
    const ended = once(idle.socket, 'close');
    await text(idle);

    const other = new Agent({ keepAlive: true });
    const arrived = new Promise<() => void>((resolve) => {
      listener = (_, response) => resolve(() => response.end('second'));
    });
    const answer = ask(other);
    const release = await arrived;
    const drained = drain.close(60_000);
    await ended;
    release();
    const response = await answer;
    expect(response.headers.connection).toBe('close');
    expect(await text(response)).toBe('second');
    await drained;
    other.destroy();
  });

  it('waits for an answer whose beginning is already out, and then closes its connection', async () => {
    let finish: () => void = () => undefined;
    listener = (_, response) => {
      response.write('beginning ');
      finish = () => response.end('end');
    };
    const response = await ask();
    const drained = drain.close(60_000);
    finish();
    expect(await text(response)).toBe('beginning end');
    await drained;
  });

  it('answers on while it leaves, each connection once more', async () => {
    listener = (_, response) => response.end('answer');
    expect((await ask()).headers.connection).toBe('keep-alive');
    drain.leave();
    for (const time of ['the same connection', 'a new one']) {
      const last = await ask();
      expect(last.headers.connection, time).toBe('close');
      expect(await text(last)).toBe('answer');
    }
  });

  it('closes the connection of an answer that it ends while it leaves', async () => {
    let finish: () => void = () => undefined;
    listener = (_, response) => {
      response.write('beginning ');
      finish = () => response.end('end');
    };
    const response = await ask();
    drain.leave();
    const closed = once(response.socket, 'close');
    finish();
    expect(await text(response)).toBe('beginning end');
    await closed;
  });

  it('takes no new connection', async () => {
    const { port } = server.address() as AddressInfo;
    await drain.close(60_000);
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });

  it('cuts off what does not come to an end in time', async () => {
    listener = (_, response) => response.write('never more');
    const response = await ask();
    const cut = once(response, 'error');
    await drain.close(50);
    await cut;
  });
});
