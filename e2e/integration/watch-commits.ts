/** What is committed of a space, as its Redis is asked to. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { commit } from '#bff/store/redis/redis-watch-scripts.ts';
import type { RedisServer } from '#testing/redis-server.ts';

export interface WatchCommits {
  /** How many came under a fence that was none any more, and changed nothing. */
  readonly refused: number;
  close(): void;
}

/** Whoever runs a script is shown before what the script does. */
const asked = /^\+\S+ \[\d+ (\S+)\] "(\w+)" ?(.*)$/;

export async function watchCommits({ port }: Pick<RedisServer, 'port'>, spaceId: string): Promise<WatchCommits> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = createInterface({ input: socket });
  socket.write('MONITOR\r\n');
  await once(lines, 'line');
  let [refused, isUndecided] = [0, false];
  lines.on('line', (line) => {
    const [, whose, name, rest = ''] = asked.exec(line) ?? [];
    if (whose === 'lua') {
      if (name?.toLowerCase() === 'hset') isUndecided = false;
      return;
    }
    if (isUndecided) refused += 1;
    isUndecided = rest.startsWith(`"${commit.sha}"`) && rest.includes(spaceId);
  });
  return {
    get refused() {
      return refused;
    },
    close: () => void socket.destroy(),
  };
}
