import { isUuid } from '#shared/contract/path.ts';
import { regionNamePattern } from '#shared/region-name.ts';
import { maximumWatchedSpaces, type WatchedSpace } from '#shared/watch.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { Watcher } from './ports.ts';

/** A space to watch, as the service account of the session. */
export interface RequestedSpace extends WatchedSpace {
  readonly clientId: string;
  readonly organisationId?: string | undefined;
}

/**
 * Reads `?space={region}/{spaceId}&space=…`, without repetitions. Throws a `ConsoleProblem`: 400 with a violation per
 * malformed entry or for too many, 401 for a region the session is not signed in to.
 */
export function readWatchRequest(url: string, watcher: Watcher): RequestedSpace[] {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  const texts = [...new Set(new URLSearchParams(query).getAll('space').map((text) => text.toLowerCase()))];
  const violations = texts.flatMap((text, index) =>
    parse(text) === undefined ? [{ field: `space[${index}]`, description: 'must be {region}/{space id}' }] : [],
  );
  if (texts.length > maximumWatchedSpaces) {
    violations.length = 0;
    violations.push({ field: 'space', description: `at most ${maximumWatchedSpaces} spaces can be watched` });
  }
  if (violations.length > 0) throw new ConsoleProblem('invalid_parameter', { violations });
  return texts.map((text) => signedIn(parse(text) as WatchedSpace, watcher));
}

function parse(text: string): WatchedSpace | undefined {
  const [region = '', spaceId = '', ...rest] = text.split('/');
  return rest.length === 0 && regionNamePattern.test(region) && isUuid(spaceId) ? { region, spaceId } : undefined;
}

function signedIn({ region, spaceId }: WatchedSpace, watcher: Watcher): RequestedSpace {
  const signIn = watcher.regions.find((candidate) => candidate.region === region);
  if (signIn === undefined) throw new ConsoleProblem('region_signed_out', { region });
  return { region, spaceId, clientId: signIn.clientId, organisationId: signIn.organisationId };
}
