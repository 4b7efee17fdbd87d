/** The log of a process: one JSON line each on stdout, or lines for a reader where stdout is a terminal. */
import pino, { type Logger } from 'pino';
import { bufferLines } from './log-lines.ts';
import { logTime } from './log-time.ts';
import { z } from 'zod';

export const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info');
/** LOG_FORMAT; decided by stdout when left out. */
export const LogFormat = z.enum(['pretty', 'json']).optional();
export type LogFormat = z.infer<typeof LogFormat>;

export interface LogOptions {
  readonly level: string;
  readonly format: LogFormat;
  /** Which part of the product writes, in every line: `{ part: 'console' }`. */
  readonly base: Readonly<Record<string, string>>;
}

export function isPretty(format: LogFormat): boolean {
  return (format ?? (process.stdout.isTTY ? 'pretty' : 'json')) === 'pretty';
}

/** Fields are chosen one by one by whoever writes, so nothing secret can slip in with a request. */
export function createLog({ level, format, base }: LogOptions): Logger {
  const options = {
    level,
    base,
    timestamp: logTime,
    serializers: { err: describeError },
  };
  if (!isPretty(format)) return pino(options, bufferLines(process.stdout.fd));
  return pino(options, { write: (line: string) => process.stdout.write(readable(line)) });
}

/** What pino holds of a logger, by names that it gives away. */
interface Inside {
  readonly [pino.symbols.streamSym]: { write(line: string): void; lastLevel?: number };
  readonly [pino.symbols.chindingsSym]: string;
  readonly [pino.symbols.timeSym]: () => string;
}

/**
 * Writes lines of the level info, which the logger must have, whose fields come as the JSON they are to be. For lines as many as requests: pino looks
 * at every field of every line anew, which took a twentieth of a proxied call.
 */
export function infoLines(log: Logger, message: string): (fields: string) => void {
  const inside = log as unknown as Inside;
  const stream = inside[pino.symbols.streamSym];
  const bindings = inside[pino.symbols.chindingsSym];
  const timeOf = inside[pino.symbols.timeSym];
  const end = `,"msg":${JSON.stringify(message)}}\n`;
  const level = 30;
  return (fields) => {
    stream.lastLevel = level;
    stream.write(`{"level":${level}${timeOf()}${bindings},${fields}${end}`);
  };
}

/** What an unexpected error may say; its properties, which can hold headers or bodies, are left out. */
function describeError(error: Error): Record<string, unknown> {
  return {
    type: error.name,
    message: error.message,
    ...('code' in error ? { code: error.code } : {}),
    ...('kind' in error ? { kind: error.kind } : {}),
    stack: error.stack,
  };
}

/** `03:14:07 INFO eu-std-1 answered  method=GET status=200`: the local time, and a stack on lines of its own. */
export function readable(line: string): string {
  const { level, time, msg, part, region, err, ...fields } = JSON.parse(line) as {
    readonly level: number;
    readonly time: string;
    readonly msg?: string;
    readonly part?: string;
    readonly region?: string;
    readonly err?: { readonly stack?: string; readonly message?: string };
  };
  const clock = new Date(time).toLocaleTimeString('en-GB');
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${shown(value)}`);
  const name = (pino.levels.labels[level] ?? String(level)).toUpperCase();
  const cause = err === undefined ? '' : `\n${err.stack ?? err.message}`;
  return `${clock} ${name.padEnd(5)} ${part ?? region ?? ''}: ${msg ?? ''}${rest.join('')}${cause}\n`;
}

/** Control characters of what came from outside never reach a terminal as such. */
function shown(value: unknown): string {
  return typeof value === 'string' && /^[\w.:/-]+$/.test(value) ? value : JSON.stringify(value);
}
