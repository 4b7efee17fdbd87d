/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import { setMaxListeners } from 'node:events';
import type { Express, Request, Response } from 'express';
import type { Clock } from '#shared/clock.ts';
import { isUuid } from '#shared/contract/path.ts';
import { fleetBounds, fleetPath } from '#shared/fleet.ts';
import { overviewPath, type OverviewEnd } from '#shared/overview.ts';
import { regionNamePattern } from '#shared/region-name.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import type { Ledger } from '#bff/ledger/ledger.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { AllRegions, Asked } from './all-regions.ts';
import { tellFleet } from './region-fleet.ts';
import { RegionOverview } from './region-overview.ts';
import type { ToldPart } from './region-reading.ts';

export interface OverviewRoutesOptions {
  /** Each counts by itself how much a session reads at a time. */
  readonly overview: AllRegions;
  readonly fleet: AllRegions;
  readonly ledger: Pick<Ledger, 'read'>;
  readonly reader: SessionReader;
  readonly clock: Clock;
}

/** `GET /api/overview` (shared/overview.ts) and `GET /api/fleet` (shared/fleet.ts). */
export function addOverviewRoutes(app: Express, options: OverviewRoutesOptions): void {
  const { overview, fleet, ledger, reader, clock } = options;
  app.get(overviewPath, async (request, response) => {
    await stream(request, response, (asked) => {
      const places = readPlaces(request.query);
      return overview.read(asked, async (reading) => {
        const own = places?.get(reading.name);
        if (places === undefined || own !== undefined) {
          await new RegionOverview(reading, asked.session, ledger).tell(own ?? []);
        }
      });
    });
  });
  app.get(fleetPath, async (request, response) => {
    await stream(request, response, (asked) => {
      const places = readPlaces(request.query);
      return fleet.read(asked, async (reading) => {
        const own = places?.get(reading.name);
        if (places === undefined || own !== undefined) await tellFleet(reading, own ?? []);
      });
    });
  });

  async function stream(request: Request, response: Response, read: (asked: Asked) => Promise<void>): Promise<void> {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    const gone = new AbortController();
    // Every call under way listens.
    setMaxListeners(0, gone.signal);
    response.on('close', () => gone.abort());
    const tell = (line: ToldPart | OverviewEnd) => {
      if (!response.headersSent) {
        response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' });
      }
      response.write(`${JSON.stringify(line)}\n`);
    };
    await read({
      // It is read for longer than a replaced id lasts.
      session: (await reader.latest(session)) ?? session,
      requestId: String(response.getHeader('X-Request-Id')),
      signal: gone.signal,
      tell,
    });
    if (gone.signal.aborted) return;
    tell({ end: true, now: new Date(clock.now()).toISOString() });
    response.end();
  }
}

/** Spaces by region, none for all of it; undefined where no place is named. Throws a 400 `ConsoleProblem`. */
function readPlaces({ place = [], ...others }: Request['query']): ReadonlyMap<string, readonly string[]> | undefined {
  const [other] = Object.keys(others);
  if (other !== undefined) throw violation(other, 'is no parameter of this');
  const named = [place].flat();
  if (named.length > fleetBounds.places) throw violation('place', `is named ${fleetBounds.places} times at most`);
  const places = new Map<string, readonly string[]>();
  for (const text of named) {
    const [region = '', spaceId, ...rest] = typeof text === 'string' ? text.split('/') : [];
    const isPlace = regionNamePattern.test(region) && (spaceId === undefined || isUuid(spaceId)) && rest.length === 0;
    if (!isPlace) throw violation('place', 'is a region, or a region and the id of a space behind a slash');
    const own = places.get(region);
    // All of a region is more than some of it.
    places.set(region, spaceId === undefined || own?.length === 0 ? [] : [...(own ?? []), spaceId]);
  }
  return named.length === 0 ? undefined : places;
}
