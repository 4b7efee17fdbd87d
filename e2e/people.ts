/** People who can sign in as themselves: activated behind a recovery link, with an application for their second factor. */
import { TOTP } from 'otpauth';
import { goodPassword } from './activation.ts';
import { recoveryPath, type OpenedRecovery } from '#shared/self-service.ts';
import type { User } from '#shared/contract/iam/users.ts';
import type { Page, World, WorldRegion } from './world.ts';
import { createUser } from './world-data.ts';

export interface ActivePerson extends Pick<User, 'id' | 'email'> {
  readonly name: string;
  /** Of the second factor, Base32. */
  readonly secret: string;
}

/** A user who has activated the account, and may do nothing yet. The clock moves on to codes not used so far. */
export async function activePerson(region: WorldRegion, { clock }: Pick<World, 'clock'>): Promise<ActivePerson> {
  const { id, email, firstname, lastname } = await createUser(region);
  const path = { organisationId: region.accounts.organisationId, userId: id };
  const { link, code } = await region.client.call('RecoverUserOrganisation', { path });
  const fragment = new URLSearchParams(new URL(link).hash.slice(1));
  const [flow, token] = [fragment.get('flow'), fragment.get('token')];
  const opened = (await step(region, '', { flow, token, code })) as OpenedRecovery;
  const { continuation, totp } = opened;
  const answer = { flow, continuation, password: goodPassword, totp: codeAt(totp.secret, clock.now()) };
  await step(region, '/complete', answer);
  clock.advance(60_000);
  return { id, email, name: `${firstname} ${lastname}`, secret: totp.secret };
}

async function step({ baseUrl }: WorldRegion, rest: string, body: object): Promise<unknown> {
  const response = await fetch(`${baseUrl}${recoveryPath}${rest}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`self-service answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** What the application shows at a moment. */
export function codeAt(secret: string, now: number): string {
  return new TOTP({ secret }).generate({ timestamp: now });
}

/** Fills in the region's sign-in page, which is in front of the person, and sends it. */
export async function signInAtRegion(
  page: Page,
  { email, secret }: Pick<ActivePerson, 'email' | 'secret'>,
  { clock }: Pick<World, 'clock'>,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByLabel('Code of your authenticator application').fill(codeAt(secret, clock.now()));
  await page.getByRole('button', { name: 'Sign in' }).click();
}
