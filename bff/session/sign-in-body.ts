/** Bodies that carry a secret, read strictly. No value is echoed in a refusal. */
import { BeginPersonSignIn, CompletePersonSignIn } from '#shared/person-sign-in.ts';
import { PairCheckBody, SignInBody } from '#shared/session.ts';
import type { z } from 'zod';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { parseStrictObject } from '#bff/http/strict-json.ts';

const [WithSecret, WithDemo] = SignInBody.options;

/** Reads the body of POST /api/session. Throws a 400 `ConsoleProblem` with a violation per field. */
export function parseSignIn(bytes: Buffer | undefined): z.output<typeof SignInBody> {
  const body = readObject(bytes);
  return parseAs('demo' in body ? WithDemo : WithSecret, body);
}

/** Reads the body of POST /api/session/check. Throws a 400 `ConsoleProblem` with a violation per field. */
export function parsePairCheck(bytes: Buffer | undefined): z.output<typeof PairCheckBody> {
  return parseAs(PairCheckBody, readObject(bytes));
}

/** Reads any other body that carries a secret. Throws a 400 `ConsoleProblem` with a violation per field. */
export function parseSecretBody<Schema extends z.ZodType>(schema: Schema, bytes: Buffer | undefined): z.output<Schema> {
  return parseAs(schema, readObject(bytes));
}

/** Reads the body of POST /api/session/person. Throws a 400 `ConsoleProblem` with a violation per field. */
export function parseBeginning(bytes: Buffer | undefined): z.output<typeof BeginPersonSignIn> {
  return parseAs(BeginPersonSignIn, readObject(bytes));
}

/** Reads the body of POST /api/session/person/complete. Throws a 400 `ConsoleProblem` with a violation per field. */
export function parseCompletion(bytes: Buffer | undefined): z.output<typeof CompletePersonSignIn> {
  return parseAs(CompletePersonSignIn, readObject(bytes));
}

function readObject(bytes: Buffer | undefined): Record<string, unknown> {
  return parseStrictObject(bytes ?? Buffer.from('{}'));
}

function parseAs<Schema extends z.ZodType>(schema: Schema, body: Record<string, unknown>): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const violations = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message }));
  throw new ConsoleProblem('invalid_parameter', { violations });
}
