/** The demo person: a seeded user who can sign in as themselves, by a password and a second factor that the demo file tells. */
import { randomInt } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { Secret } from 'otpauth';
import { normalisePassword } from '#shared/rules/password.ts';
import { hashPassword } from '#region/token/password-hash.ts';
import { findSignIns, replaceCredentials } from '#region/store/credentials.ts';
import type { RegionDatabase } from '#region/store/database.ts';
import type { Seal } from '#region/token/seal.ts';
import { placeOfSecondFactor } from '#region/token/seal-stored.ts';
import { seededId } from './seeded-id.ts';

export interface DemoPerson {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** Of the second factor, Base32. */
  readonly totpSecret: string;
}

export interface DemoPersonOptions {
  /** The region's. */
  readonly name: string;
  readonly seal: Seal;
  readonly now: number;
}

/** The third of the seeded people, who may look at the clusters of the demo space and at nothing else. */
export function demoPersonId(region: string): string {
  return seededId(region, 'user', '2');
}

/** Gives the person a new password and second factor; undefined where fewer people were seeded, or this one is gone. */
export async function enrolDemoPerson(
  database: RegionDatabase,
  { name, seal, now }: DemoPersonOptions,
): Promise<DemoPerson | undefined> {
  const userId = demoPersonId(name);
  const user = await database.read((connection) =>
    connection
      .selectFrom('users')
      .select(['email', 'firstname', 'lastname'])
      .where('id', '=', userId)
      .executeTakeFirst(),
  );
  if (user === undefined) return undefined;
  const password = createPassword();
  const totpSecret = new Secret({ size: 20 }).base32;
  const passwordHash = await hashPassword(password);
  await database.write((connection) =>
    replaceCredentials(connection, {
      user_id: userId,
      password_hash: passwordHash,
      totp_secret: seal.seal(totpSecret, placeOfSecondFactor(userId)),
      totp_step: 0,
      set_on: now,
    }),
  );
  return { userId, email: user.email, name: `${user.firstname} ${user.lastname}`, password, totpSecret };
}

/** Whether the person can still sign in with these. */
export async function isEnrolled(
  database: RegionDatabase,
  { name, seal }: Pick<DemoPersonOptions, 'name' | 'seal'>,
  { email, password, totpSecret }: Pick<DemoPerson, 'email' | 'password' | 'totpSecret'>,
): Promise<boolean> {
  const userId = demoPersonId(name);
  const signIns = await database.read((connection) => findSignIns(connection, email));
  const present = signIns.find(({ id }) => id === userId);
  if (present === undefined || seal.open(present.totp_secret, placeOfSecondFactor(userId)) !== totpSecret) return false;
  return verify(present.password_hash, normalisePassword(password));
}

/** Without what is easily taken for something else: people type it from a terminal. */
const letters = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';

/** Some 80 random bits, of all classes that passwords have to have (behaviours B9.8). */
function createPassword(): string {
  const group = (alphabet: string) => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `D${[letters, letters, letters, digits].map(group).join('-')}`;
}
