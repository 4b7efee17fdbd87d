/** Choosing and dropping what a policy is to gain and lose. */
import type { Grants, PolicyDelta } from '#shared/rules/policy-delta.ts';
import type { GrantOption } from '#web/access/grant-options.ts';

/** `chosen` without a role or permission. */
export function without({ add, remove }: PolicyDelta, uuid: string): PolicyDelta {
  const drop = ({ roles, permissions }: Grants): Grants => ({
    roles: roles.filter((id) => id !== uuid),
    permissions: permissions.filter((id) => id !== uuid),
  });
  return { add: drop(add), remove: drop(remove) };
}

/** Chooses an option: held ones are to be taken away, others to be given; choosing it again drops it. */
export function toggled(chosen: PolicyDelta, { id, kind, held }: GrantOption): PolicyDelta {
  const list = kind === 'role' ? 'roles' : 'permissions';
  const part = held ? 'remove' : 'add';
  const rest = without(chosen, id);
  if (chosen[part][list].includes(id)) return rest;
  return { ...rest, [part]: { ...rest[part], [list]: [...rest[part][list], id] } };
}
