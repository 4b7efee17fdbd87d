/**
 * Being signed in to the settings page, apart from being signed in at a console. What the browser holds is made anew whenever
 * somebody signs in and after every change; what it came with is never taken over.
 */
import { parse } from 'cookie';
import type { Request, Response } from 'express';
import { getsToken } from '#shared/rules/subject-status.ts';
import { personStatus } from '#region/access/subject-status.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import type { Connection } from '#region/store/database.ts';
import {
  deleteSettingsSessionsOf,
  findSettingsSession,
  insertSettingsSession,
  type SettingsRow,
} from '#region/store/settings-sessions.ts';
import { createSecret, hashSecret } from '#region/token/secrets.ts';
import { settingsAt } from './settings-paths.ts';
import { doneKinds, type Done } from './words.ts';

export interface SettingsSession {
  /** What the browser holds. */
  readonly token: string;
  readonly person: SettingsRow;
}

const milliseconds = 15 * 60 * 1000;

/** Opens one in place of all others of the person, after what was `done`. Returns what the browser is to hold. */
export async function openSession(connection: Connection, userId: string, now: number, done?: Done): Promise<string> {
  const token = [createSecret(), ...(done === undefined ? [] : [done])].join('.');
  await deleteSettingsSessionsOf(connection, userId);
  const session = { token_hash: hashSecret(token), user_id: userId, expires_on: now + milliseconds };
  await insertSettingsSession(connection, session, now);
  return token;
}

/** The change that a session was opened after. */
export function doneBy({ token }: SettingsSession): Done | undefined {
  return doneKinds.find((kind) => token.endsWith(`.${kind}`));
}

/** Undefined when it is over, when a link has made its password void, or when the person was switched off meanwhile. */
export async function findSession(
  connection: Connection,
  token: string,
  now: number,
): Promise<SettingsSession | undefined> {
  const person = await findSettingsSession(connection, hashSecret(token), now);
  return person !== undefined && getsToken(personStatus(person, now)) ? { token, person } : undefined;
}

/** Regions on one machine share a browser's cookies, whatever their ports. */
const cookieOf = ({ name }: RegionContext) => `portico-settings-${name}`;

const attributesOf = ({ baseUrl }: RegionContext) =>
  ({ path: settingsAt(baseUrl), httpOnly: true, sameSite: 'strict', secure: baseUrl.startsWith('https:') }) as const;

/** What the browser holds; empty when it holds nothing. */
export function tokenFrom(request: Request, context: RegionContext): string {
  return parse(request.headers.cookie ?? '')[cookieOf(context)] ?? '';
}

export function keepToken(response: Response, context: RegionContext, token: string): void {
  response.cookie(cookieOf(context), token, attributesOf(context));
}

export function dropToken(response: Response, context: RegionContext): void {
  response.clearCookie(cookieOf(context), attributesOf(context));
}
