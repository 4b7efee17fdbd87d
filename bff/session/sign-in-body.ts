import { SignInBody } from '#shared/session.ts';
import type { z } from 'zod';
import { ConsoleProblem } from '../problem.ts';
import { parseStrictObject } from '../strict-json.ts';

const [WithSecret, WithDemo] = SignInBody.options;

/** Reads the body of POST /api/session. Throws a 400 `ConsoleProblem` with a violation per field; no value is echoed. */
export function parseSignIn(bytes: Buffer | undefined): z.output<typeof SignInBody> {
  const body = parseStrictObject(bytes ?? Buffer.from('{}'));
  const parsed = ('demo' in body ? WithDemo : WithSecret).safeParse(body);
  if (parsed.success) return parsed.data;
  const violations = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), description: message }));
  throw new ConsoleProblem('invalid_parameter', { violations });
}
