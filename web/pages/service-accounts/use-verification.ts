import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { checkPair } from '#web/api/pair-check.ts';
import type { SecretPair } from './env-file.ts';
import { readPlace } from './rotation-reading.ts';
import { isComplete, missingFrom, type PlaceGrants } from './rotation.ts';

export interface Verdict {
  /** The region gives a token for the new pair. */
  readonly valid: boolean;
  /** Places where something of the old account's is not there. */
  readonly missing: readonly PlaceGrants[];
}

export interface Verification {
  readonly verdict: Verdict | undefined;
  readonly passed: boolean;
  readonly pending: boolean;
  readonly error: unknown;
  readonly verify: (pair: SecretPair, wanted: readonly PlaceGrants[]) => Promise<boolean>;
}

/** Tests the new pair and reads back what the new account is granted. */
export function useVerification(): Verification {
  const client = useQueryClient();
  const [verdict, setVerdict] = useState<Verdict>();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  async function verify({ region, clientId, clientSecret }: SecretPair, wanted: readonly PlaceGrants[]) {
    setPending(true);
    setError(undefined);
    try {
      const valid = await checkPair({ region, clientId, clientSecret });
      const missing: PlaceGrants[] = [];
      for (const place of wanted) {
        const lacking = missingFrom(place, await readPlace(client, place, clientId));
        if (!isComplete(lacking)) missing.push(lacking);
      }
      setVerdict({ valid, missing });
      return valid && missing.length === 0;
    } catch (reason) {
      setError(reason);
      return false;
    } finally {
      setPending(false);
    }
  }

  return { verdict, passed: verdict?.valid === true && verdict.missing.length === 0, pending, error, verify };
}
