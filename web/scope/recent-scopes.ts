/** Where one worked lately: ids and names only, for the length of the session (signing out clears this storage). */
import type { Scope } from '#web/api/scope.ts';

export interface RecentScope extends Scope {
  readonly name: string;
}

const storageKey = 'portico-recent-scopes';
const mostKept = 6;

function isRecent(value: unknown): value is RecentScope {
  if (typeof value !== 'object' || value === null) return false;
  const { region, kind, id, name } = value as Record<string, unknown>;
  const words = [region, id, name].every((word) => typeof word === 'string');
  return words && (kind === 'organisation' || kind === 'space');
}

export const recentScopes = {
  /** Newest first; what cannot be read counts as nothing. */
  read(): readonly RecentScope[] {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isRecent) : [];
    } catch {
      return [];
    }
  },
  remember({ region, kind, id, name }: RecentScope): void {
    const others = recentScopes.read().filter((other) => other.region !== region || other.id !== id);
    const kept = [{ region, kind, id, name }, ...others].slice(0, mostKept);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {
      // Storage that is full or forbidden only costs the shortcut.
    }
  },
};
