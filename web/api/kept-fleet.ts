/**
 * What was last seen of the fleet, for a page that is opened anew while a region does not answer: names, versions and
 * networks, for the accounts signed in to, in this tab and for the length of the session (signing out clears this storage).
 */
import type { FleetPart } from '#shared/fleet.ts';

const storageKey = 'portico-fleet-seen';
/** More letters than these are not kept: storage is as narrow as it is slow. */
const most = 1_000_000;

function isPart(value: unknown): value is FleetPart {
  if (typeof value !== 'object' || value === null) return false;
  const { part, region, asOf, items } = value as Record<string, unknown>;
  const isKept = part === 'spaces' || part === 'clusters';
  return isKept && typeof region === 'string' && typeof asOf === 'string' && Array.isArray(items);
}

/** `accounts`: by whom it was read; another one is told nothing of it. */
export const keptFleet = {
  /** What cannot be read counts as nothing. */
  read(accounts: string): readonly FleetPart[] {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as { accounts?: unknown; parts?: unknown };
      return stored.accounts === accounts && Array.isArray(stored.parts) ? stored.parts.filter(isPart) : [];
    } catch {
      return [];
    }
  },
  /** What was or is done to clusters is not kept: nobody could tell what has become of it. */
  write(accounts: string, parts: readonly FleetPart[]): void {
    const text = JSON.stringify({ accounts, parts: parts.filter((one) => isPart(one) && one.items.length > 0) });
    try {
      if (text.length > most) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, text);
    } catch {
      // Storage that is full or forbidden only costs what was last seen.
    }
  },
};
