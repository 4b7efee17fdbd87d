/** A space of a region as a test has it be, and the tabs that watch it over several consoles. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, vi } from 'vitest';
import type { Browser } from './browser.ts';
import { sendJson } from './faulty-region.ts';
import { WatchTab } from './watch-tab.ts';

/** What the region knows of a space, which is looked at in one test only. */
export class ScriptedSpace {
  readonly id = randomUUID();
  /** Newest first. */
  readonly operations: { readonly id: string; status: string; readonly createTime: string }[] = [];
  /** How often its operations were listed, and by which token. */
  lists = 0;
  readonly listsOf = new Map<string, number>();
  /** Whether an operation is shown to whoever has that token. */
  shows: (token: string, id: string) => boolean = () => true;
  /** Whether a token is taken at all. */
  accepts: (token: string) => boolean = () => true;
  /** Gives the next list, as it is then, to whoever takes the function. */
  hold: ((answer: () => void) => void) | undefined;
  /** Seconds for which it wants to be left alone. */
  retryAfter: number | undefined;
  /** How often each of them was listed as running. */
  readonly seen = new Map<string, number>();
  readonly tabs: WatchTab[] = [];
  readonly #region: string;
  /** Addresses of the consoles there are. */
  readonly #places: () => readonly string[];

  constructor(region: string, places: () => readonly string[]) {
    this.#region = region;
    this.#places = places;
  }

  begin(id: string): void {
    this.operations.unshift({ id, status: 'RUNNING', createTime: new Date().toISOString() });
  }

  end(id: string): void {
    for (const one of this.operations) if (one.id === id) one.status = 'DONE';
  }

  /** A tab that goes to each of the consoles in turn. */
  open(browser: Browser, first = 0): WatchTab {
    let turn = first;
    const tab = new WatchTab([`${this.#region}/${this.id}`], browser.cookie!, () => {
      const places = this.#places();
      turn += 1;
      return places[(turn - 1) % places.length] ?? 'http://localhost:1';
    });
    this.tabs.push(tab);
    return tab;
  }

  /** Resolves when each of its tabs was shown something. */
  async isShown(): Promise<void> {
    const isEach = () => expect(this.tabs.every(({ snapshots }) => snapshots > 0)).toBe(true);
    await vi.waitFor(isEach, { timeout: 20_000 });
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', 'http://region');
    const id = /\/operations\/([^/]+)$/.exec(url.pathname)?.[1];
    const token = request.headers.authorization ?? '';
    if (!this.accepts(token)) return sendJson(response, 401, {});
    const readable = this.operations.filter((one) => this.shows(token, one.id));
    if (id !== undefined) {
      const found = readable.find((one) => one.id === id);
      return sendJson(response, found === undefined ? 404 : 200, found ?? {});
    }
    if (request.method === 'POST') {
      this.begin(`accepted-${this.operations.length}`);
      return sendJson(response, 201, {});
    }
    if (!url.pathname.endsWith('/operations')) return sendJson(response, 404, {});
    this.lists += 1;
    this.listsOf.set(token, (this.listsOf.get(token) ?? 0) + 1);
    if (this.retryAfter !== undefined) {
      response.setHeader('retry-after', this.retryAfter);
      return sendJson(response, 429, {});
    }
    const wanted = url.searchParams.getAll('status');
    const items = readable.filter(({ status }) => wanted.length === 0 || wanted.includes(status));
    const shown = items.slice(0, Number(url.searchParams.get('page[size]') ?? 10_000));
    for (const { id: of, status } of shown) {
      if (status === 'RUNNING') this.seen.set(of, (this.seen.get(of) ?? 0) + 1);
    }
    const body = structuredClone({ items: shown, totalSize: items.length });
    const send = () => sendJson(response, 200, body);
    const { hold } = this;
    this.hold = undefined;
    return hold === undefined ? send() : hold(send);
  }
}
