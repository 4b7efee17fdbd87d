/** Tokens at rest: sealed for the session and the region they belong to. */
import { createSeal } from '#bff/config/seal.ts';
import type { SessionKeys } from '#bff/config/secrets.ts';
import type { TokenPair } from '#bff/regions/token-answer.ts';

interface Opened {
  readonly session: string;
  readonly region: string;
  readonly tokens: TokenPair;
}

export interface TokenSeal {
  seal(session: string, region: string, tokens: TokenPair): Uint8Array;
  /** Undefined when no key opens it: a retired key, another session's record, a damaged one. */
  open(session: string, region: string, sealed: Uint8Array): TokenPair | undefined;
}

export function createTokenSeal(keys: SessionKeys['tokens']): TokenSeal {
  /** What was opened, for as long as somebody holds the record that it was opened from. */
  const opened = new WeakMap<Uint8Array, Opened>();
  const seals = createSeal(keys);
  return {
    seal: (session, region, tokens) => seals.seal(`${session}\n${region}`, JSON.stringify(tokens)),
    open(session, region, sealed) {
      const known = opened.get(sealed);
      if (known?.session === session && known.region === region) return known.tokens;
      const text = seals.open(`${session}\n${region}`, sealed);
      if (text === undefined) return undefined;
      const tokens = JSON.parse(text) as TokenPair;
      opened.set(sealed, { session, region, tokens });
      return tokens;
    },
  };
}
