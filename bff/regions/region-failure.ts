/** What became of a request to a region, as a problem that names the region and nothing of its insides. */
import { ConsoleProblem } from '../problem.ts';

const connectCodes = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);
const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** True when no byte of the request can have reached the region. */
export function isConnectFailure(error: unknown): boolean {
  const code = codeOf(error);
  return connectCodes.has(code) || code.startsWith('CERT_') || code.startsWith('ERR_TLS');
}

export function unreachable(region: string, retryAfter?: number): ConsoleProblem {
  const detail = `The region ${region} cannot be reached at the moment.`;
  return new ConsoleProblem('region_unreachable', {
    detail,
    region,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

export function unusable(region: string, reason: string): ConsoleProblem {
  return new ConsoleProblem('region_answer_unusable', { detail: `The region ${region} ${reason}.`, region });
}

/** 503 without a connection, 504 without an answer in time, 502 for a broken one. */
export function regionFailure(region: string, error: unknown): ConsoleProblem {
  if (error instanceof ConsoleProblem) return error;
  if (isConnectFailure(error)) return unreachable(region);
  if (timeoutCodes.has(codeOf(error))) {
    return new ConsoleProblem('region_timeout', { detail: `The region ${region} did not answer in time.`, region });
  }
  if (codeOf(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return unusable(region, 'sent more than 8 MiB');
  return unusable(region, 'broke off its answer');
}
