/** What roles and permissions of a place are called there, for what was planned by names: looked up right before. */
import type { Reply } from '#shared/contract/catalogue.ts';
import { idIn } from '#shared/contract/operation.ts';
import type { NamedRights, PlannedStep } from '#shared/run.ts';
import { Unreadable, type RunReader } from './run-kind.ts';
import type { RightsBody } from './rights-body.ts';
import { placeOf } from './step-readings.ts';

type Ids = ReadonlyMap<string, string>;

interface Looked {
  /** Those that were found. */
  readonly roles: Map<string, string>;
  permissions?: Promise<Ids>;
}

/** As long as one reads: what is called something is called so a moment later. */
const looked = new WeakMap<RunReader, Looked>();

function lookedBy(reader: RunReader): Looked {
  const found = looked.get(reader) ?? { roles: new Map() };
  looked.set(reader, found);
  return found;
}

/** The id of the role of exactly this name; undefined where there is none. Throws `Unreadable` where there are several. */
export async function roleNamed(step: PlannedStep, name: string, reader: RunReader): Promise<string | undefined> {
  const { roles } = lookedBy(reader);
  const known = roles.get(name);
  if (known !== undefined) return known;
  const found = await reader.read(idIn(placeOf(step), 'ListRoles'), { path: step.path, query: { name } });
  const { items = [] } = (found ?? {}) as Partial<Reply<'ListRolesSpace'>>;
  const [role, other] = items.filter((one) => one.name === name);
  if (other !== undefined)
    throw new Unreadable({ title: 'More than one role is called so there' }, { why: 'severalNamed', name });
  if (role !== undefined) roles.set(name, role.uuid);
  return role?.uuid;
}

function permissionsOf(step: PlannedStep, reader: RunReader): Promise<Ids> {
  const seen = lookedBy(reader);
  seen.permissions ??= (async () => {
    const items = await reader.readAll(idIn(placeOf(step), 'ListPermissions'), { path: step.path });
    return new Map(
      (items ?? []).map((item) => {
        const { name, uuid } = item as { readonly name: string; readonly uuid: string };
        return [name, uuid];
      }),
    );
  })();
  // What could not be read may be read the next time.
  seen.permissions.catch(() => delete seen.permissions);
  return seen.permissions;
}

/** Throws `Unreadable`: nothing is called so there. */
export function nothingNamed(names: readonly string[]): Unreadable {
  return new Unreadable({ title: 'Nothing is called so there' }, { why: 'notNamed', name: names.join(', ') });
}

/**
 * What is given and taken, by the ids of the place. What is to be taken and is not there needs no taking. Throws what reading
 * throws, and `Unreadable` for what is to be given and not there; `isAhead`: roles that steps before it make may be missing yet,
 * and are left out.
 */
export async function rightsOf(step: PlannedStep, reader: RunReader, isAhead: boolean): Promise<RightsBody> {
  const { named = {} } = step;
  const awaited = new Set(isAhead ? named.made : []);
  const missing: string[] = [];
  const idsOf = async (rights: NamedRights = {}, isTaken: boolean) => {
    const ids = { roles: [] as string[], permissions: [] as string[] };
    for (const name of rights.roles ?? []) {
      const id = await roleNamed(step, name, reader);
      if (id !== undefined) ids.roles.push(id);
      else if (!isTaken && !awaited.has(name)) missing.push(name);
    }
    const known = (rights.permissions ?? []).length > 0 ? await permissionsOf(step, reader) : new Map<string, string>();
    for (const name of rights.permissions ?? []) {
      const id = known.get(name);
      if (id !== undefined) ids.permissions.push(id);
      else if (!isTaken) missing.push(name);
    }
    return ids;
  };
  const [add, taken] = [await idsOf(named.add, false), await idsOf(named.delete, true)];
  if (missing.length > 0) throw nothingNamed(missing);
  if (named.role === undefined) return { add, delete: taken };
  return { permissions: [...add.permissions, ...taken.permissions] };
}
