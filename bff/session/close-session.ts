/** Closing a session to browsers while its work goes on (docs/decisions/0061). */
import type { RegionSignIn, TokenManager } from '#bff/tokens/token-manager.ts';
import type { SessionChanges } from '#bff/tokens/session-changes.ts';
import type { Sessions } from '#bff/store/stores.ts';

export interface ClosingOptions {
  readonly sessions: Sessions;
  readonly tokenManager: TokenManager;
  readonly changes: SessionChanges;
}

/**
 * From here on no browser gets in with it. It keeps its tokens of the regions it has work in; the others are added to `held`,
 * which is right also when this rejects. Looked at by `endExpired` from `lookAt` on. Safe to repeat.
 */
export async function closeSession(
  { sessions, tokenManager, changes }: ClosingOptions,
  session: string,
  { work, lookAt }: { readonly work: ReadonlyMap<string, number>; readonly lookAt: number },
  held: RegionSignIn[],
): Promise<void> {
  if ((await sessions.load(session))?.closed !== true) {
    await sessions.close(session, lookAt);
    // What was left for reads that were on their way.
    for (const replaced of await sessions.listReplaced(session)) await sessions.delete(replaced);
    changes.announce({ kind: 'ended', session });
  }
  await tokenManager.takeAll(session, held, (region) => !work.has(region));
}
