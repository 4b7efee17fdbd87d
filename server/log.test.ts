import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { infoLines, isPretty, readable } from './log.ts';

const line = (fields: object) =>
  JSON.stringify({ level: 30, time: '2026-01-02T03:04:05.678Z', part: 'console', msg: 'answered', ...fields });

const { isTTY } = process.stdout;
afterEach(() => {
  process.stdout.isTTY = isTTY;
});

it('is for a reader where stdout is a terminal, JSON elsewhere, unless told otherwise', () => {
  process.stdout.isTTY = true;
  expect([isPretty(undefined), isPretty('json')]).toEqual([true, false]);
  process.stdout.isTTY = false;
  expect([isPretty(undefined), isPretty('pretty')]).toEqual([false, true]);
});

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

it('has lines whose fields came as JSON, as those of pino are', () => {
  const lines: string[] = [];
  const options = { base: { part: 'console' }, timestamp: () => ',"time":"now"' };
  const write = (line: string) => {
    lines.push(line);
  };
  const log = pino(options, { write });
  log.info({ path: '/"', status: 200 }, 'request');
  infoLines(log, 'request')(`"path":${JSON.stringify('/"')},"status":200`);
  expect(lines[1]).toBe(lines[0]);
});
