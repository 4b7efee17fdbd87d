import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { checkTotp, otpauthUri, secretFor } from './totp.ts';

const secret = secretFor('continuation');
const now = Date.parse('2026-01-15T09:30:12Z');
const step = Math.floor(now / 30_000);
const codeAt = (time: number) => new TOTP({ secret }).generate({ timestamp: time });

describe('second factor', () => {
  it('has a secret of 160 bits that follows from the continuation alone', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(secretFor('continuation')).toBe(secret);
    expect(secretFor('another')).not.toBe(secret);
  });

  it.each([
    ['the current step', 0, 0],
    ['the step before', -30_000, -1],
    ['the step after', 30_000, 1],
  ])('accepts the code of %s', (_, offset, steps) => {
    expect(checkTotp({ secret, code: codeAt(now + offset), now })).toEqual({ kind: 'right', step: step + steps });
  });

  it.each([-600, -90, -60, 60, 90, 600])('recognises a clock that is %d seconds off', (secondsOff) => {
    const code = codeAt(now + secondsOff * 1_000);
    expect(checkTotp({ secret, code, now })).toEqual({ kind: 'clockOff', secondsOff });
  });

  it('refuses codes of other times and other secrets', () => {
    expect(checkTotp({ secret, code: codeAt(now - 3_600_000), now })).toEqual({ kind: 'wrong' });
    expect(checkTotp({ secret: secretFor('another'), code: codeAt(now), now })).toEqual({ kind: 'wrong' });
  });

  it('accepts a step once, and none before it', () => {
    const check = (offset: number) => checkTotp({ secret, code: codeAt(now + offset), now, lastStep: step }).kind;
    expect([check(-30_000), check(0), check(30_000)]).toEqual(['wrong', 'wrong', 'right']);
  });

  it('is read from a QR code with issuer and label, whatever characters they have', () => {
    const uri = new URL(otpauthUri('Portico eu-std-1', 'Zoë: "&?#/', secret));
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Portico%20eu-std-1:/);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Portico eu-std-1', secret, digits: '6' });
  });
});
