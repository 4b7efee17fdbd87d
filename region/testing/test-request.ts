/** Requests as text, for tests of what no well-behaved client sends. */
import { request } from 'undici';
import type { Problem } from '#shared/contract/problem.ts';

export interface RawRequest {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is; an object as JSON. */
  readonly body?: string | Buffer | object | undefined;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** The body as JSON; undefined when it is empty. */
  readonly json: unknown;
  /** The same, read as a problem. */
  readonly problem: Problem;
}

/** Sends one request, a body with GET included, and reads the whole answer. */
export async function send(url: string, options: RawRequest = {}): Promise<RawAnswer> {
  const { method = 'GET', token, headers = {}, body } = options;
  const isText = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const answer = await request(url, {
    method,
    headers: {
      ...(isText ? {} : { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: isText ? (body ?? null) : JSON.stringify(body),
  });
  const text = await answer.body.text();
  const json: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: answer.statusCode, headers: answer.headers, text, json, problem: json as Problem };
}

/** Names of the fields that a problem complains about. */
export function fieldsOf({ problem }: RawAnswer): string[] {
  return (problem.violations ?? []).map((violation) => violation.field);
}
