/** Lines of a log on their way to stdout: many in one write, each within a moment, and all of them before the process ends. */
import pino, { type DestinationStream } from 'pino';

/** Milliseconds and characters. */
const longestWait = 20;
const enough = 32 * 1024;
const longestLine = 16 * 1024;
const warn = 40;

/** Writes to `file`, a descriptor; whatever is a warning or worse is there when the call returns. */
export function bufferLines(file: number): DestinationStream {
  // Waits for a slow reader instead of dropping what it has not taken.
  const destination = pino.destination({ dest: file, sync: true });
  /** Bytes, since texts of many pieces that wait are work for the garbage collector. */
  const waiting = Buffer.allocUnsafe(enough + longestLine);
  let filled = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (filled === 0) return;
    const text = waiting.toString('utf8', 0, filled);
    filled = 0;
    destination.write(text);
  }

  process.once('exit', flush);
  const lines = {
    // By this name pino tells the level of a line beforehand.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      const isLong = line.length * 3 > longestLine;
      if (isLong) flush();
      if (isLong) destination.write(line);
      else filled += waiting.write(line, filled);
      if (lines.lastLevel >= warn || filled >= enough) flush();
      else timer ??= setTimeout(flush, longestWait);
    },
  };
  return lines;
}
