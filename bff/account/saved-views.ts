/** Views of the fleet that somebody has saved (shared/fleet-views.ts), for all accounts that a session is signed in to. */
import type { Clock } from '#shared/clock.ts';
import { mostViews, type SavedView, type SavedViews as Saved } from '#shared/fleet-views.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import type { Views } from '#bff/store/views.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';

export interface SavedViewsOptions {
  readonly views: Views;
  readonly tokenManager: Pick<TokenManager, 'list'>;
  readonly clock: Clock;
}

export class SavedViews {
  readonly #options: SavedViewsOptions;

  constructor(options: SavedViewsOptions) {
    this.#options = options;
  }

  /** Those of all accounts; of one name the one of the first account by its region. */
  async list(session: LiveSession): Promise<Saved> {
    const { views } = this.#options;
    const accounts = await this.#accounts(session);
    const found = (await Promise.all(accounts.map(([region, clientId]) => views.list(region, clientId)))).flat();
    const byName = new Map(found.toReversed().map((view) => [view.name, view]));
    const items = [...byName.values()].sort((one, two) => one.savedAt - two.savedAt);
    return { items: items.map(({ name, query }) => ({ name, query })) };
  }

  /** Throws a 409 `ConsoleProblem` where an account has as many others as one may have. */
  async save(session: LiveSession, { name, query }: SavedView): Promise<void> {
    const { views, clock } = this.#options;
    const view = { name, query, savedAt: clock.now() };
    for (const [region, clientId] of await this.#accounts(session)) {
      if (await views.put(region, clientId, view, mostViews)) continue;
      throw new ConsoleProblem('conflict', { detail: `There are ${mostViews} views already: delete one.` });
    }
  }

  async delete(session: LiveSession, name: string): Promise<void> {
    const accounts = await this.#accounts(session);
    await Promise.all(accounts.map(([region, clientId]) => this.#options.views.delete(region, clientId, name)));
  }

  async #accounts({ key }: LiveSession): Promise<readonly (readonly [region: string, clientId: string])[]> {
    const signIns = await this.#options.tokenManager.list(key);
    const accounts = signIns.map(({ region, clientId }) => [region, clientId] as const);
    return accounts.sort(([one], [two]) => (one < two ? -1 : 1));
  }
}
