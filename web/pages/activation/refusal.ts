/** What a refused step means for the person: where it is said, and whether the way goes on. */
import { ApiProblem } from '#web/api/api-problem.ts';

/** Why a link leads nowhere (any more). */
export type LinkEnd =
  | 'missing'
  | 'incomplete'
  | 'unknown'
  | 'expired'
  | 'used'
  | 'superseded'
  | 'exhausted'
  | 'elsewhere';

export type Refusal =
  /** The way ends here. */
  | { readonly kind: 'ended'; readonly end: LinkEnd }
  /** The code of the link; tries left when that is known. */
  | { readonly kind: 'wrongCode'; readonly triesLeft?: number }
  | { readonly kind: 'weakPassword' }
  | { readonly kind: 'wrongTotp' }
  /** Seconds the device is ahead, behind when negative. */
  | { readonly kind: 'clockOff'; readonly seconds: number }
  /** What was begun has run out, or was begun again somewhere else: the code has to be entered once more. */
  | { readonly kind: 'startAgain'; readonly why: 'tookTooLong' | 'openedElsewhere' }
  /** Minutes until it is worth trying again. */
  | { readonly kind: 'tooMany'; readonly minutes: number }
  /** No answer, or one that says nothing about the link. */
  | { readonly kind: 'failed'; readonly requestId?: string };

const ends: Readonly<Record<string, LinkEnd>> = {
  link_expired: 'expired',
  link_used: 'used',
  link_superseded: 'superseded',
  link_exhausted: 'exhausted',
  no_self_service: 'elsewhere',
};

/** Reads what was thrown by the step that opens a link, or by the one that completes it. */
export function refusalOf(error: unknown, step: 'open' | 'complete'): Refusal {
  if (!(error instanceof ApiProblem)) return { kind: 'failed' };
  const fragment = error.fragment ?? '';
  const end = ends[fragment];
  if (end !== undefined) return { kind: 'ended', end };
  const members = error.problem as { triesLeft?: unknown; clockOffSeconds?: unknown };

  switch (fragment) {
    case 'link_unknown':
      return step === 'open' ? { kind: 'ended', end: 'unknown' } : { kind: 'startAgain', why: 'openedElsewhere' };
    case 'step_expired':
      return { kind: 'startAgain', why: 'tookTooLong' };
    case 'wrong_code':
      return typeof members.triesLeft === 'number'
        ? { kind: 'wrongCode', triesLeft: members.triesLeft }
        : { kind: 'wrongCode' };
    case 'wrong_totp':
      return { kind: 'wrongTotp' };
    case 'clock_off':
      return { kind: 'clockOff', seconds: Number(members.clockOffSeconds) };
    case 'too_many_attempts':
      return { kind: 'tooMany', minutes: Math.ceil((error.retryAfterMs ?? 60_000) / 60_000) };
    case 'invalid_parameter':
      return invalidField(error);
    default:
      return error.requestId === undefined ? { kind: 'failed' } : { kind: 'failed', requestId: error.requestId };
  }
}

function invalidField({ violations, requestId }: ApiProblem): Refusal {
  const fields = new Set(violations.map(({ field }) => field));
  if (fields.has('flow') || fields.has('token')) return { kind: 'ended', end: 'unknown' };
  if (fields.has('code')) return { kind: 'wrongCode' };
  if (fields.has('password')) return { kind: 'weakPassword' };
  if (fields.has('totp')) return { kind: 'wrongTotp' };
  return requestId === undefined ? { kind: 'failed' } : { kind: 'failed', requestId };
}

/** A distance between clocks in words' terms: seconds below two minutes, minutes from there. */
export function clockDistance(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  const distance = Math.abs(seconds);
  return distance < 120 ? { unit: 'seconds', count: distance } : { unit: 'minutes', count: Math.round(distance / 60) };
}
