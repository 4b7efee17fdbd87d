/** For tests: somebody at the settings page, as a browser would send it. */
import { TOTP } from 'otpauth';
import { settingsPath } from '#shared/self-service.ts';
import { complete, createPerson, goodPassword, issueLink, opened } from './test-person.ts';
import type { TestRegion } from './test-region.ts';

export interface ActivePerson {
  readonly id: string;
  readonly email: string;
  /** Of the second factor. */
  readonly secret: string;
}

/** Somebody with a password (`goodPassword`) and a second factor, none of whose codes has been used since. */
export async function activePerson(region: TestRegion): Promise<ActivePerson> {
  const id = await createPerson(region);
  const link = await issueLink(region, id);
  const recovery = await opened(region, link);
  await complete(region, link, recovery);
  region.clock.advance(60_000);
  const path = { organisationId: region.seeded.organisationId, userId: id };
  const { email } = (await region.admin('GetUserOrganisation', { path })).reply;
  return { id, email, secret: recovery.totp.secret };
}

/** What the application shows now. */
export function codeOf({ clock }: TestRegion, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now() });
}

export interface Seen {
  readonly status: number;
  readonly text: string;
  /** Where it leads, without the query. */
  readonly location: string | undefined;
  readonly headers: Headers;
}

/** A browser at the settings pages of a region, with the cookie it holds. */
export class SettingsVisitor {
  cookie = '';
  readonly #region: TestRegion;

  constructor(region: TestRegion) {
    this.#region = region;
  }

  get(page = ''): Promise<Seen> {
    return this.#ask(page, {});
  }

  post(page: string, fields: Readonly<Record<string, string>>, headers = this.own): Promise<Seen> {
    return this.#ask(page, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  readonly own: Readonly<Record<string, string>> = { 'Sec-Fetch-Site': 'same-origin' };

  signIn(person: ActivePerson, changes: Readonly<Record<string, string>> = {}): Promise<Seen> {
    const { email, secret } = person;
    return this.post('', { email, password: goodPassword, totp: codeOf(this.#region, secret), ...changes });
  }

  async #ask(
    page: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> },
  ): Promise<Seen> {
    const headers = { ...init.headers, ...(this.cookie !== '' && { Cookie: this.cookie }) };
    const address = this.#region.baseUrl + settingsPath + page;
    const response = await fetch(address, { ...init, headers, redirect: 'manual' });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';', 1)[0] ?? '';
    const location = response.headers.get('Location')?.split('?', 1)[0];
    return { status: response.status, text: await response.text(), location, headers: response.headers };
  }
}
