/** Changes to a policy or an ACL as text in an address, so that a request for rights can be sent as a link. */

export interface RequestedGrants {
  /** Permission names, or ids of roles and permissions, to give. */
  readonly add: readonly string[];
  /** Ids of roles and permissions to take away. */
  readonly remove: readonly string[];
}

const word = /^-?[\w.-]{1,255}$/;

/** Reads `kubernetes.cluster.get,-5f0c…`: what begins with a hyphen is to be taken away. What is unreadable is dropped. */
export function parseGrants(text: string): RequestedGrants {
  const words = text.split(',').filter((one) => word.test(one));
  return {
    add: words.filter((one) => !one.startsWith('-')),
    remove: words.filter((one) => one.startsWith('-')).map((one) => one.slice(1)),
  };
}

/** Text that `parseGrants` reads. */
export function grantsText({ add, remove }: RequestedGrants): string {
  return [...add, ...remove.map((id) => `-${id}`)].join(',');
}

interface Named {
  readonly uuid: string;
  readonly name?: string | undefined;
}

export interface ResolvedGrants {
  readonly add: { readonly roles: readonly string[]; readonly permissions: readonly string[] };
  readonly remove: { readonly roles: readonly string[]; readonly permissions: readonly string[] };
  /** Names and ids that mean nothing in this scope. */
  readonly unknown: readonly string[];
}

/** Finds what the words mean in a scope. Nothing is taken away that is not held: what is held is looked up by id. */
export function resolveGrants(
  { add, remove }: RequestedGrants,
  roles: readonly Named[],
  permissions: readonly Named[],
): ResolvedGrants {
  const find = (list: readonly Named[], text: string, byName: boolean) =>
    list.find(({ uuid, name }) => uuid === text.toLowerCase() || (byName && name === text))?.uuid;
  const unknown: string[] = [];
  const sort = (words: readonly string[]) => {
    const found = { roles: [] as string[], permissions: [] as string[] };
    for (const text of words) {
      const permission = find(permissions, text, true);
      const role = permission === undefined ? find(roles, text, false) : undefined;
      if (permission !== undefined) found.permissions.push(permission);
      else if (role !== undefined) found.roles.push(role);
      else unknown.push(text);
    }
    return found;
  };
  return { add: sort(add), remove: sort(remove), unknown };
}
