/**
 * What the console shows before a change against what the region then does: the preview of a change of a policy or of a
 * role must be the difference that the region's own access review shows, and undoing must restore exactly.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience, runs } from '#testing/property-runs.ts';
import type { GrantLevel } from '#shared/rules/access.ts';
import { knowledgeFrom, type AccessKnowledge, type LevelReading } from '#shared/rules/access-knowledge.ts';
import {
  deltaBetween,
  inverse,
  isEmptyDelta,
  normalise,
  type Grants,
  type PolicyDelta,
} from '#shared/rules/policy-delta.ts';
import { previewPolicy, previewRole, type Preview, type Right } from '#shared/rules/policy-preview.ts';
import { fresh, inOrganisation, inSpace } from './testing/fixture.ts';
import { permissionRows, roleRows } from './seed/catalogue-data.ts';
import { startTestRegion, type TestRegion } from './testing/test-region.ts';
import { permissionsInRole } from './testing/test-roles.ts';

let region: TestRegion;
/** A role of the space that the account may hold; its permissions are changed by tests. */
let custom: string;
let subjectId: string;
beforeAll(async () => {
  region = await startTestRegion();
  const { organisationId, spaceId } = region.seeded;
  const body = { name: fresh('previewed') };
  const { reply } = await region.admin('CreateServiceAccountOrganisation', { path: { organisationId }, body });
  subjectId = reply.id;
  await region.admin('AssignServiceAccountToSpace', { path: { spaceId, serviceAccountId: subjectId } });
  const role = { name: fresh('custom'), description: '' };
  custom = (await region.admin('CreateRoleSpace', { path: { spaceId }, body: role })).reply.uuid;
});
afterAll(() => region.close());

const permissionNames = new Map(permissionRows.map(({ uuid, name }) => [uuid, name]));
const uuids = new Map(permissionRows.map(({ uuid, name }) => [name, uuid]));
const grantable = permissionRows.filter(({ in_space }) => in_space === 1);
const spaceRoles = roleRows.flatMap(({ row }) => (row.in_space === 1 ? [row.uuid] : []));
const organisationRoles = roleRows.flatMap(({ row }) => (row.in_organisation === 1 ? [row.uuid] : []));

const some = (ids: readonly string[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength });
const permissionIds = grantable.map(({ uuid }) => uuid);
const grants = fc.record({ roles: some(spaceRoles, 3), permissions: some(permissionIds, 10) });
const situations = fc.record({
  held: grants,
  /** Identity rights of the organisation reach into the space. */
  above: some(organisationRoles, 1),
  withCustom: fc.boolean(),
  custom: some(permissionIds, 12),
  add: grants,
  remove: grants,
  /** Of what is held, so that something is really taken away. */
  taken: fc.array(fc.nat(), { maxLength: 4 }),
});
type Situation = typeof situations extends fc.Arbitrary<infer Value> ? Value : never;

/** In either scope. */
const subject = () => ({
  ...inOrganisation(region),
  ...inSpace(region),
  subjectType: 'serviceAccounts' as const,
  subjectId,
});

async function policyAt(level: GrantLevel): Promise<Grants> {
  const id = level === 'space' ? 'GetIAMPolicySpace' : 'GetIAMPolicyOrganisation';
  const { reply } = await region.admin(id, { path: subject() });
  return { roles: reply.roles.toSorted(), permissions: reply.permissions.toSorted() };
}

async function applyAt(level: GrantLevel, { add, remove }: PolicyDelta): Promise<void> {
  if (isEmptyDelta({ add, remove })) return;
  const id = level === 'space' ? 'SetIAMPolicySpace' : 'SetIAMPolicyOrganisation';
  const { status } = await region.admin(id, { path: subject(), body: { add, delete: remove } });
  expect(status).toBe(204);
}

async function setAt(level: GrantLevel, wanted: Grants): Promise<void> {
  await applyAt(level, deltaBetween(await policyAt(level), wanted));
}

async function permissionsOf(level: GrantLevel, roleUuid: string): Promise<readonly string[]> {
  return (await permissionsInRole(region, level, roleUuid)).toSorted();
}

async function setCustom(wanted: readonly string[]): Promise<void> {
  const path = { spaceId: region.seeded.spaceId, roleUuid: custom };
  const now = (await permissionsOf('space', custom)).map((name) => uuids.get(name) ?? '');
  const [more, less] = [wanted.filter((uuid) => !now.includes(uuid)), now.filter((uuid) => !wanted.includes(uuid))];
  if (more.length > 0) await region.admin('AddRolePermissionsSpace', { path, body: { permissions: more } });
  if (less.length > 0) await region.admin('RemoveRolePermissionsSpace', { path, body: { permissions: less } });
}

async function prepare(situation: Situation): Promise<void> {
  await setCustom(situation.custom);
  const roles = situation.withCustom ? [...situation.held.roles, custom] : situation.held.roles;
  await setAt('space', { ...situation.held, roles });
  await setAt('organisation', { roles: situation.above, permissions: [] });
}

