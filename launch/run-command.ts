/** A command that does its work and ends. */
import { keepFilesPrivate } from '#server/private-files.ts';

/** Files it makes are readable by their owner only. What `work` throws is one line on stderr, and exit code 1. */
export function runCommand(work: () => void): void {
  keepFilesPrivate();
  try {
    work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
