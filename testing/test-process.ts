/** Programs of the product as processes of their own, for tests of how they start and end. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface TestProcess {
  readonly process: ChildProcess;
  /** What it has written so far. */
  readonly output: () => string;
  readonly errors: () => string;
  /** Its exit code, once everything it wrote was read; null when a signal ended it. */
  readonly exit: Promise<number | null>;
  /** Resolves when its output holds `text`; rejects when it ends without. */
  says(text: string): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Runs `node` with a program of ours, a source or a built one, in an environment without what Vitest puts there. */
export function startProcess(
  program: string,
  env: Readonly<Record<string, string>>,
  options: { readonly arguments?: readonly string[]; readonly uid?: number; readonly detached?: boolean } = {},
): TestProcess {
  const { BASE_URL: _, VITEST: __, NODE_ENV: ___, ...outer } = process.env;
  const { arguments: given = [], ...rest } = options;
  const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...loader, program, ...given], {
    env: { ...outer, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...rest,
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    exit,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => output.includes(text) && resolve();
        child.stdout.on('data', look);
        void exit.then((code) => reject(new Error(`ended (${code}) without “${text}”: ${errors}`)));
        look();
      }),
  };
}

/** Kills what a test left running. */
export async function killProcesses(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    }),
  );
}
