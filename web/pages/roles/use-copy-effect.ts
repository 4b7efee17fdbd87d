import type { Permission } from '#shared/contract/iam/permissions.ts';
import { matchNames, type Matched } from './name-list.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { roleContentOf } from '#web/access/subject-reads.ts';
import { useEffectOf, type Effect } from '#web/access/use-effect-of.ts';
import type { Scope } from '#web/api/scope.ts';

export interface CopyEffect {
  /** Nobody holds a role that is not there yet, and nothing is compared with what it gives. */
  readonly base: undefined;
  /** What the role gives, by name, and what of it exists where it is copied to. */
  readonly matched: Matched<Permission>;
}

/** What a copy of a role will give at `target`; nothing is read before that is chosen. */
export function useCopyEffect(scope: Scope, roleUuid: string, target: Scope | undefined): Effect<CopyEffect> {
  const place = target && `${target.region} ${target.kind} ${target.id}`;
  return useEffectOf(
    place,
    {
      readBase: async (inputs) => {
        const [given, there] = await Promise.all([
          inputs.read(roleContentOf(scope, roleUuid)),
          inputs.read(permissionsOf(target ?? scope)),
        ]);
        return { names: given.map(({ name }) => name), there };
      },
      sources: () => [],
      look: () => Promise.resolve(undefined),
      valueOf: (base): CopyEffect => ({ base: undefined, matched: matchNames(base?.names ?? [], base?.there ?? []) }),
    },
    place,
  );
}
