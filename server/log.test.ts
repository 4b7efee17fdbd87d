import { expect, it } from 'vitest';
import { readable } from './log.ts';

const line = (fields: object) =>
  JSON.stringify({ level: 30, time: '2026-01-02T03:04:05.678Z', part: 'console', msg: 'answered', ...fields });

it('is readable: time, level, part, message, fields', () => {
  expect(readable(line({ status: 200, path: '/healthz' }))).toMatch(
    /^\d\d:04:05 INFO {2}console: answered status=200 path=\/healthz\n$/,
  );
});

it('puts a stack on lines of its own', () => {
  expect(readable(line({ level: 50, err: { message: 'gone', stack: 'Error: gone\n    at here' } }))).toMatch(
    /ERROR console: answered\nError: gone\n {4}at here\n$/,
  );
});

it('shows control characters as what they are', () => {
  expect(readable(line({ agent: '\u001b[31mred' }))).toContain('agent="\\u001b[31mred"');
});
