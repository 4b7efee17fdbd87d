/** Fixtures of service accounts, roles, permissions, policies, ACLs and access reviews. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import { aUser, fresh, inOrganisation, inSpace, userInOrganisation, userInSpace, type Fixture } from './fixture.ts';
import { idOfName } from '#region/seed/catalogue-data.ts';
import type { TestRegion } from './test-region.ts';

const accountBody = () => ({ name: fresh('account'), tokenDuration: 'PT1H', expirationDate: '2030-12-31' });

async function accountInOrganisation(region: TestRegion) {
  const path = inOrganisation(region);
  const { reply } = await region.admin('CreateServiceAccountOrganisation', { path, body: accountBody() });
  return { ...path, serviceAccountId: reply.id };
}

async function accountInSpace(region: TestRegion) {
  const path = inSpace(region);
  const { reply } = await region.admin('CreateServiceAccountSpace', { path, body: accountBody() });
  return { ...path, serviceAccountId: reply.id };
}

const roleBody = () => ({ name: fresh('role'), description: 'For a test' });
const somePermissions = { permissions: [idOfName('iam.user.get'), idOfName('iam.role.get')] };

async function roleInOrganisation(region: TestRegion) {
  const path = inOrganisation(region);
  const { reply } = await region.admin('CreateRoleOrganisation', { path, body: roleBody() });
  return { ...path, roleUuid: reply.uuid };
}

async function roleInSpace(region: TestRegion) {
  const path = inSpace(region);
  const { reply } = await region.admin('CreateRoleSpace', { path, body: roleBody() });
  return { ...path, roleUuid: reply.uuid };
}

const subject = async (region: TestRegion) => ({ subjectType: 'users', subjectId: await aUser(region) });
const subjectInOrganisation = async (region: TestRegion) => ({ ...inOrganisation(region), ...(await subject(region)) });
const subjectInSpace = async (region: TestRegion) => ({ ...inSpace(region), ...(await subject(region)) });
const policyBody = () => ({
  add: { roles: [idOfName('role Identity Viewer')], permissions: [idOfName('iam.role.get')] },
  delete: { permissions: [idOfName('iam.user.get')] },
});

const onUsers = { objectType: 'user' };
const granularBody = () => ({
  add: [{ action: 'getters' as const, objectId: fresh('thing') }],
  delete: [{ action: 'owners' as const, objectId: fresh('thing') }],
});

const aclItem = () => ({
  permissionId: idOfName('iam.user.get'),
  service: 'iam',
  resource: 'user',
  resourceId: fresh('thing'),
});
const aclBody = () => ({ items: [aclItem(), aclItem()] });
const onAclItems = { service: 'iam', resource: 'user' };
const manyItems = () => ({ items: Array.from({ length: 9 }, aclItem) });

export const accessFixtures = {
  GetUserOrganisationByEmail: async (region) => ({ path: inOrganisation(region), query: await anEmail(region) }),
  GetUserSpaceByEmail: async (region) => ({ path: inSpace(region), query: await anEmail(region) }),

  ListServiceAccountOrganisation: (region) => ({ path: inOrganisation(region), body: { items: [] } }),
  ListServiceAccountSpace: (region) => ({ path: inSpace(region), body: { items: [] } }),
  CreateServiceAccountOrganisation: (region) => ({ path: inOrganisation(region), body: accountBody() }),
  CreateServiceAccountSpace: (region) => ({ path: inSpace(region), body: accountBody() }),
  CreateAdminServiceAccountSpace: (region) => ({
    path: { ...inOrganisation(region), ...inSpace(region) },
    body: accountBody(),
  }),
  GetServiceAccountOrganisation: async (region) => ({ path: await accountInOrganisation(region) }),
  GetServiceAccountSpace: async (region) => ({ path: await accountInSpace(region) }),
  UpdateServiceAccountOrganisation: async (region) => ({
    path: await accountInOrganisation(region),
    body: accountBody(),
  }),
  UpdateServiceAccountSpace: async (region) => ({ path: await accountInSpace(region), body: accountBody() }),
  DeleteServiceAccountOrganisation: async (region) => ({ path: await accountInOrganisation(region) }),
  DeleteServiceAccountSpace: async (region) => ({ path: await accountInSpace(region) }),
  MatchServiceAccountOrganisation: (region) => ({
    path: inOrganisation(region),
    query: { serviceAccountName: 'terraform' },
  }),
  MatchServiceAccountSpace: (region) => ({ path: inSpace(region), query: { serviceAccountName: 'terraform' } }),
  AssignServiceAccountToSpace: async (region) => ({
    path: { ...inSpace(region), serviceAccountId: (await accountInOrganisation(region)).serviceAccountId },
  }),
  ListSpacesOfServiceAccount: (region) => ({
    path: { ...inOrganisation(region), serviceAccountId: region.seeded.clientId },
  }),

  ListRolesOrganisation: (region) => ({ path: inOrganisation(region) }),
  ListRolesSpace: (region) => ({ path: inSpace(region) }),
  CreateRoleOrganisation: (region) => ({ path: inOrganisation(region), body: roleBody() }),
  CreateRoleSpace: (region) => ({ path: inSpace(region), body: roleBody() }),
  GetRoleOrganisation: async (region) => ({ path: await roleInOrganisation(region) }),
  GetRoleSpace: async (region) => ({ path: await roleInSpace(region) }),
  UpdateRoleOrganisation: async (region) => ({ path: await roleInOrganisation(region), body: roleBody() }),
  UpdateRoleSpace: async (region) => ({ path: await roleInSpace(region), body: roleBody() }),
  DeleteRoleOrganisation: async (region) => ({ path: await roleInOrganisation(region) }),
  DeleteRoleSpace: async (region) => ({ path: await roleInSpace(region) }),
  GetRolePermissionsOrganisation: (region) => ({
    path: { ...inOrganisation(region), roleUuid: idOfName('role Organisation Viewer') },
  }),
  GetRolePermissionsSpace: (region) => ({
    path: { ...inSpace(region), roleUuid: idOfName('role PostgreSQL Admin') },
  }),
  AddRolePermissionsOrganisation: async (region) => ({ path: await roleInOrganisation(region), body: somePermissions }),
  AddRolePermissionsSpace: async (region) => ({ path: await roleInSpace(region), body: somePermissions }),
  RemoveRolePermissionsOrganisation: async (region) => ({
    path: await roleInOrganisation(region),
    body: somePermissions,
  }),
  RemoveRolePermissionsSpace: async (region) => ({ path: await roleInSpace(region), body: somePermissions }),

  ListPermissionsOrganisation: (region) => ({ path: inOrganisation(region) }),
  ListPermissionsSpace: (region) => ({ path: inSpace(region), query: { service: 'iam' } }),
  GetPermissionOrganisation: (region) => ({
    path: { ...inOrganisation(region), permissionUuid: idOfName('iam.user.get') },
  }),
  GetPermissionSpace: (region) => ({ path: { ...inSpace(region), permissionUuid: idOfName('iam.user.get') } }),

  GetIAMPolicyOrganisation: async (region) => ({ path: await subjectInOrganisation(region) }),
  GetIAMPolicySpace: async (region) => ({ path: await subjectInSpace(region) }),
  SetIAMPolicyOrganisation: async (region) => ({ path: await subjectInOrganisation(region), body: policyBody() }),
  SetIAMPolicySpace: async (region) => ({ path: await subjectInSpace(region), body: policyBody() }),
  GetIAMGranularPolicyOrganisation: async (region) => ({
    path: { ...(await subjectInOrganisation(region)), ...onUsers },
  }),
  GetIAMGranularPolicySpace: async (region) => ({ path: { ...(await subjectInSpace(region)), ...onUsers } }),
  SetIAMGranularPolicyOrganisation: async (region) => ({
    path: { ...(await subjectInOrganisation(region)), ...onUsers },
    body: granularBody(),
  }),
  SetIAMGranularPolicySpace: async (region) => ({
    path: { ...(await subjectInSpace(region)), ...onUsers },
    body: granularBody(),
  }),

  GetACLUserOrganisation: async (region) => {
    const path = await userInOrganisation(region);
    await region.admin('CreateACLUserOrganisationBulk', { path, body: manyItems() });
    return { path, query: onAclItems };
  },
  GetACLUserSpace: async (region) => {
    const path = await userInSpace(region);
    await region.admin('CreateACLUserSpaceBulk', { path, body: manyItems() });
    return { path, query: onAclItems };
  },
  GetACLServiceAccountOrganisation: async (region) => {
    const path = await accountInOrganisation(region);
    await region.admin('CreateACLServiceAccountOrganisationBulk', { path, body: manyItems() });
    return { path, query: onAclItems };
  },
  GetACLServiceAccountSpace: async (region) => {
    const path = await accountInSpace(region);
    await region.admin('CreateACLServiceAccountSpaceBulk', { path, body: manyItems() });
    return { path, query: onAclItems };
  },
  CreateACLUserOrganisationBulk: async (region) => ({ path: await userInOrganisation(region), body: aclBody() }),
  CreateACLUserSpaceBulk: async (region) => ({ path: await userInSpace(region), body: aclBody() }),
  CreateACLServiceAccountOrganisationBulk: async (region) => ({
    path: await accountInOrganisation(region),
    body: aclBody(),
  }),
  CreateACLServiceAccountSpaceBulk: async (region) => ({ path: await accountInSpace(region), body: aclBody() }),
  DeleteACLUserOrganisationBulk: async (region) => ({ path: await userInOrganisation(region), body: aclBody() }),
  DeleteACLUserSpaceBulk: async (region) => ({ path: await userInSpace(region), body: aclBody() }),
  DeleteACLServiceAccountOrganisationBulk: async (region) => ({
    path: await accountInOrganisation(region),
    body: aclBody(),
  }),
  DeleteACLServiceAccountSpaceBulk: async (region) => ({ path: await accountInSpace(region), body: aclBody() }),

  ListIdentityAccessByResource: async (region) => ({ path: { ...inSpace(region), resourceId: await aUser(region) } }),
  ListResourceAccessByIdentity: async (region) => {
    const path = await userInSpace(region);
    await region.admin('CreateACLUserSpaceBulk', { path, body: manyItems() });
    return { path };
  },
} satisfies { readonly [Id in OperationId]?: Fixture<Id> };

async function anEmail(region: TestRegion) {
  const { reply } = await region.admin('GetUserSpace', { path: await userInSpace(region) });
  return { email: reply.email };
}
