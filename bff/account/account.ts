/** The sessions of whoever asks, and the end of any of them (shared/account.ts). */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { HeldSignIn, OwnAccount, OwnSession, SessionOrigin } from '#shared/account.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import { sessionEnd, type LiveSession, type SessionLimits } from '#bff/session/live-session.ts';
import { revokeTokens } from '#bff/tokens/revoke-tokens.ts';
import type { SessionChanges } from '#bff/tokens/session-changes.ts';
import type { SessionWork, WorkAccount } from '#bff/session/session-work.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { Sessions } from '#bff/store/stores.ts';

export interface AccountOptions {
  readonly tokenManager: TokenManager;
  readonly reader: SessionReader;
  readonly sessions: Sessions;
  readonly regions: RegionDirectory;
  readonly changes: SessionChanges;
  readonly limits: SessionLimits;
  readonly work: Pick<SessionWork, 'goingOn' | 'stop'>;
  readonly log: Logger;
}

export interface Account {
  describe(session: LiveSession): Promise<OwnAccount>;
  /** Ends what `session` shares with the one of that handle, and pauses its runs there; one that is gone is no error. */
  end(session: LiveSession, handle: string): Promise<void>;
  /** Ends so every one but the session itself. */
  endOthers(session: LiveSession): Promise<void>;
}

interface Related {
  readonly live: Pick<LiveSession, 'key' | 'createdAt' | 'lastActivity' | 'operator'>;
  readonly origin?: SessionOrigin | undefined;
  /** Present once it is over for browsers. */
  readonly worksUntil?: number;
  readonly accounts: readonly WorkAccount[];
}

export function createAccount({
  tokenManager,
  reader,
  sessions,
  regions,
  changes,
  limits,
  work,
  log,
}: AccountOptions): Account {
  /** Sessions by their keys, each with where it is of the same account as `session`: live ones, and those with work going on. */
  async function related(session: LiveSession): Promise<Map<string, Related>> {
    const found = new Map<string, Related>();
    for (const { region, clientId } of await tokenManager.list(session.key)) {
      for (const key of await tokenManager.sessionsOf(region, clientId)) {
        const one = found.get(key) ?? (await find(key));
        if (one !== undefined) found.set(key, { ...one, accounts: [...one.accounts, { region, clientId }] });
      }
    }
    return found;
  }

  function settingsOf(region: string, isPerson: boolean): Pick<HeldSignIn, 'settings'> {
    const settings = isPerson ? regions.byName.get(region)?.settingsUrl : undefined;
    return settings === undefined ? {} : { settings };
  }

  async function find(key: string): Promise<Related | undefined> {
    const live = await reader.load(key);
    if (live !== undefined) {
      if (live.replacedBy !== undefined) return undefined;
      return { live, origin: (await sessions.load(key))?.origin, accounts: [] };
    }
    const working = await reader.loadForWork(key);
    if (working?.key !== key || (await work.goingOn(key)).size === 0) return undefined;
    const record = await sessions.load(key);
    return record && { live: { key, ...record }, origin: record.origin, worksUntil: working.endsAt, accounts: [] };
  }

  function toOwn({ live, origin, worksUntil, accounts }: Related, current: boolean): OwnSession {
    return {
      handle: handleOf(live.key),
      current,
      createdAt: iso(live.createdAt),
      lastActivity: iso(live.lastActivity),
      endsAt: iso(worksUntil ?? sessionEnd(live, limits)),
      ...(worksUntil !== undefined && { worksOn: true }),
      ...(live.operator === undefined ? {} : { operator: live.operator }),
      ...(origin === undefined ? {} : { origin }),
      regions: accounts.map(({ region }) => region),
    };
  }

  return {
    async describe(session) {
      const found = [...(await related(session)).values()].sort((one, two) => two.live.createdAt - one.live.createdAt);
      return {
        sessions: found.map((entry) => toOwn(entry, entry.live.key === (session.replacedBy ?? session.key))),
        held: (await tokenManager.list(session.key)).map(({ region, expiresAt, renewAt, person }) => ({
          region,
          tokenExpiresAt: iso(expiresAt),
          renewable: renewAt !== undefined,
          ...settingsOf(region, person !== undefined),
        })),
      };
    },

    async end(session, handle) {
      for (const [key, { accounts }] of await related(session)) if (handleOf(key) === handle) await end(key, accounts);
    },

    async endOthers(session) {
      for (const [key, { accounts }] of await related(session)) if (key !== session.key) await end(key, accounts);
    },
  };

  async function end(key: string, accounts: readonly WorkAccount[]): Promise<void> {
    const shared = accounts.map(({ region }) => region);
    for (const account of accounts) await work.stop(key, 'signedOut', account);
    const held = await Promise.all(shared.map((region) => tokenManager.remove(key, region)));
    if ((await tokenManager.list(key)).length === 0) {
      await sessions.delete(key);
      changes.announce({ kind: 'ended', session: key });
    }
    log.info({ regions: shared }, 'signed out from another session');
    await revokeTokens(
      regions,
      log,
      held.filter((signIn) => signIn !== undefined),
    );
  }
}

/** A hash of a hash: it tells sessions apart and names none in the store. */
function handleOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 22);
}

const iso = (time: number) => new Date(time).toISOString();
