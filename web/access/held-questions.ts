/** What there is to ask about everything somebody holds at places: one question a call, so that each can go unanswered alone. */
import { granularOf, pairsOf, type AclPair } from './subject-reads.ts';
import { permissionsOf } from './permission-names.ts';
import { allPages } from '#web/api/all-pages.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import type { Reader } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';

/** One question about somebody at one place. */
export type HeldQuestion =
  | { readonly what: 'policy'; readonly scope: Scope }
  | { readonly what: 'acls'; readonly scope: Scope; readonly pair: AclPair }
  /** The kinds of resource are unknown, so no ACL of the place can be asked for. */
  | { readonly what: 'catalogue'; readonly scope: Scope; readonly error: unknown };

/** Of the deprecated granular policies on one type of object; or in which spaces of an organisation there is anything to ask about. */
export type FurtherQuestion =
  | { readonly what: 'granular'; readonly scope: Scope; readonly objectType: string }
  | { readonly what: 'spaces'; readonly scope: Scope; readonly error: unknown };

export type LossQuestion = HeldQuestion | FurtherQuestion;

/** The place itself and, of an organisation, each space the subject is assigned to. @throws ApiProblem */
export async function placesHeld(scope: Scope, { type, id }: Subject, signal: AbortSignal): Promise<readonly Scope[]> {
  if (scope.kind === 'space') return [scope];
  const { region, id: organisationId } = scope;
  const spaces = await (type === 'users'
    ? allPages(region, 'ListSpacesOfUser', { path: { organisationId, userId: id } }, { signal })
    : allPages(region, 'ListSpacesOfServiceAccount', { path: { organisationId, serviceAccountId: id } }, { signal }));
  return [scope, ...spaces.map((space): Scope => ({ region, kind: 'space', id: space.id }))];
}

/** The policy, and ACLs on each kind of resource that permissions exist for. Never rejects. */
export async function questionsAt(client: Reader, scope: Scope): Promise<readonly HeldQuestion[]> {
  const policy: HeldQuestion = { what: 'policy', scope };
  try {
    const pairs = pairsOf(await client.fetchQuery(permissionsOf(scope)));
    return [policy, ...pairs.map((pair): HeldQuestion => ({ what: 'acls', scope, pair }))];
  } catch (error) {
    return [policy, { what: 'catalogue', scope, error }];
  }
}

/** Granular policies on each type of object; none where the region does not offer them, which the first type tells. */
export async function granularQuestionsAt(
  client: Reader,
  subject: Subject,
  questions: readonly HeldQuestion[],
): Promise<readonly FurtherQuestion[]> {
  const granular = questions.flatMap((one): Extract<FurtherQuestion, { what: 'granular' }>[] =>
    one.what === 'acls' ? [{ what: 'granular', scope: one.scope, objectType: one.pair.resource }] : [],
  );
  const distinct = [...new Map(granular.map((one) => [one.objectType, one])).values()];
  const [first] = distinct;
  if (first === undefined) return [];
  const isOffered = await client.fetchQuery(granularOf(first.scope, subject, first.objectType)).then(
    () => true,
    (error: unknown) => !isNotOffered(error),
  );
  return isOffered ? distinct : [];
}
