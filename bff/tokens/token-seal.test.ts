import { describe, expect, it } from 'vitest';
import { deriveKeys } from '#bff/config/secrets.ts';
import { createTokenSeal } from './token-seal.ts';

const [first, second] = ['one secret of more than thirty-two bytes', 'two secret of more than thirty-two bytes'];
const sealOf = (...secrets: string[]) => createTokenSeal(deriveKeys(secrets).tokens);
const pair = { accessToken: 'access', refreshToken: 'refresh' };

describe('sealed tokens', () => {
  it('open with any listed key, and are sealed with the first', () => {
    const sealed = sealOf(first).seal('session', 'eu-std-1', pair);
    expect(sealOf(second, first).open('session', 'eu-std-1', sealed)).toEqual(pair);
    const resealed = sealOf(second, first).seal('session', 'eu-std-1', pair);
    expect(sealOf(first).open('session', 'eu-std-1', resealed)).toBeUndefined();
    expect(sealOf(second).open('session', 'eu-std-1', resealed)).toEqual(pair);
  });

  it('open for their session and region only', () => {
    const seal = sealOf(first);
    const sealed = seal.seal('session', 'eu-std-1', pair);
    expect(seal.open('other', 'eu-std-1', sealed)).toBeUndefined();
    expect(seal.open('session', 'eu-snc-1', sealed)).toBeUndefined();
  });

  it('never open once a bit changed', () => {
    const seal = sealOf(first);
    const sealed = seal.seal('session', 'eu-std-1', pair);
    for (let index = 0; index < sealed.length; index += 1) {
      const damaged = Uint8Array.from(sealed);
      damaged[index] = (damaged[index] ?? 0) ^ 1;
      expect(seal.open('session', 'eu-std-1', damaged)).toBeUndefined();
    }
    for (const length of [0, 11, 12, 39, 40]) {
      expect(seal.open('session', 'eu-std-1', sealed.subarray(0, length))).toBeUndefined();
    }
  });

  it('differ every time and show nothing', () => {
    const [one, two] = [0, 1].map(() => Buffer.from(sealOf(first).seal('session', 'eu-std-1', pair)));
    expect(one).not.toEqual(two);
    expect(one?.includes('access')).toBe(false);
  });

  it('share no key with the cookie signature', () => {
    const keys = deriveKeys([first, second]);
    expect(keys.cookie).toHaveLength(2);
    expect(keys.cookie).not.toContain(keys.tokens[0].key.toString('base64url'));
  });
});
