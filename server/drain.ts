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
  /** The latest answers of each connection. What has ended is let go of when the next one begins: nothing listens for it. */
  const open = new Map<Socket, ServerResponse[]>();
  let leaving = false;

  function closeAfter(response: ServerResponse): void {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /** Also closes its connection, when no other answer is under way there. */
  function leaveAfter(response: ServerResponse, socket: Socket): void {
    if (response.closed) return;
    closeAfter(response);
    response.on('close', () => {
      if (open.get(socket)?.every(({ closed }) => closed)) socket.destroySoon();
    });
  }

  server.on('connection', (socket: Socket) => {
    open.set(socket, []);
    socket.once('close', () => open.delete(socket));
  });
  // Before the listener, which may answer at once.
  server.prependListener('request', ({ socket }, response) => {
    const answers = open.get(socket);
    if (answers === undefined) return;
    while (answers[0]?.closed === true) answers.shift();
    answers.push(response);
    if (leaving) leaveAfter(response, socket);
  });

  function leave(): void {
    if (leaving) return;
    leaving = true;
    for (const [socket, answers] of open) answers.forEach((response) => leaveAfter(response, socket));
  }

  return {
    leave,
    async close(patience) {
      leave();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const [socket, answers] of open) {
        if (answers.every(({ closed }) => closed)) socket.destroy();
      }
      const limit = setTimeout(() => open.forEach((_, socket) => socket.destroy()), patience);
      await closed;
      clearTimeout(limit);
    },
  };
}
