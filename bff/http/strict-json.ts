/**
 * Reads JSON more strictly than JSON.parse: what two readers could understand differently is refused, so that the
 * console never lets through a body that the region reads as another one.
 */
import { deepestJson, isTooDeep } from '#server/json-depth.ts';
import { ConsoleProblem, violation } from './problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Throws a 400 `ConsoleProblem` with a violation for bad UTF-8, bad JSON, nesting beyond 32 or a key given twice. */
export function parseStrictJson(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw violation('body', 'is not valid UTF-8');
  }
  if (isTooDeep(text)) throw violation('body', `is nested deeper than ${deepestJson} levels`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw violation('body', 'is not valid JSON');
  }
  refuseRepeatedKeys(text);
  return value;
}

/** The body as an object; throws a 400 `ConsoleProblem` for anything else. */
export function parseStrictObject(bytes: Uint8Array): Record<string, unknown> {
  const value = parseStrictJson(bytes);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new ConsoleProblem('bad_request', { detail: 'The body must be a JSON object.' });
  }
  return value as Record<string, unknown>;
}

const structure = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs;

interface Level {
  /** Undefined for an array. */
  readonly keys: Set<string> | undefined;
  expectsKey: boolean;
  /** Key or index being read. */
  at: string;
}

/** `text` is known to be valid JSON: that keeps the walk linear, and makes a string where a key is expected one. */
function refuseRepeatedKeys(text: string): void {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(structure)) {
    if (token === '}' || token === ']') levels.pop();
    else if (token === '{') levels.push({ keys: new Set(), expectsKey: true, at: '' });
    else if (token === '[') levels.push({ keys: undefined, expectsKey: false, at: '0' });
    else readToken(token, levels);
  }
}

/** A comma or a string. */
function readToken(token: string, levels: readonly Level[]): void {
  const level = levels.at(-1);
  if (level === undefined) return;
  if (token === ',') {
    level.expectsKey = level.keys !== undefined;
    if (level.keys === undefined) level.at = String(Number(level.at) + 1);
  } else if (level.expectsKey && level.keys !== undefined) {
    level.at = JSON.parse(token) as string;
    level.expectsKey = false;
    if (level.keys.has(level.at)) throw violation(levels.map(({ at }) => at).join('.'), 'is given twice');
    level.keys.add(level.at);
  }
}
