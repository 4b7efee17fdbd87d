/** As much of a browser as a server can see: keeps its cookies and sends the headers a page of ours sends. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'undici';

export interface Answer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly text: string;
  /** The parsed body; throws when it is not JSON. */
  json(): unknown;
}

export interface Question {
  /** Sent as JSON, a Buffer as it is. */
  readonly body?: unknown;
  /** Added to, or with undefined taken from, the usual ones. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export class Browser {
  readonly #port: number;
  /** Sends paths as they are; anything that takes a URL would tidy them first. */
  readonly #client: Client;
  readonly #cookies = new Map<string, string>();

  constructor(port: number) {
    this.#port = port;
    this.#client = new Client(`http://127.0.0.1:${port}`);
  }

  /** `name=value; …` as the server set them last. */
  get cookie(): string | undefined {
    const pairs = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? undefined : pairs.join('; ');
  }

  set cookie(pairs: string | undefined) {
    this.#cookies.clear();
    this.#keepCookies(pairs?.split('; '));
  }

  async ask(method: string, path: string, { body, headers }: Question = {}): Promise<Answer> {
    const sent = {
      host: `localhost:${this.#port}`,
      'x-portico-csrf': '1',
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      ...headers,
    };
    const answer = await this.#client.request({
      path,
      method,
      headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >,
      ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
    });
    const content = await answer.body.text();
    this.#keepCookies(answer.headers['set-cookie']);
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: content,
      json: () => JSON.parse(content) as unknown,
    };
  }

  get(path: string, question?: Question): Promise<Answer> {
    return this.ask('GET', path, question);
  }

  /** Signs in and answers how that went. */
  signIn(
    region: { readonly name: string; readonly accounts: { readonly clientId: string; readonly clientSecret?: string } },
    operator?: string,
  ): Promise<Answer> {
    const { clientId, clientSecret } = region.accounts;
    return this.ask('POST', '/api/session', { body: { region: region.name, clientId, clientSecret, operator } });
  }

  #keepCookies(header: string | string[] | undefined): void {
    for (const line of [header ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const [name = ''] = pair.split('=');
      const value = pair.slice(name.length + 1);
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** Sends bytes no client library would and answers everything that comes back. */
export function sendRaw(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}
