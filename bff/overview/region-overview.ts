/** One region's parts of the overview, each told as soon as it is known; what fails is a part that says so. */
import { linkState } from '#shared/recovery-ledger.ts';
import { linksWithin, overviewBounds, type OverviewPart, type SpacesPart } from '#shared/overview.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Clock } from '#shared/clock.ts';
import { ConsoleProblem, describeProblem } from '#bff/http/problem.ts';
import type { Ledger } from '#bff/ledger/ledger.ts';
import type { Region } from '#bff/regions/region-directory.ts';
import { unusable } from '#bff/regions/region-failure.ts';
import { describeRefusal } from '#bff/regions/region-problem.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import { clusterOf, expiringOf, operationsOf, reachesBack, spaceOf } from './parts.ts';
import { atOnce, readRows, Refused, type Reader, type Rows } from './reading.ts';

export interface RegionOverviewOptions {
  readonly region: Region;
  readonly session: LiveSession;
  /** As far as the sign-in has told. */
  readonly organisationId: string | undefined;
  readonly reader: Reader;
  readonly ledger: Pick<Ledger, 'read'>;
  readonly clock: Clock;
  /** What is begun after this moment (`performance.now`) would come too late. */
  readonly endsAt: number;
  readonly tell: (part: OverviewPart) => void;
  /** Told of what went wrong in a way that nobody foresaw; answers what is said of it. */
  readonly failed: (error: unknown) => ConsoleProblem;
}

const { items: mostItems, ofSpace, calls } = overviewBounds;
const unfinished = ['PENDING', 'RUNNING', 'FAILED'];

export class RegionOverview {
  readonly #options: RegionOverviewOptions;
  readonly #name: string;

  constructor(options: RegionOverviewOptions) {
    this.#options = options;
    this.#name = options.region.name;
  }

  /** Never rejects. */
  async tell(): Promise<void> {
    let spaces: Spaces | undefined;
    await this.#part({ part: 'spaces', of: 'organisation', items: [] }, async () => (spaces = await this.#spaces()));
    if (spaces === undefined) return;
    const { organisationId, items } = spaces;
    const ready = items.filter(({ status = 'READY' }) => status === 'READY');
    const ofOrganisation =
      organisationId === undefined ? [] : [() => this.#accounts(organisationId), () => this.#links(organisationId)];
    const ofSpaces = ready.flatMap(({ id }) => [() => this.#operations(id), () => this.#clusters(id)]);
    await atOnce([...ofOrganisation, ...ofSpaces], calls);
  }

  async #spaces(): Promise<Spaces> {
    const organisationId = this.#options.organisationId ?? (await this.#organisation());
    if (organisationId === undefined) return { part: 'spaces', of: 'account', items: [], complete: true };
    const path = { organisationId };
    try {
      const { rows, complete } = await this.#rows('ListSpaces', { path });
      return { part: 'spaces', organisationId, of: 'organisation', items: rows.map(spaceOf), complete };
    } catch (error) {
      if (!(error instanceof Refused) || error.answer.status !== 403) throw error;
      const { rows, complete } = await this.#rows('ListMySpaces', { path });
      return { part: 'spaces', organisationId, of: 'account', items: rows.map(spaceOf), complete };
    }
  }

  async #organisation(): Promise<string | undefined> {
    const { rows } = await this.#rows('ListMyOrganisations', {}, 1);
    const id = rows[0]?.['organisationId'] ?? rows[0]?.['id'];
    return typeof id === 'string' ? id : undefined;
  }

  #operations(spaceId: string): Promise<void> {
    const { clock } = this.#options;
    return this.#part({ part: 'operations', spaceId, items: [] }, async () => {
      const asked = { path: { spaceId }, query: { status: unfinished } };
      const { rows, complete } = await this.#rows('ListOperations', asked, ofSpace);
      const now = clock.now();
      return {
        part: 'operations',
        spaceId,
        items: operationsOf(this.#name, spaceId, rows, now),
        complete: complete || reachesBack(rows, this.#name, spaceId, now),
      };
    });
  }

  #clusters(spaceId: string): Promise<void> {
    return this.#part({ part: 'clusters', spaceId, items: [] }, async () => {
      const { rows, complete } = await this.#rows('ListClusters', { path: { spaceId } }, ofSpace);
      return { part: 'clusters', spaceId, items: rows.map(clusterOf), complete };
    });
  }

  #accounts(organisationId: string): Promise<void> {
    return this.#part({ part: 'accounts', items: [] }, async () => {
      const { rows, complete } = await this.#rows('ListServiceAccountOrganisation', { path: { organisationId } });
      return { part: 'accounts', items: expiringOf(rows, this.#options.clock.now()), complete };
    });
  }

  #links(organisationId: string): Promise<void> {
    const { ledger, session, clock } = this.#options;
    return this.#part({ part: 'links', items: [] }, async () => {
      const answer = await ledger.read(session, this.#name, organisationId);
      if (!('items' in answer)) throw new Refused(answer);
      const now = clock.now();
      const items = answer.items
        .filter((link) => ['open', 'untold'].includes(linkState(link, now)))
        .filter(({ expiresOn }) => Date.parse(expiresOn) < now + linksWithin)
        .map(({ id, expiresOn }) => ({ id, expiresOn }));
      return { part: 'links', items, complete: answer.complete };
    });
  }

  #rows(
    id: Parameters<typeof readRows>[2],
    args: Parameters<typeof readRows>[3],
    most: number = mostItems,
  ): Promise<Rows> {
    return readRows(this.#options.reader, this.#options.region, id, args, most);
  }

  /** Tells what `read` comes to, or `empty` with why it came to nothing. */
  async #part(empty: Empty<Told>, read: () => Promise<Told>): Promise<void> {
    const { tell, endsAt, reader } = this.#options;
    const asOf = this.#now();
    try {
      if (performance.now() > endsAt) throw new ConsoleProblem('region_timeout', { region: this.#name });
      tell({ region: this.#name, asOf, ...(await read()) });
    } catch (error) {
      // Nobody is there any more.
      if (reader.signal.aborted) return;
      tell({ region: this.#name, asOf, ...empty, complete: false, problem: this.#describe(error) });
    }
  }

  #describe(error: unknown): Problem {
    const { reader, failed } = this.#options;
    if (error instanceof Refused) return describeRefusal(error.answer, reader.requestId);
    const isUnreadable = error instanceof TypeError && error.message.startsWith('operation record');
    const known = isUnreadable ? unusable(this.#name, 'answered an operation without id or status') : error;
    return describeProblem(known instanceof ConsoleProblem ? known : failed(known), reader.requestId) as Problem;
  }

  #now(): string {
    return new Date(this.#options.clock.now()).toISOString();
  }
}

type Each<Part> = Part extends OverviewPart ? Omit<Part, 'region' | 'asOf' | 'problem'> : never;
/** A part without what all of them have. */
type Told = Each<OverviewPart>;
type Spaces = Each<SpacesPart>;
type Empty<Part> = Part extends unknown ? Omit<Part, 'complete'> : never;
