/** Lines of a log on their way to stdout: many in one write, each within a moment, and all of them before the process ends. */
import pino, { type DestinationStream } from 'pino';

/** Milliseconds and characters. */
const longestWait = 20;
const enough = 32 * 1024;
const warn = 40;

/** Writes to `file`, a descriptor; whatever is a warning or worse is there when the call returns. */
export function bufferLines(file: number): DestinationStream {
  // Waits for a slow reader instead of dropping what it has not taken.
  const destination = pino.destination({ dest: file, sync: true });
  let text = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (text === '') return;
    const written = text;
    text = '';
    destination.write(written);
  }

  process.once('exit', flush);
  const lines = {
    // By this name pino tells the level of a line beforehand.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      text += line;
      if (lines.lastLevel >= warn || text.length >= enough) flush();
      else timer ??= setTimeout(flush, longestWait);
    },
  };
  return lines;
}
