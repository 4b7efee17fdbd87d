/** Whatever people hold: the quick search finds whom asking everybody finds, and whom the shared decision says. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { idOfName, permissionRows, roleRows } from '#region/seed/catalogue-data.ts';
import { patience, runs } from '#testing/property-runs.ts';
import { everyPath, type AccessFacts, type GrantLevel } from '#shared/rules/access.ts';
import { openHolderWorld, type HolderWorld } from './holder-world.ts';

/** Beside those that every region starts with. */
const users = 5;
let world: HolderWorld;
const people: string[] = [];
/** Not assigned to the space. */
let outside: string;
beforeAll(async () => {
  world = await openHolderWorld(users);
  const { organisationId, spaceId } = world.region.accounts;
  for (let count = 0; count < users; count += 1) {
    const body = { email: `p${count}@example.com`, firstname: 'Ada', lastname: 'Byron' };
    const { reply } = await world.admin('CreateUserOrganisation', { path: { organisationId }, body });
    if (count > 0) await world.admin('AssignUserToSpace', { path: { spaceId, userId: reply.id } });
    people.push(reply.id);
  }
  outside = people[0] ?? '';
  vi.stubGlobal('fetch', world.fetch);
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await world.close();
});

const roles: Readonly<Record<GrantLevel, readonly string[]>> = {
  organisation: ['Organisation Viewer', 'Identity Admin', 'IAM Policy Viewer', 'Space Creator', 'Space Editor'],
  space: ['Space Viewer', 'Identity Viewer', 'IAM Policy Viewer', 'Kubernetes Viewer', 'Space Editor'],
};
const permissions: Readonly<Record<GrantLevel, readonly string[]>> = {
  organisation: ['iam.getPolicy', 'iam.user.get', 'iam.space.create', 'iam.role.get'],
  space: ['iam.getPolicy', 'iam.user.get', 'kubernetes.cluster.get', 'iam.role.get'],
};

interface GivenAt {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** To look at one of the others. */
  readonly acl: boolean;
}

const givenAt = (level: GrantLevel): fc.Arbitrary<GivenAt> =>
  fc.record({
    roles: fc.uniqueArray(fc.constantFrom(...roles[level]), { maxLength: 2 }),
    permissions: fc.uniqueArray(fc.constantFrom(...permissions[level]), { maxLength: 1 }),
    acl: fc.boolean(),
  });
const given = fc.record({ organisation: givenAt('organisation'), space: givenAt('space') });
type Given = Readonly<Record<GrantLevel, GivenAt>>;
const levels = ['organisation', 'space'] as const;
const aclOn = (resourceId: string) => ({ service: 'iam', resource: 'user', resourceId });

const writes = {
  organisation: {
    grants: 'SetIAMPolicyOrganisation',
    acl: { add: 'CreateACLUserOrganisationBulk', delete: 'DeleteACLUserOrganisationBulk' },
  },
  space: {
    grants: 'SetIAMPolicySpace',
    acl: { add: 'CreateACLUserSpaceBulk', delete: 'DeleteACLUserSpaceBulk' },
  },
} as const;

/** Gives it, or takes it away again. */
async function change(way: 'add' | 'delete', userId: string, all: Given): Promise<void> {
  const { organisationId, spaceId } = world.region.accounts;
  const scope = { organisationId, spaceId };
  for (const level of levels) {
    if (level === 'space' && userId === outside) return;
    const { grants, acl } = writes[level];
    if (all[level].roles.length + all[level].permissions.length > 0) {
      const held = {
        roles: all[level].roles.map((role) => idOfName(`role ${role}`)),
        permissions: all[level].permissions.map(idOfName),
      };
      await world.admin(grants, { path: { ...scope, subjectType: 'users', subjectId: userId }, body: { [way]: held } });
    }
    if (all[level].acl) {
      const body = { items: [{ permissionId: idOfName('iam.user.get'), ...aclOn(people[1] ?? '') }] };
      await world.admin(acl[way], { path: { ...scope, userId }, body });
    }
  }
}

function factsOf(userId: string, all: Given): AccessFacts {
  const isInside = userId !== outside;
  const counted = levels.filter((level) => level === 'organisation' || isInside);
  const nameOf = (uuid: string) => permissionRows.find((row) => row.uuid === uuid)?.name ?? '';
  return {
    assignedToSpace: isInside,
    policies: counted.flatMap((level) => [
      ...all[level].permissions.map((permission) => ({ level, permission })),
      ...all[level].roles.flatMap((name) => {
        const uuid = idOfName(`role ${name}`);
        const content = roleRows.find(({ row }) => row.uuid === uuid)?.permissions ?? [];
        return content.map((permission) => ({ level, permission: nameOf(permission), role: { uuid, name } }));
      }),
    ]),
    acls: counted.flatMap((level) =>
      all[level].acl ? [{ level, permission: 'iam.user.get', ...aclOn(people[1] ?? '') }] : [],
    ),
    granular: [],
    ownerships: [],
  };
}

const question = fc.constantFrom(
  ...levels.flatMap((kind) => permissions[kind].map((permission) => ({ kind, permission }))),
);

it('is what asking everybody finds, and what the decision says', { timeout: patience(90_000) }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(given, { minLength: users, maxLength: users }), question, async (all, asked) => {
      const { kind, permission } = asked;
      const holding = people.map((id, index) => ({ id, given: all[index] as Given }));
      for (const { id, given } of holding) await change('add', id, given);
      try {
        world.broken = undefined;
        const quick = await world.search(kind, permission);
        world.broken = { pattern: /\/resource(s|\/)/, status: 501 };
        const slow = await world.search(kind, permission);
        for (const { last } of [quick, slow]) expect(last).toMatchObject({ status: 'done', unread: [], missing: [] });

        // Of a space, whoever is not assigned to it is on no list, and told of all the same.
        const ids = (search: typeof quick) =>
          search.holders.map(({ subject }) => subject.id).filter((id) => kind === 'organisation' || id !== outside);
        expect(new Set(ids(quick))).toEqual(new Set(ids(slow)));
        const found = new Set(quick.holders.map(({ subject }) => subject.id));
        for (const { id, given } of holding) {
          const holds = everyPath([permission], kind, factsOf(id, given)).length > 0;
          if (id !== outside || kind === 'organisation') expect([id, found.has(id)]).toEqual([id, holds]);
          else if (found.has(id)) expect(holds).toBe(true);
        }
      } finally {
        for (const { id, given } of holding) await change('delete', id, given);
      }
    }),
    { numRuns: runs(8), interruptAfterTimeLimit: patience(80_000) },
  );
});
