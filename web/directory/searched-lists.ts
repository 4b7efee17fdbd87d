/** Lists that are searched in more than one place (users: user-list.ts). One index serves all: here is what is in it. */
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { Indexed } from './filter-index.ts';

export const accountList: Indexed<ServiceAccount> = {
  rowKey: ({ id }) => id,
  wordsOf: ({ name = '', id }) => `${name} ${id}`,
};

export const roleList: Indexed<Role> = {
  rowKey: ({ uuid }) => uuid,
  wordsOf: ({ uuid, name, description }) => `${name ?? ''} ${description ?? ''} ${uuid}`,
};

export const clusterList: Indexed<Cluster> = {
  rowKey: ({ id }) => id,
  wordsOf: ({ name, cidr, id, description }) => `${name} ${cidr ?? ''} ${description ?? ''} ${id}`,
};

export const spaceList: Indexed<Space> = {
  rowKey: ({ id }) => id,
  wordsOf: ({ name, description, id }) => `${name ?? ''} ${description ?? ''} ${id}`,
};
