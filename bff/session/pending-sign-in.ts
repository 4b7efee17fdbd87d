/**
 * What a sign-in that has begun needs to be completed, kept by the person's own browser: an encrypted cookie, so that a
 * sign-in begun by somebody else cannot be completed there, and nothing is stored for those who never come back.
 */
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';

const Pending = z.object({
  region: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
});
export type Pending = z.output<typeof Pending>;

/** How long somebody may take to sign in. Milliseconds. */
export const pendingLife = 15 * 60_000;

export interface PendingSeal {
  seal(pending: Pending): Promise<string>;
  /** Undefined for what is too old, damaged or not ours. */
  open(sealed: string | undefined): Promise<Pending | undefined>;
}

/** The first key seals, all of them open; each has 32 bytes. */
export function createPendingSeal(keys: readonly [Uint8Array, ...Uint8Array[]], clock: Clock): PendingSeal {
  const content = { alg: 'dir', enc: 'A256GCM' } as const;
  return {
    seal(pending) {
      const jwt = new EncryptJWT({ ...pending }).setProtectedHeader(content);
      return jwt.setExpirationTime(new Date(clock.now() + pendingLife)).encrypt(keys[0]);
    },
    async open(sealed) {
      if (sealed === undefined) return undefined;
      for (const key of keys) {
        try {
          const { payload } = await jwtDecrypt(sealed, key, {
            currentDate: new Date(clock.now()),
            keyManagementAlgorithms: [content.alg],
            contentEncryptionAlgorithms: [content.enc],
          });
          return Pending.parse(payload);
        } catch {
          // Sealed by another key, or not at all: said by the caller.
        }
      }
      return undefined;
    },
  };
}
