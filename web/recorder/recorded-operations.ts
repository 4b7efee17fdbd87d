/** What was called in a place, as operations of the contract. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Scope } from '#web/api/scope.ts';
import type { ApiCall } from './api-call.ts';

/** The operations called in a scope, each once, in the order of the calls: in the space, or in the organisation and none of its spaces. */
export function recordedOperations(calls: readonly ApiCall[], { region, kind, id }: Scope): readonly OperationId[] {
  const here = calls.filter((call) => {
    const { spaceId, organisationId } = { ...call.args.path } as Partial<Record<string, string>>;
    return call.region === region && (kind === 'space' ? spaceId : spaceId === undefined && organisationId) === id;
  });
  return [...new Set(here.map(({ operation }) => operation))];
}
