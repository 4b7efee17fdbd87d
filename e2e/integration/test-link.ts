/** For tests: a recovery link issued through the console, and the steps that whoever holds it takes there. */
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import type { CompletedRecovery, OpenedLink } from '#shared/self-service.ts';
import type { Answer, Browser } from './browser.ts';
import type { TestConsole, TestRegion } from './test-console.ts';

export const goodPassword = 'Correct-Horse-Battery-1';

export interface SentLink {
  readonly link: string;
  readonly flow: string;
  readonly token: string;
  readonly code: string;
}

const users = ({ name, accounts }: TestRegion) =>
  `/api/regions/${name}/iam/organisations/${accounts.organisationId}/users`;

/** Creates a user who was never active. Returns the id. */
export async function createPerson(browser: Browser, region: TestRegion): Promise<string> {
  const body = { email: `ada-${randomUUID()}@example.org`, firstname: 'Ada', lastname: 'Lovelace' };
  const answer = await browser.ask('POST', users(region), { body });
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.json() as { id: string }).id;
}

export async function issueLink(browser: Browser, region: TestRegion, userId: string): Promise<SentLink> {
  return sentLink(await browser.ask('POST', `${users(region)}/${userId}/recover`));
}

/** What the answer to an issue holds. */
export function sentLink(answer: Answer): SentLink {
  if (answer.status !== 200) throw new Error(answer.text);
  const { link, code } = answer.json() as { link: string; code: string };
  const fragment = new URLSearchParams(new URL(link).hash.slice(1));
  return { link, flow: fragment.get('flow') ?? '', token: fragment.get('token') ?? '', code };
}

/** A code that is not the right one. */
export function wrongCode({ code }: SentLink): string {
  return code === '000000' ? '000001' : '000000';
}

export function open(browser: Browser, { flow, token, code }: SentLink): Promise<Answer> {
  return browser.ask('POST', '/api/self-service/recovery', { body: { flow, token, code } });
}

/** Opens a link and expects it to work. */
export async function opened(browser: Browser, link: SentLink): Promise<OpenedLink> {
  const answer = await open(browser, link);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json() as OpenedLink;
}

/** Completes with good answers, by the console's clock. */
export function complete(
  { clock }: TestConsole,
  browser: Browser,
  { flow }: SentLink,
  { region, continuation, totp }: OpenedLink,
): Promise<Answer> {
  const code = new TOTP({ secret: totp.secret }).generate({ timestamp: clock.now() });
  const body = { region, flow, continuation, password: goodPassword, totp: code };
  return browser.ask('POST', '/api/self-service/recovery/complete', { body });
}

/** Whether the user could be activated. */
export function activeIn(answer: Answer): boolean {
  return (answer.json() as CompletedRecovery).active;
}

/** The part of a problem's type after the `#`. */
export function fragmentOf(answer: Answer): string | undefined {
  return (answer.json() as { type?: string }).type?.split('#')[1];
}
