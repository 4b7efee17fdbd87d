/** A role by the name it is copied under, which gives the permissions of another one: made anew, never one that is there. */
import type { Body, Reply } from '#shared/contract/catalogue.ts';
import { idIn } from '#shared/contract/operation.ts';
import type { PlannedStep } from '#shared/run.ts';
import { Unreadable, type RowKind, type RunReader } from './run-kind.ts';
import { placeOf } from './step-readings.ts';

export const copyRole: RowKind = {
  operations: new Set(['CreateRoleOrganisation', 'CreateRoleSpace'] as const),
  following: new Set(['AddRolePermissionsOrganisation', 'AddRolePermissionsSpace'] as const),
  atOnce: 1,
  subjectPath: (roleUuid) => ({ roleUuid }),
  refuse(steps) {
    if (steps.length > 1) return 'is one role only';
    const isAway = steps.some((step) =>
      step.next?.some(
        ({ operation, path }) =>
          operation !== idIn(placeOf(step), 'AddRolePermissions') ||
          Object.entries(path).some(([name, id]) => step.path[name]?.toLowerCase() !== id.toLowerCase()),
      ),
    );
    return isAway ? 'gives permissions to the role it creates' : undefined;
  },
  async rest(step, known, reader, isSent) {
    const { next = [] } = step;
    const subject = known ?? (await ownRole(step, reader, isSent));
    const held = new Set(subject === undefined ? [] : await permissionsOf(step, subject, reader));
    const left = next.flatMap(({ body }, index) => {
      const { permissions } = body as Body<'AddRolePermissionsSpace'>;
      return permissions.every((id) => held.has(id.toLowerCase())) ? [] : [index + 1];
    });
    return subject === undefined ? { left: [0, ...left] } : { subject, left };
  },
};

/**
 * The role of this name where this run can have made it: its creation was sent, and what is there gives nothing yet. Throws
 * `Unreadable` where the name belongs to another one, which is left alone.
 */
async function ownRole(step: PlannedStep, reader: RunReader, isSent: boolean): Promise<string | undefined> {
  const { name, description } = step.body as Body<'CreateRoleSpace'>;
  const place = placeOf(step);
  const found = await reader.read(idIn(place, 'ListRoles'), { path: step.path, query: { name } });
  const { items = [] } = (found ?? {}) as Partial<Reply<'ListRolesSpace'>>;
  const taken = items.find((role) => role.name?.toLowerCase() === name.toLowerCase());
  if (taken === undefined) return undefined;
  const isOwn =
    isSent && (taken.description ?? '') === description && (await permissionsOf(step, taken.uuid, reader)).length === 0;
  if (isOwn) return taken.uuid;
  throw new Unreadable({ title: 'There is a role of this name already' }, { why: 'roleNameTaken', name });
}

async function permissionsOf(step: PlannedStep, roleUuid: string, reader: RunReader): Promise<readonly string[]> {
  const path = { ...step.path, roleUuid };
  const items = await reader.readAll(idIn(placeOf(step), 'GetRolePermissions'), { path });
  return (items ?? []).map((item) => (item as { readonly uuid: string }).uuid.toLowerCase());
}