/** What the console reads; `further` are roles about to be given. */
async function read(further: readonly string[]): Promise<{ own: LevelReading; known: AccessKnowledge }> {
  const level = async (name: GrantLevel, more: readonly string[]): Promise<LevelReading> => {
    const policy = await policyAt(name);
    const roles = new Map<string, { name: string; permissions: readonly string[] }>();
    for (const uuid of [...policy.roles, ...more]) {
      roles.set(uuid, { name: uuid, permissions: await permissionsOf(name, uuid) });
    }
    return { level: name, policy, roles, permissionNames, acls: [], granular: [], gaps: [] };
  };
  const own = await level('space', further);
  return { own, known: knowledgeFrom(true, [own, await level('organisation', [])]) };
}

const keyOf = (service = '', resource = '', action = '') => `${service} ${resource} ${action}`;
/** The review names no subresource: permissions that differ by nothing else are left to the other tests. */
const tellable = new Map<string, string | undefined>();
for (const { name, service, resource, action } of permissionRows) {
  const key = keyOf(service, resource ?? '', action);
  tellable.set(key, tellable.has(key) ? undefined : name);
}
const told = new Set(tellable.values());

/** What the region itself says that the account may do. */
async function effective(): Promise<readonly string[]> {
  const path = { spaceId: region.seeded.spaceId, userId: subjectId };
  const names = new Set<string>();
  let nextToken: string | undefined;
  do {
    const { reply } = await region.admin('ListResourceAccessByIdentity', { path, page: { size: 100, nextToken } });
    for (const { domain, resourceType, action } of reply.items) {
      const name = tellable.get(keyOf(domain, resourceType, action));
      if (name !== undefined) names.add(name);
    }
    nextToken = reply.nextPageToken;
  } while (nextToken !== undefined);
  return [...names].sort();
}

const names = (rights: readonly Right[]) => rights.map(({ permission }) => permission).filter((name) => told.has(name));

/** The preview is exactly what has come and gone, and what it calls kept is there before and after. */
function expectPreview(preview: Preview, before: readonly string[], after: readonly string[]): void {
  expect(names(preview.gained)).toEqual(after.filter((name) => !before.includes(name)));
  expect(names(preview.lost)).toEqual(before.filter((name) => !after.includes(name)));
  for (const name of names(preview.kept)) expect([before.includes(name), after.includes(name)]).toEqual([true, true]);
  expect(preview.inert).toEqual([]);
}

it(
  'shows of a policy what the region then does, and undoing restores it exactly',
  { timeout: patience(120_000) },
  async () => {
    expect(told.size).toBeGreaterThan(100);
    await fc.assert(
      fc.asyncProperty(situations, async (situation) => {
        await prepare(situation);
        const { own, known } = await read(situation.add.roles);
        const base = own.policy ?? { roles: [], permissions: [] };
        const taken = situation.taken.flatMap(
          (index) => base.permissions[index % Math.max(1, base.permissions.length)] ?? [],
        );
        const takenRoles = situation.taken.flatMap((index) => base.roles[index % Math.max(1, base.roles.length)] ?? []);
        const remove = {
          roles: [...situation.remove.roles, ...takenRoles],
          permissions: [...situation.remove.permissions, ...taken],
        };
        const delta = normalise({ add: situation.add, remove }, base);
        const preview = previewPolicy(delta, own, 'space', known);
        const before = await effective();
        await applyAt('space', delta);
        expectPreview(preview, before, await effective());

        const after = await policyAt('space');
        await applyAt('space', inverse(deltaBetween(base, after)));
        expect(await policyAt('space')).toEqual(base);
        expect(await effective()).toEqual(before);
      }),
      { numRuns: runs(5) },
    );
  },
);

it('shows of a role what the region then does to whoever holds it', { timeout: patience(120_000) }, async () => {
  await fc.assert(
    fc.asyncProperty(situations, async (situation) => {
      await prepare({ ...situation, withCustom: true });
      const { own, known } = await read([]);
      const held = await permissionsOf('space', custom);
      const add = situation.add.permissions.flatMap((uuid) => permissionNames.get(uuid) ?? []);
      const remove = situation.taken.flatMap((index) => held[index % Math.max(1, held.length)] ?? []);
      const change = { uuid: custom, add: add.filter((name) => !held.includes(name)), remove };
      const preview = previewRole(change, own, 'space', known);
      const before = await effective();
      const wanted = [...held.filter((name) => !remove.includes(name)), ...change.add];
      await setCustom(wanted.map((name) => uuids.get(name) ?? ''));
      expectPreview(preview, before, await effective());
      await setCustom(held.map((name) => uuids.get(name) ?? ''));
      expect(await permissionsOf('space', custom)).toEqual(held);
      expect(await effective()).toEqual(before);
    }),
    { numRuns: runs(5) },
  );
});
