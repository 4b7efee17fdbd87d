/** Second factors: time-based one-time passwords (RFC 6238) of six digits, every 30 seconds another. */
import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const stepSeconds = 30;
const tolerance = 1;
/** How far off a clock is still recognised as such: ten minutes. */
const recognised = 20;
/** RFC 4226 section 4: 160 bits. */
const secretBytes = 20;

/** What a code turned out to be. `secondsOff`: how far the clock behind it is ahead (or behind, when negative). */
export type TotpCheck =
  | { readonly kind: 'right'; readonly step: number }
  | { readonly kind: 'clockOff'; readonly secondsOff: number }
  | { readonly kind: 'wrong' };

interface CodeToCheck {
  /** Base32. */
  readonly secret: string;
  readonly code: string;
  readonly now: number;
  /** The step last accepted with this secret: its code and earlier ones are used up. */
  readonly lastStep?: number;
}

/**
 * The secret for who holds a continuation. It follows from it, so that nothing needs to be stored before the person has
 * shown that the application works; what is stored of the continuation is a hash, from which no secret follows.
 */
export function secretFor(continuation: string): string {
  const bytes = createHmac('sha256', continuation).update('totp').digest().subarray(0, secretBytes);
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
}

/** The text behind the QR code. */
export function otpauthUri(issuer: string, label: string, secret: string): string {
  return new TOTP({ issuer, label, secret, period: stepSeconds }).toString();
}

/** Accepts the codes of the current step and of one step to either side, each once. */
export function checkTotp({ secret, code, now, lastStep = -1 }: CodeToCheck): TotpCheck {
  const totp = new TOTP({ secret, period: stepSeconds });
  const steps = totp.validate({ token: code, timestamp: now, window: recognised });
  if (steps === null) return { kind: 'wrong' };
  if (Math.abs(steps) > tolerance) return { kind: 'clockOff', secondsOff: steps * stepSeconds };
  const step = totp.counter({ timestamp: now }) + steps;
  return step > lastStep ? { kind: 'right', step } : { kind: 'wrong' };
}
