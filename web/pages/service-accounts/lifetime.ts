/** How long tokens of an account live: seconds as people choose them, and as the contract writes them. */
import { defaultToken, longestToken, shortestToken, tokenSeconds } from '#shared/rules/token-duration.ts';

/** Offered by name; any other from one second to 48 hours is typed. Seconds. */
export const usualLifetimes = [900, 3_600, 8 * 3_600, defaultToken, longestToken] as const;

export const lifetimeUnits = { seconds: 1, minutes: 60, hours: 3_600 } as const;
export type LifetimeUnit = keyof typeof lifetimeUnits;

/** What a form holds: one of the usual ones in seconds, or `custom` and an amount of a unit. */
export interface LifetimeChoice {
  readonly lifetime: string;
  readonly amount: string;
  readonly unit: LifetimeUnit;
}

/** The choice that stands for a duration of the contract; a missing or unreadable one is the default. */
export function choiceOf(duration: string | undefined): LifetimeChoice {
  const seconds = tokenSeconds(duration ?? '') ?? defaultToken;
  const units = Object.keys(lifetimeUnits) as LifetimeUnit[];
  const unit = units.findLast((candidate) => seconds % lifetimeUnits[candidate] === 0) ?? 'seconds';
  const isUsual = usualLifetimes.some((usual) => usual === seconds);
  return { lifetime: isUsual ? String(seconds) : 'custom', amount: String(seconds / lifetimeUnits[unit]), unit };
}

/** Seconds of a choice; undefined when what was typed is no lifetime a token may have. */
export function secondsOf({ lifetime, amount, unit }: LifetimeChoice): number | undefined {
  if (lifetime !== 'custom') return Number(lifetime);
  const text = amount.trim();
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) * lifetimeUnits[unit] : 0;
  return seconds >= shortestToken && seconds <= longestToken ? seconds : undefined;
}

/** As it is sent: `PT1H30M`. Takes whole seconds above zero. */
export function durationOf(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3_600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const;
  return `PT${parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`)).join('')}`;
}

/** "1 hour 30 minutes"; what cannot be read is shown as the region sent it. */
export function lifetimeText(locale: string, duration: string): string {
  const seconds = tokenSeconds(duration);
  if (seconds === undefined) return duration;
  const parts = [
    [Math.floor(seconds / 3_600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
    .join(' ');
}
