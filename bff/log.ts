/** The log: one JSON line each on stdout. Fields are chosen one by one, so nothing secret can slip in with a request. */
import pino, { type Logger } from 'pino';

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

export function createLog(level: string): Logger {
  return pino({
    level,
    base: { part: 'console' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });
}
