/** The time of a log line. */

let last = 0;
let text = '';

/** As pino wants it, and made once per millisecond. */
export function logTime(): string {
  const now = Date.now();
  if (now !== last) {
    last = now;
    text = `,"time":"${new Date(now).toISOString()}"`;
  }
  return text;
}
