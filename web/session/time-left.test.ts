import { describe, expect, it } from 'vitest';
import { clockOffset, isEnding, timeLeft } from './time-left.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12, minutes)).toISOString();
const local = (minutes: number) => Date.parse(at(minutes));
const session = { now: at(0), idleExpiresAt: at(60), absoluteExpiresAt: at(480) };

describe('the time a session has left', () => {
  it('counts by the server, however wrong the local clock is', () => {
    const offset = clockOffset(session, local(-300));
    expect(timeLeft(session, offset, local(-300 + 10))).toEqual({ limit: 'idle', milliseconds: 50 * 60_000 });
  });

  it('is that of the nearer limit', () => {
    const old = { ...session, idleExpiresAt: at(481) };
    expect(timeLeft(old, 0, local(470))).toEqual({ limit: 'absolute', milliseconds: 10 * 60_000 });
  });

  it('is never below zero', () => {
    expect(timeLeft(session, 0, local(600)).milliseconds).toBe(0);
  });

  it('is announced two minutes ahead of the idle limit, five ahead of the absolute one', () => {
    expect(isEnding(timeLeft(session, 0, local(57)))).toBe(false);
    expect(isEnding(timeLeft(session, 0, local(58)))).toBe(true);
    const old = { ...session, idleExpiresAt: at(500) };
    expect(isEnding(timeLeft(old, 0, local(474)))).toBe(false);
    expect(isEnding(timeLeft(old, 0, local(475)))).toBe(true);
  });
});
