/** One region of a reading of all places: each part is told as soon as it is known; what fails is a part that says so. */
import type { FleetPart } from '#shared/fleet.ts';
import { overviewBounds, type OverviewPart, type OverviewSpace, type SpacesPart } from '#shared/overview.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Clock } from '#shared/clock.ts';
import { ConsoleProblem, describeProblem } from '#bff/http/problem.ts';
import type { Region } from '#bff/regions/region-directory.ts';
import { unusable } from '#bff/regions/region-failure.ts';
import { describeRefusal } from '#bff/regions/region-problem.ts';
import { spaceOf } from './parts.ts';
import { atOnce, readRow, readRows, Refused, type Reader, type Rows } from './reading.ts';

export type ToldPart = OverviewPart | FleetPart;

export interface RegionReadingOptions {
  readonly region: Region;
  /** As far as the sign-in has told. */
  readonly organisationId: string | undefined;
  readonly reader: Reader;
  readonly clock: Clock;
  /** What is begun after this moment (`performance.now`) would come too late. */
  readonly endsAt: number;
  readonly tell: (part: ToldPart) => void;
  /** Told of what went wrong in a way that nobody foresaw; answers what is said of it. */
  readonly failed: (error: unknown) => ConsoleProblem;
}

export class RegionReading {
  readonly #options: RegionReadingOptions;
  readonly name: string;

  constructor(options: RegionReadingOptions) {
    this.#options = options;
    this.name = options.region.name;
  }

  /** Milliseconds since the epoch. */
  get now(): number {
    return this.#options.clock.now();
  }

  /** Tells which spaces there are, `most` of them, and answers that; undefined where it could not be read. Never rejects. */
  tellSpaces(most: number): Promise<Spaces | undefined> {
    return this.#tellOf(() => this.#spaces(most));
  }

  /**
   * As `tellSpaces`, of these alone: they are all there is, whatever else there may be. One that is gone is none of them; where
   * no other is asked for, that is told. Never rejects.
   */
  tellOnly(spaceIds: readonly string[], calls: number): Promise<Spaces | undefined> {
    return this.#tellOf(async () => {
      const organisationId = this.#options.organisationId ?? (await this.#organisation());
      const items: OverviewSpace[] = [];
      if (organisationId === undefined) return { part: 'spaces', of: 'account', items, complete: true };
      const jobs = spaceIds.map((id) => async () => {
        try {
          items.push(await this.#space(organisationId, id));
        } catch (error) {
          const isGone = error instanceof Refused && error.answer.status === 404;
          if (!isGone || spaceIds.length === 1) throw error;
        }
      });
      await atOnce(jobs, calls);
      return { part: 'spaces', organisationId, of: 'account', items, complete: true };
    });
  }

  async #tellOf(read: () => Promise<Spaces>): Promise<Spaces | undefined> {
    let spaces: Spaces | undefined;
    await this.tellPart({ part: 'spaces', of: 'organisation', items: [] }, async () => (spaces = await read()));
    return spaces;
  }

  /** Whoever may not ask for it by its id may still be assigned to it. */
  async #space(organisationId: string, spaceId: string): Promise<OverviewSpace> {
    const { region, reader } = this.#options;
    try {
      return spaceOf(await readRow(reader, region, 'GetSpace', { path: { organisationId, spaceId } }));
    } catch (error) {
      if (!(error instanceof Refused) || error.answer.status !== 403) throw error;
      const { rows } = await this.rows('ListMySpaces', { path: { organisationId } }, overviewBounds.items);
      const own = rows.find(({ id }) => id === spaceId);
      if (own === undefined) throw error;
      return spaceOf(own);
    }
  }

  async #spaces(most: number): Promise<Spaces> {
    const organisationId = this.#options.organisationId ?? (await this.#organisation());
    if (organisationId === undefined) return { part: 'spaces', of: 'account', items: [], complete: true };
    const path = { organisationId };
    try {
      const { rows, complete } = await this.rows('ListSpaces', { path }, most);
      return { part: 'spaces', organisationId, of: 'organisation', items: rows.map(spaceOf), complete };
    } catch (error) {
      if (!(error instanceof Refused) || error.answer.status !== 403) throw error;
      const { rows, complete } = await this.rows('ListMySpaces', { path }, most);
      return { part: 'spaces', organisationId, of: 'account', items: rows.map(spaceOf), complete };
    }
  }

  async #organisation(): Promise<string | undefined> {
    const { rows } = await this.rows('ListMyOrganisations', {}, 1);
    const id = rows[0]?.['organisationId'] ?? rows[0]?.['id'];
    return typeof id === 'string' ? id : undefined;
  }

  /** As `readRows`. */
  rows(id: Parameters<typeof readRows>[2], args: Parameters<typeof readRows>[3], most: number): Promise<Rows> {
    return readRows(this.#options.reader, this.#options.region, id, args, most);
  }

  /** Tells what `read` comes to, or `empty` with why it came to nothing. Never rejects. */
  async tellPart(empty: Empty<Told>, read: () => Promise<Told>): Promise<void> {
    const { tell, endsAt, reader } = this.#options;
    const asOf = new Date(this.now).toISOString();
    try {
      if (performance.now() > endsAt) throw new ConsoleProblem('region_timeout', { region: this.name });
      tell({ region: this.name, asOf, ...(await read()) });
    } catch (error) {
      // Nobody is there any more.
      if (reader.signal.aborted) return;
      tell({ region: this.name, asOf, ...empty, complete: false, problem: this.#describe(error) });
    }
  }

  #describe(error: unknown): Problem {
    const { reader, failed } = this.#options;
    if (error instanceof Refused) return describeRefusal(error.answer, reader.requestId);
    const isUnreadable = error instanceof TypeError && error.message.startsWith('operation record');
    const known = isUnreadable ? unusable(this.name, 'answered an operation without id or status') : error;
    return describeProblem(known instanceof ConsoleProblem ? known : failed(known), reader.requestId) as Problem;
  }
}

type Each<Part> = Part extends ToldPart ? Omit<Part, 'region' | 'asOf' | 'problem'> : never;
/** A part without what all of them have. */
type Told = Each<ToldPart>;
export type Spaces = Each<SpacesPart>;
type Empty<Part> = Part extends unknown ? Omit<Part, 'complete'> : never;
