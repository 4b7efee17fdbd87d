/** Permissions and predefined roles as rows. Their ids follow from their names: the same in every region and data folder. */
import { createHash } from 'node:crypto';
import type { Flag } from '#region/store/schema.ts';
import { permissionFamilies, type Levels, type PermissionFamily } from './permission-data.ts';
import { predefinedRoles, type PredefinedRole } from './role-data.ts';

/** Namespace of the version 5 UUIDs below. */
const namespace = Buffer.from('6e1c2c6b7a0f4f0c9d1b52b6a6f1c3d4', 'hex');

/** Version 5 UUID of a permission's or role's name (RFC 9562 section 5.5). */
export function idOfName(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const flag = (value: boolean): Flag => (value ? 1 : 0);

function levelFlags(levels: Levels) {
  return { in_organisation: flag(levels.organisation), in_space: flag(levels.space) };
}

const verbs: Readonly<Record<string, string>> = {
  create: 'Create',
  delete: 'Delete',
  get: 'See',
  update: 'Change',
  owner: 'Own',
  recover: 'Issue recovery links for',
  reset: 'Reset',
  resetPassword: 'Reset passwords of',
  createAdmin: 'Create administrators of',
  createPolicy: 'Give rights through',
  deletePolicy: 'Take rights out of',
  getPolicy: 'See',
};

/** `see buckets` comes out as `See buckets.`; a family whose name is part of the action reads the same way. */
function describe(action: string, { about }: PermissionFamily): string {
  return `${verbs[action] ?? action} ${about}.`;
}

/** Every permission, without the times that seeding adds. */
export const permissionRows = permissionFamilies.flatMap((family) => {
  const [service = '', resource = null, subResource = null] = family.on.split('.');
  return family.may.split(' ').map((action) => {
    const name = `${family.on}.${action}`;
    const about = { service, resource, sub_resource: subResource, action, description: describe(action, family) };
    return { uuid: idOfName(name), name, ...about, ...levelFlags(family.levels) };
  });
});

/** Every predefined role with the ids of its permissions, without the times that seeding adds. */
export const roleRows = predefinedRoles.map((role) => ({
  row: {
    uuid: idOfName(`role ${role.name}`),
    name: role.name,
    description: role.description,
    custom: flag(false),
    scope_id: null,
    ...levelFlags(role.levels),
  },
  permissions: permissionsOf(role).map((permission) => permission.uuid),
}));

type PermissionRow = (typeof permissionRows)[number];

function permissionsOf({ gives }: PredefinedRole): PermissionRow[] {
  const inAnySpace = permissionRows.filter((permission) => permission.in_space === 1);
  if (gives === 'all') return permissionRows;
  if (gives === 'allInSpaces') return inAnySpace;
  if (gives === 'seeAllInSpaces') return inAnySpace.filter(({ action }) => action === 'get' || action === 'getPolicy');
  return gives.flatMap(expand);
}

/** Throws for a name that is no permission, so that a slip in the data is found when it is first loaded. */
function expand(line: string): PermissionRow[] {
  const [family = '', actions = ''] = line.split(': ');
  if (actions === '*') return permissionRows.filter(({ name }) => name.startsWith(`${family}.`));
  return actions.split(' ').map((action) => {
    const found = permissionRows.find(({ name }) => name === `${family}.${action}`);
    if (found === undefined) throw new Error(`no permission ${family}.${action}`);
    return found;
  });
}
