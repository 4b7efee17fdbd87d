/** Views of lists that somebody has saved (shared/saved-views.ts), for all accounts that a session is signed in to. */
import type { Clock } from '#shared/clock.ts';
import { mostViews, type SavedView, type SavedViews as Saved, type ViewedList } from '#shared/saved-views.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import type { Views, ViewsOf } from '#bff/store/views.ts';
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
  async list(session: LiveSession, list: ViewedList): Promise<Saved> {
    const { views } = this.#options;
    const places = await this.#places(session, list);
    const found = (await Promise.all(places.map((of) => views.list(of)))).flat();
    const byName = new Map(found.toReversed().map((view) => [view.name, view]));
    const items = [...byName.values()].sort((one, two) => one.savedAt - two.savedAt);
    return { items: items.map(({ name, query }) => ({ name, query })) };
  }

  /** Throws a 409 `ConsoleProblem` where an account has as many others as one may have. */
  async save(session: LiveSession, list: ViewedList, { name, query }: SavedView): Promise<void> {
    const { views, clock } = this.#options;
    const view = { name, query, savedAt: clock.now() };
    for (const of of await this.#places(session, list)) {
      if (await views.put(of, view, mostViews)) continue;
      throw new ConsoleProblem('too_many_views');
    }
  }

  async delete(session: LiveSession, list: ViewedList, name: string): Promise<void> {
    const places = await this.#places(session, list);
    await Promise.all(places.map((of) => this.#options.views.delete(of, name)));
  }

  async #places({ key }: LiveSession, list: ViewedList): Promise<readonly ViewsOf[]> {
    const signIns = await this.#options.tokenManager.list(key);
    const places = signIns.map(({ region, clientId }) => ({ region, clientId, list }));
    return places.sort((one, two) => (one.region < two.region ? -1 : 1));
  }
}
