/** Scopes of tokens (RFC 6749 section 3.3). They carry no rights: they decide which tokens come along. */

export const supportedScopes = ['openid', 'offline_access'] as const;

/** What is given of the asked scopes; plus signs separate as spaces do (contract 4.2). */
export function grantedScopes(asked: string): string[] {
  const names = namesIn(asked);
  return supportedScopes.filter((scope) => names.has(scope));
}

/** The `scope` of an answer: named only where it differs from what was asked. */
export function scopeToName(asked: string | undefined, granted: readonly string[]): string | undefined {
  if (asked === undefined) return undefined;
  const names = namesIn(asked);
  const isSame = names.size === granted.length && granted.every((scope) => names.has(scope));
  return isSame ? undefined : granted.join(' ');
}

function namesIn(scope: string): ReadonlySet<string> {
  return new Set(scope.split(/[ +]+/).filter((name) => name !== ''));
}
