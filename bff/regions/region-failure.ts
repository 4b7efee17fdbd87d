/** What became of a request to a region, as a problem that names the region and nothing of its insides. */
import { ConsoleProblem } from '#bff/http/problem.ts';
import { OutOfTime } from './patience.ts';

const connectCodes = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
]);

/** What a region's certificate, or its TLS altogether, can be refused for, by the codes of OpenSSL and Node. */
const certificateFaults: readonly (readonly [RegExp, string])[] = [
  [/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/, 'has expired or is not valid yet'],
  [/^(ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/, 'is for another name'],
  [/^(CERT_REVOKED|CRL_.*)$/, 'was revoked, or nobody can tell whether it was'],
  [
    /^(CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|ERROR_IN_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH)/,
    'is not signed by an authority the console knows; a private one is named in NODE_EXTRA_CA_CERTS',
  ],
  [/^(EPROTO$|ERR_SSL_|ERR_TLS_)/, 'could not be checked, because no TLS connection came about'],
];

/** Of the error, or of what it was made from: `fetch` wraps what went wrong. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}

/** What is wrong with the region's certificate, to be read after "the certificate of the region"; undefined for others. */
export function untrustedReason(error: unknown): string | undefined {
  const code = codeOf(error);
  return certificateFaults.find(([codes]) => codes.test(code))?.[1];
}

/** True when no byte of the request can have reached the region. */
export function isConnectFailure(error: unknown): boolean {
  return connectCodes.has(codeOf(error)) || untrustedReason(error) !== undefined;
}

export function unreachable(region: string, retryAfter?: number): ConsoleProblem {
  return unsent(region, `The region ${region} cannot be reached at the moment.`, retryAfter);
}

/** The region has not taken the request in time: too many others were waiting, or the sign-in was being renewed. */
export function notSent(region: string): ConsoleProblem {
  return unsent(region, `The region ${region} is too slow at the moment: this request was not sent to it.`);
}

export function untrusted(region: string, reason: string, retryAfter?: number): ConsoleProblem {
  const detail = `The console does not trust the region ${region}, and sent nothing: its certificate ${reason}.`;
  return new ConsoleProblem('region_untrusted', { detail, region, ...after(retryAfter) });
}

export function unusable(region: string, reason: string): ConsoleProblem {
  return new ConsoleProblem('region_answer_unusable', { detail: `The region ${region} ${reason}.`, region });
}

/** 503 without a connection, 504 without an answer in time, 502 for a broken one. */
export function regionFailure(region: string, error: unknown): ConsoleProblem {
  if (error instanceof ConsoleProblem) return error;
  const reason = untrustedReason(error);
  if (reason !== undefined) return untrusted(region, reason);
  if (isConnectFailure(error)) return unreachable(region);
  if (error instanceof OutOfTime) {
    return new ConsoleProblem('region_timeout', { detail: `The region ${region} did not answer in time.`, region });
  }
  if (codeOf(error) === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return unusable(region, 'sent more than 8 MiB');
  return unusable(region, 'broke off its answer');
}

function unsent(region: string, detail: string, retryAfter?: number): ConsoleProblem {
  return new ConsoleProblem('region_unreachable', { detail, region, ...after(retryAfter) });
}

function after(retryAfter: number | undefined): { readonly retryAfter?: number } {
  return retryAfter === undefined ? {} : { retryAfter };
}
