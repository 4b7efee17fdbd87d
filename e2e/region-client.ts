/** A plain client of a region's contract, for what a test prepares or checks behind the console's back. */
import {
  catalogue,
  type Body,
  type OperationId,
  type Path,
  type Query,
  type Reply,
} from '#shared/contract/catalogue.ts';
import { buildPath, buildQuery } from '#shared/contract/path.ts';
import type { PageQuery } from '#shared/contract/operation.ts';

export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface CallOptions<Id extends OperationId> {
  readonly path?: Path<Id>;
  readonly query?: Query<Id>;
  readonly page?: PageQuery;
  readonly body?: Body<Id>;
}

/** Longer than any answer takes, shorter than a test: what waits for ever says for what. Milliseconds. */
const longestAnswer = 20_000;

export class RegionClient {
  readonly #baseUrl: string;
  readonly #credentials: Credentials;
  /** What the region has received so far, to tell whether a call without an answer was among it. */
  readonly #received: readonly string[];
  #token: string | undefined;

  constructor(baseUrl: string, credentials: Credentials, received: readonly string[] = []) {
    this.#baseUrl = baseUrl;
    this.#credentials = credentials;
    this.#received = received;
  }

  /**
   * Calls an operation and returns its reply. Throws an `Error` with status and detail for anything but a success, and one
   * that says what the region received last when there is no answer within `longestAnswer`.
   */
  async call<Id extends OperationId>(id: Id, options: CallOptions<Id> = {}): Promise<Reply<Id>> {
    const row = catalogue[id];
    const address =
      this.#baseUrl + buildPath(row.path, options.path ?? {}) + buildQuery(options.query ?? {}, options.page);
    const send = async () => {
      this.#token ??= await this.#fetchToken();
      return this.#fetch(address, {
        method: row.method,
        headers: {
          authorization: `Bearer ${this.#token}`,
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      });
    };
    let response = await send();
    if (response.status === 401) {
      // The clock was advanced past the end of the token.
      this.#token = undefined;
      response = await send();
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${id} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Reply<Id>;
  }

  async #fetchToken(): Promise<string> {
    const { clientId, clientSecret } = this.#credentials;
    const response = await this.#fetch(`${this.#baseUrl}/iam/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'openid offline_access' }),
    });
    if (!response.ok) throw new Error(`no token: ${response.status}`);
    return ((await response.json()) as { access_token: string }).access_token;
  }

  async #fetch(address: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(address, { ...request, signal: AbortSignal.timeout(longestAnswer) });
    } catch (error) {
      const last = this.#received.slice(-3).join(', ');
      throw new Error(`no answer to ${request.method} ${address}; received last: ${last}`, { cause: error });
    }
  }
}
