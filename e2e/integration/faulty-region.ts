/** A region that signs everybody in and then answers each operation as a test tells it to. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startUpstream } from './test-console.ts';

export type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export const spaceId = '11111111-1111-4111-8111-111111111111';
export const accounts = { clientId: '22222222-2222-4222-8222-222222222222', clientSecret: 'anything' };

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** `behave` gets everything but the token endpoints, `grant` what the token endpoint answers next. */
export async function startFaultyRegion(name = 'eu-fault-1') {
  const tokenRequests: URLSearchParams[] = [];
  const revoked: string[] = [];
  const asked: string[] = [];
  const faulty = {
    behave: ((_request, response) => sendJson(response, 200, { items: [] })) as Behaviour,
    grant: ((_form, response) => {
      sendJson(response, 200, {
        access_token: `token-${tokenRequests.length}`,
        expires_in: 3_600,
        token_type: 'Bearer',
      });
    }) as (form: URLSearchParams, response: ServerResponse) => void,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.url === '/iam/token') {
      const form = new URLSearchParams(body);
      tokenRequests.push(form);
      return faulty.grant(form, response);
    }
    if (request.url === '/iam/revoke') {
      revoked.push(new URLSearchParams(body).get('token') ?? '');
      response.writeHead(200).end();
      return undefined;
    }
    if (request.url === '/iam/organisations') return sendJson(response, 200, { items: [] });
    asked.push(`${request.method} ${request.url}`);
    return faulty.behave(request, response, body);
  }

  const upstream = await startUpstream(name, (request, response) => void answer(request, response));
  return Object.assign(faulty, upstream, { accounts, tokenRequests, revoked, asked });
}

export type FaultyRegion = Awaited<ReturnType<typeof startFaultyRegion>>;
