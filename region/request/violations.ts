/** Violations of a zod schema in the contract's words: one per field, paths like `items[3].permissionId` (behaviours B4). */
import type { z } from 'zod';
import type { Violation } from '#shared/contract/problem.ts';

type Issue = z.core.$ZodRawIssue;

/** Wordings for what zod says in type names. Texts that a schema gives itself win over these. */
export function describeIssue(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${typeWords[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return bound(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return bound(issue.origin, 'at most', issue.maximum);
    case 'invalid_format':
      return formatWords[issue.format] ?? 'has the wrong form';
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return 'must have one of the allowed forms';
    default:
      return undefined;
  }
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formatWords: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  guid: 'must be a UUID',
  uuid: 'must be a UUID',
  url: 'must be an absolute address',
  date: 'must be a date like 2026-01-31',
  datetime: 'must be a date and time like 2026-01-31T09:30:00Z',
  duration: 'must be an ISO 8601 duration',
};

function bound(origin: string, words: string, limit: number | bigint): string {
  if (origin === 'string') return `must have ${words} ${limit} character${limit === 1 ? '' : 's'}`;
  if (origin === 'array' || origin === 'set') return `must hold ${words} ${limit} item${limit === 1 ? '' : 's'}`;
  return `must be ${words} ${limit}`;
}

/** The first issue of each field; `root` names the field when the value as a whole is wrong. */
export function toViolations(error: z.core.$ZodError, root: string): Violation[] {
  const violations = new Map<string, Violation>();
  for (const issue of error.issues) {
    const field = fieldOf(issue.path) || root;
    if (!violations.has(field)) violations.set(field, { field, description: issue.message });
  }
  return [...violations.values()];
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`;
    return field === '' ? String(key) : `${field}.${String(key)}`;
  }, '');
}
