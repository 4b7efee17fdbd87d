/** Stopping an HTTP server without cutting off an answer. */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface Drain {
  /** From now on every answer is the last one of its connection and says so: whoever asks again asks somebody else. */
  leave(): void;
  /**
   * No new connections; the idle ones are closed, answers under way finish. Resolves when all are done; what is not
   * after `patience` milliseconds is cut off.
   */
  close(patience: number): Promise<void>;
}

/** Watches the server's connections from now on, which must be before it listens. */
export function drainable(server: Server): Drain {
  /** Answers under way on each connection. */
  const open = new Map<Socket, Set<ServerResponse>>();
  let leaving = false;

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
    if (leaving) closeAfter(response);
    response.on('close', () => {
      answers?.delete(response);
      if (leaving && answers?.size === 0) socket.destroySoon();
    });
  });

  function leave(): void {
    leaving = true;
    for (const answers of open.values()) answers.forEach(closeAfter);
  }

  return {
    leave,
    async close(patience) {
      leave();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const [socket, answers] of open) {
        if (answers.size === 0) socket.destroy();
      }
      const limit = setTimeout(() => open.forEach((_, socket) => socket.destroy()), patience);
      await closed;
      clearTimeout(limit);
    },
  };
}
