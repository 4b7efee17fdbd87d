/** What the programs read from the environment, and how they refuse it. */
import type { z } from 'zod';

/** The message is one line that begins with the name of the variable. */
export class SettingError extends Error {
  override readonly name = 'SettingError';

  constructor(variable: string, reason: string) {
    super(`${variable}: ${reason}`);
  }
}

/** Reads what `schema` names; an empty variable counts as absent. Throws a `SettingError`. */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given, { error: inPlainWords });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettingError(String(issue?.path[0]), issue?.message ?? 'cannot be used');
}

const kinds: Readonly<Record<string, string>> = { array: 'a JSON list', object: 'an object', boolean: 'true or false' };

/** What is accepted, where a schema has no words of its own for it. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map(String))}`;
    case 'unrecognized_keys':
      return `has a member that means nothing here: ${issue.keys.join(', ')}`;
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? 'a text'}`;
    default:
      return 'must not be empty';
  }
}

function oneOf(values: readonly string[]): string {
  return values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
