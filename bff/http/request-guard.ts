/** The checks every request passes before anything reads it (Host for all, the rest under /api). */
import type { IncomingMessage } from 'node:http';
import { repeatedHeader } from '#shared/repeated-header.ts';
import { csrfHeader } from '#shared/csrf-header.ts';
import type { ConsoleConfig } from '#bff/config/config.ts';
import { ConsoleProblem } from './problem.ts';

const csrfHeaderName = csrfHeader.toLowerCase();
const jsonType = /^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i;

function refuse(detail: string): never {
  throw new ConsoleProblem('cross_site_request', { detail });
}

/** Throws a 400 `ConsoleProblem` for a message that two readers may read differently. */
export function checkMessage(request: IncomingMessage): void {
  const repeated = repeatedHeader(request);
  if (repeated === undefined) return;
  throw new ConsoleProblem('bad_request', { detail: `The header ${repeated} is there more than once.` });
}

/** Throws a 403 `ConsoleProblem` for a Host that is not ours: a page of another name rebound to our address. */
export function checkHost(request: IncomingMessage, config: Pick<ConsoleConfig, 'hosts'>): void {
  if (!config.hosts.has((request.headers.host ?? '').toLowerCase())) refuse('The Host header is not accepted.');
}

/** Throws a 403 `ConsoleProblem` for a request under /api that another site could have caused, 415 for other bodies. */
export function checkCaller(request: IncomingMessage, config: Pick<ConsoleConfig, 'publicUrl'>): void {
  const { headers } = request;
  if (headers[csrfHeaderName] !== '1') refuse(`The header ${csrfHeader}: 1 is missing.`);
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') refuse('Sec-Fetch-Site is not same-origin.');
  if (headers.origin !== undefined && headers.origin !== config.publicUrl.origin) {
    refuse('The Origin header is not accepted.');
  }
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (hasBody(request)) throw new ConsoleProblem('bad_request', { detail: 'A GET carries no body.' });
  } else if (hasBody(request) && !jsonType.test(headers['content-type'] ?? '')) {
    throw new ConsoleProblem('unsupported_media_type', { detail: 'Content-Type must be application/json.' });
  }
}

/** True when the message frames a body, however it does so. */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}
