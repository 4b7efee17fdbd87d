/** One region's parts of the overview. */
import { linkState } from '#shared/recovery-ledger.ts';
import { endedWithin, failedWithin, linksWithin, overviewBounds } from '#shared/overview.ts';
import type { Ledger } from '#bff/ledger/ledger.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import { clusterOf, endedOf, expiringOf, operationsOf, reachesBack } from './parts.ts';
import { atOnce, Refused } from './reading.ts';
import type { RegionReading } from './region-reading.ts';

const { items: mostItems, ofSpace, calls } = overviewBounds;
const unfinished = ['PENDING', 'RUNNING', 'FAILED'];

export class RegionOverview {
  readonly #reading: RegionReading;
  readonly #session: LiveSession;
  readonly #ledger: Pick<Ledger, 'read'>;

  constructor(reading: RegionReading, session: LiveSession, ledger: Pick<Ledger, 'read'>) {
    this.#reading = reading;
    this.#session = session;
    this.#ledger = ledger;
  }

  /** Of all of the region, or of these spaces alone and nothing of the organisation around them. Never rejects. */
  async tell(only: readonly string[]): Promise<void> {
    const isAll = only.length === 0;
    const spaces = isAll ? await this.#reading.tellSpaces(mostItems) : await this.#reading.tellOnly(only, calls);
    if (spaces === undefined) return;
    const { organisationId, items } = spaces;
    const ready = items.filter(({ status = 'READY' }) => status === 'READY');
    const ofOrganisation =
      isAll && organisationId !== undefined
        ? [() => this.#accounts(organisationId), () => this.#links(organisationId)]
        : [];
    const ofSpaces = ready.flatMap(({ id }) => [() => this.#operations(id), () => this.#clusters(id)]);
    await atOnce([...ofOrganisation, ...ofSpaces], calls);
  }

  #operations(spaceId: string): Promise<void> {
    const { name } = this.#reading;
    const none = { items: [], complete: false };
    return this.#reading.tellPart({ part: 'operations', spaceId, items: [], week: none }, async () => {
      const { now } = this.#reading;
      const path = { spaceId };
      const newest = await this.#reading.rows('ListOperations', { path }, ofSpace);
      const isWhole = newest.complete || reachesBack(newest.rows, name, spaceId, now - endedWithin);
      const week = { items: endedOf(name, spaceId, newest.rows, now), complete: isWhole };
      // In a busy space what has not ended may be behind what has.
      const asked = { path, query: { status: unfinished } };
      const { rows, complete } = isWhole ? newest : await this.#reading.rows('ListOperations', asked, ofSpace);
      return {
        part: 'operations',
        spaceId,
        items: operationsOf(name, spaceId, rows, now),
        week,
        complete: isWhole || complete || reachesBack(rows, name, spaceId, now - failedWithin),
      };
    });
  }

  #clusters(spaceId: string): Promise<void> {
    return this.#reading.tellPart({ part: 'clusters', spaceId, items: [] }, async () => {
      const { rows, complete } = await this.#reading.rows('ListClusters', { path: { spaceId } }, ofSpace);
      return { part: 'clusters', spaceId, items: rows.map(clusterOf), complete };
    });
  }

  #accounts(organisationId: string): Promise<void> {
    return this.#reading.tellPart({ part: 'accounts', items: [] }, async () => {
      const path = { organisationId };
      const { rows, complete } = await this.#reading.rows('ListServiceAccountOrganisation', { path }, mostItems);
      return { part: 'accounts', items: expiringOf(rows, this.#reading.now), complete };
    });
  }

  #links(organisationId: string): Promise<void> {
    return this.#reading.tellPart({ part: 'links', items: [] }, async () => {
      const answer = await this.#ledger.read(this.#session, this.#reading.name, organisationId);
      if (!('items' in answer)) throw new Refused(answer);
      const { now } = this.#reading;
      const items = answer.items
        .filter((link) => ['open', 'untold'].includes(linkState(link, now)))
        .filter(({ expiresOn }) => Date.parse(expiresOn) < now + linksWithin)
        .map(({ id, expiresOn }) => ({ id, expiresOn }));
      return { part: 'links', items, complete: answer.complete };
    });
  }
}
