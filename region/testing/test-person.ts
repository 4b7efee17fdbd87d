/** For tests: a person with a recovery link, who takes the steps behind it. */
import { TOTP } from 'otpauth';
import { recoveryPath, type OpenedRecovery } from '#shared/self-service.ts';
import { fresh } from './fixture.ts';
import type { TestRegion } from './test-region.ts';
import { send, type RawAnswer } from './test-request.ts';

export const goodPassword = 'Correct-Horse-Battery-1';

/** A link as it is sent to its person. */
export interface SentLink {
  readonly flow: string;
  readonly token: string;
  readonly code: string;
}

/** Creates a user. Returns the id. */
export async function createPerson({ admin, seeded }: TestRegion): Promise<string> {
  const body = { email: `${fresh('ada')}@example.org`, firstname: 'Ada', lastname: 'Lovelace' };
  return (await admin('CreateUserOrganisation', { path: { organisationId: seeded.organisationId }, body })).reply.id;
}

export async function issueLink({ admin, seeded }: TestRegion, userId: string): Promise<SentLink> {
  const path = { organisationId: seeded.organisationId, userId };
  const { reply } = await admin('RecoverUserOrganisation', { path });
  const fragment = new URLSearchParams(new URL(reply.link).hash.slice(1));
  return { flow: fragment.get('flow') ?? '', token: fragment.get('token') ?? '', code: reply.code ?? '' };
}

/** A code that is not the right one. */
export function wrongCode({ code }: SentLink): string {
  return code === '000000' ? '000001' : '000000';
}

export function open({ baseUrl }: TestRegion, link: SentLink): Promise<RawAnswer> {
  return send(baseUrl + recoveryPath, { method: 'POST', body: link });
}

/** Opens a link and expects it to work. */
export async function opened(region: TestRegion, link: SentLink): Promise<OpenedRecovery> {
  const answer = await open(region, link);
  if (answer.status !== 200) throw new Error(`not opened: ${answer.text}`);
  return answer.json as OpenedRecovery;
}

interface Completion {
  readonly password?: string;
  /** How far the clock of the person's device is ahead, in milliseconds. */
  readonly clockAhead?: number;
  readonly totp?: string;
}

/** Completes with good answers unless others are given. */
export function complete(
  { baseUrl, clock }: TestRegion,
  { flow }: SentLink,
  { continuation, totp: { secret } }: OpenedRecovery,
  { password = goodPassword, clockAhead = 0, totp }: Completion = {},
): Promise<RawAnswer> {
  const code = totp ?? new TOTP({ secret }).generate({ timestamp: clock.now() + clockAhead });
  const body = { flow, continuation, password, totp: code };
  return send(`${baseUrl}${recoveryPath}/complete`, { method: 'POST', body });
}

/** The part of a problem's type after the `#`. */
export function fragmentOf({ problem }: RawAnswer): string | undefined {
  return problem.type?.split('#')[1];
}
