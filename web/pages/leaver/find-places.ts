/** Where a person may hold something: the organisation and the spaces of a region, with who the person is there. */
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { User } from '#shared/contract/iam/users.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { accessGate } from '#web/api/gate.ts';
import { allPages } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { call } from '#web/api/call.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Reader } from '#web/api/reader.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { Gap, Person, Place } from './findings.ts';

/** Who is looked for: known by id in the organisation one started from, by e-mail address everywhere else. */
export interface Wanted {
  readonly home: Scope;
  readonly userId: string;
  readonly email: string;
}

function personOf({ id, email, active, ...named }: User): Person {
  return {
    id,
    name: nameText(wholeName(named)) || email,
    email,
    active: active ?? true,
  };
}

/** The person of this id in an organisation; undefined when they are gone. @throws ApiProblem when it cannot be read. */
async function personById(scope: Scope, userId: string, signal: AbortSignal): Promise<Person | undefined> {
  const [region, operation, args] = inScope(scope, 'GetUser', { path: { userId } });
  try {
    return personOf(await accessGate(() => call(region, operation, { ...args, signal }), signal));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return undefined;
    throw error;
  }
}

/** The person with this address at a scope; undefined when there is none. @throws ApiProblem when it cannot be read. */
export async function personByEmail(scope: Scope, email: string, signal: AbortSignal): Promise<Person | undefined> {
  const list = inScope(scope, 'ListUser', { query: { email } });
  const users = await accessGate(() => allPages(...list, { signal }), signal);
  const user = users.find((one) => one.email.toLowerCase() === email.toLowerCase());
  return user && personOf(user);
}

/** The places of one region. What could not be read is a gap of the organisation's place. Rejects when aborted only. */
export async function placesIn(
  client: Reader,
  region: SignedInRegion,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const id of await organisationsIn(region, wanted, signal)) {
    if (typeof id !== 'string') {
      const scope: Scope = { region: region.name, kind: 'organisation', id: '' };
      places.push({ scope, name: region.name, person: undefined, assigned: false, gaps: [id] });
      continue;
    }
    places.push(...(await placesOf(client, { region: region.name, kind: 'organisation', id }, wanted, signal)));
  }
  return places;
}

/** Ids of organisations, or why none is known. */
async function organisationsIn(
  { name, organisationId }: SignedInRegion,
  { home }: Wanted,
  signal: AbortSignal,
): Promise<readonly (string | Gap)[]> {
  if (name === home.region) return [home.id];
  if (organisationId !== undefined) return [organisationId];
  try {
    const mine = await accessGate(() => allPages(name, 'ListMyOrganisations', {}, { signal }), signal);
    return mine.map((one) => one.organisationId);
  } catch (error) {
    return [gapFor('organisation', error, signal)];
  }
}

async function placesOf(
  client: Reader,
  organisation: Scope,
  { home, userId, email }: Wanted,
  signal: AbortSignal,
): Promise<readonly Place[]> {
  const gaps: Gap[] = [];
  const here = organisation.region === home.region && organisation.id === home.id;
  const missing = (kind: Gap['kind']) => (error: unknown) => {
    gaps.push(gapFor(kind, error, signal));
  };
  const [name, found, spaces] = await Promise.all([
    nameOf(client, organisation),
    (here ? personById(organisation, userId, signal) : personByEmail(organisation, email, signal)).catch(
      missing('person'),
    ),
    spacesOf(organisation, gaps, signal),
  ]);
  const known = found ?? undefined;
  const unknown = gaps.some(({ kind }) => kind === 'person');
  const root: Place = { scope: organisation, name, person: known, assigned: false, gaps };
  // Nobody of this address: nothing can be held here.
  if (known === undefined && !unknown) return [root];

  const path = { organisationId: organisation.id, userId: known?.id ?? '' };
  const assigned =
    known === undefined
      ? undefined
      : await accessGate(() => allPages(organisation.region, 'ListSpacesOfUser', { path }, { signal }), signal).catch(
          missing('assignments'),
        );
  const ids = assigned && new Set(assigned.map(({ id }) => id));
  const placeOf = (id: string, space: string): Place => ({
    scope: { region: organisation.region, kind: 'space', id },
    name: nameText(space),
    person: known,
    assigned: ids?.has(id),
    gaps: [],
  });
  const seen = spaces.filter(isUsable).map((space) => placeOf(space.id, space.name ?? shortId(space.id)));
  const listed = new Set(spaces.map(({ id }) => id));
  const unseen = (assigned ?? [])
    .filter(({ id }) => !listed.has(id))
    .map((space) => placeOf(space.id, typeof space['name'] === 'string' ? space['name'] : shortId(space.id)));
  return [root, ...seen, ...unseen];
}

/** Nothing can be given in a space before it is ready (behaviours B5.3). */
const isUsable = ({ status }: Space) => status === undefined || status === 'READY';

/** All spaces, or those the account is assigned to when the region refuses to list all. */
async function spacesOf({ region, id }: Scope, gaps: Gap[], signal: AbortSignal): Promise<readonly Space[]> {
  const path = { organisationId: id };
  try {
    return await accessGate(() => allPages(region, 'ListSpaces', { path }, { signal }), signal);
  } catch (error) {
    gaps.push(gapFor('spaces', error, signal));
    if (!(error instanceof ApiProblem) || error.status !== 403) return [];
    return accessGate(() => allPages(region, 'ListMySpaces', { path }, { signal }), signal).catch(() => []);
  }
}

async function nameOf(client: Reader, { region, id }: Scope): Promise<string> {
  const query = queryFor(region, 'GetOrganisation', { path: { organisationId: id } });
  return client.fetchQuery({ ...query, staleTime: 10 * 60_000 }).then(
    ({ name }) => name ?? shortId(id),
    () => shortId(id),
  );
}

/** @throws the signal's reason when aborted: nothing is missing then, it was called off. */
function gapFor(kind: Gap['kind'], error: unknown, signal: AbortSignal): Gap {
  signal.throwIfAborted();
  return { kind, error };
}
