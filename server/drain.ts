/** Stopping an HTTP server without cutting off an answer. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the server's connections from now on, which must be before it listens. The function returned stops it: no new
 * connections, the idle ones are closed, answers under way finish and say `Connection: close`. It resolves when all
 * are done; what is not after `patience` milliseconds is cut off.
 */
export function drainable(server: Server): (patience: number) => Promise<void> {
  /** Answers under way on each connection. */
  const open = new Map<Socket, Set<ServerResponse>>();
  let stopping = false;

  function closeAfter(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  });
  // Before the listener, which may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    const answers = open.get(socket);
    answers?.add(response);
    if (stopping) closeAfter(response);
    response.on('close', () => {
      answers?.delete(response);
      if (stopping && answers?.size === 0) socket.destroySoon();
    });
  });

  return async (patience) => {
    stopping = true;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const [socket, answers] of open) {
      if (answers.size === 0) socket.destroy();
      else answers.forEach(closeAfter);
    }
    const limit = setTimeout(() => open.forEach((_, socket) => socket.destroy()), patience);
    await closed;
    clearTimeout(limit);
  };
}
