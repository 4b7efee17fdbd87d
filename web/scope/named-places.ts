/** Ids of places in the words of a region become names, where something read has told them. */
import type { QueryClient } from '@tanstack/react-query';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { recentScopes } from './recent-scopes.ts';

const tell: ReadonlySet<unknown> = new Set(['GetOrganisation', 'GetSpace', 'ListMySpaces', 'ListSpaces']);

interface Place {
  readonly id: string;
  readonly name: string;
}

function placesIn(data: unknown): readonly Place[] {
  if (Array.isArray(data)) return data.flatMap(placesIn);
  if (typeof data !== 'object' || data === null) return [];
  const { organisationId, id = organisationId, name } = data as Readonly<Record<string, unknown>>;
  if (typeof id === 'string' && typeof name === 'string') return [{ id, name }];
  if ('items' in data) return placesIn(data.items);
  return 'pages' in data ? placesIn(data.pages) : [];
}

function nameOfPlace(client: QueryClient, id: string): string | undefined {
  const read = client.getQueriesData({ predicate: ({ queryKey }) => tell.has(queryKey[1]) });
  const places = [...read.flatMap(([, data]) => placesIn(data)), ...recentScopes.read()];
  return places.find((place) => place.id === id)?.name;
}

const place = /\b(organisation|space) ([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\b/gi;

/** `on space 15c0db14-…` as `on space “Demo” (15c0db14)`; what nobody has named stays as it came. */
export function withPlaceNames(client: QueryClient, text: string): string {
  return text.replace(place, (whole, kind: string, id: string) => {
    const name = nameOfPlace(client, id.toLowerCase());
    return name === undefined ? whole : `${kind} “${nameText(name)}” (${shortId(id)})`;
  });
}
