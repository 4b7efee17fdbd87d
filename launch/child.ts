/** One supervised process: started, awaited until ready, started again when it crashes, stopped with the rest. */
import { spawn, type ChildProcess } from 'node:child_process';

const restartDelay = 1_000;
/** More than a process takes by itself, which may answer on for a while and waits for answers under way. */
const stopLimit = 60_000;

export interface ChildOptions {
  readonly name: string;
  /** Arguments of `node`. */
  readonly program: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Called when the process refuses to start, with its exit code and what it wrote to stderr. */
  readonly onRefusal: (code: number, reason: string) => void;
}

export interface Child {
  /** Resolves when the process has first said that it is ready. */
  readonly ready: Promise<void>;
  /** SIGTERM, and SIGKILL for one that does not end. */
  stop(): Promise<void>;
  /** SIGKILL. */
  kill(): void;
}

/**
 * Starts the process. Its log goes to stdout. Exit code 1 before it is ready is a refusal (bad variable, taken port)
 * and final; any other unexpected end is a crash and the process is started again.
 */
export function superviseChild({ name, program, env, onRefusal }: ChildOptions): Child {
  let stopping = false;
  let current: ChildProcess;
  let restart: NodeJS.Timeout | undefined;
  let ended: Promise<void>;
  let isReady: () => void;
  const ready = new Promise<void>((resolve) => (isReady = resolve));

  function launch(): void {
    let isUp = false;
    // The channel ends with this process, however it ends, and the child ends with the channel.
    current = spawn(process.execPath, program, { env, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
    ended = new Promise((resolve) => current.once('close', () => resolve()));
    let reason = '';
    current.stderr!.on('data', (chunk: Buffer) => {
      if (isUp) process.stderr.write(chunk);
      else reason += chunk.toString();
    });
    current.once('message', () => {
      isUp = true;
      isReady();
    });
    current.once('close', (code, signal) => {
      if (stopping) return;
      if (code === 1 && !isUp) return onRefusal(code, reason);
      process.stderr.write(`${name} ended unexpectedly (${signal ?? code}); starting it again\n`);
      restart = setTimeout(launch, restartDelay);
    });
  }

  launch();
  return {
    ready,
    async stop() {
      stopping = true;
      clearTimeout(restart);
      if (current.exitCode !== null || current.signalCode !== null) return;
      const limit = setTimeout(() => current.kill('SIGKILL'), stopLimit);
      current.kill('SIGTERM');
      await ended;
      clearTimeout(limit);
    },
    kill: () => void current.kill('SIGKILL'),
  };
}
