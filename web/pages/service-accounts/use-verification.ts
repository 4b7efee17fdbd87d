import { useState } from 'react';
import { checkPair } from '#web/api/pair-check.ts';
import { useReader } from '#web/api/reader.ts';
import { lackingAt } from './rotation-reading.ts';
import { isComplete, type PlaceGrants } from './rotation.ts';

export interface Verdict {
  /** The region gives a token for the new pair; undefined when there was no secret to test. */
  readonly valid: boolean | undefined;
  /** Places where something of the old account's is not there. */
  readonly missing: readonly PlaceGrants[];
}

/** The new account, with its secret where it is at hand. */
export interface Verified {
  readonly region: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
}

export interface Verification {
  readonly verdict: Verdict | undefined;
  readonly passed: boolean;
  readonly pending: boolean;
  readonly error: unknown;
  readonly verify: (account: Verified, wanted: readonly PlaceGrants[]) => Promise<boolean>;
}

/** Tests the new pair, where its secret is at hand, and reads back what the new account is granted. */
export function useVerification(): Verification {
  const reader = useReader();
  const [verdict, setVerdict] = useState<Verdict>();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  async function verify({ region, clientId, clientSecret }: Verified, wanted: readonly PlaceGrants[]) {
    setPending(true);
    setError(undefined);
    try {
      const valid = clientSecret === undefined ? undefined : await checkPair({ region, clientId, clientSecret });
      const missing = (await lackingAt(reader(), wanted, clientId)).filter((place) => !isComplete(place));
      setVerdict({ valid, missing });
      return valid !== false && missing.length === 0;
    } catch (reason) {
      setError(reason);
      return false;
    } finally {
      setPending(false);
    }
  }

  return {
    verdict,
    passed: verdict !== undefined && verdict.valid !== false && verdict.missing.length === 0,
    pending,
    error,
    verify,
  };
}
