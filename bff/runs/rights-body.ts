/** What a call gives and takes, right by right: a policy with both, permissions of a role, a role to be created. */

interface Grants {
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
}

/** Of any of the three. */
export interface RightsBody {
  readonly add?: Grants;
  readonly delete?: Grants;
  /** Of a role. */
  readonly permissions?: readonly string[];
  /** Of a role to be created, which is one thing as a whole. */
  readonly name?: string;
  readonly description?: string;
}

/** `add roles 1234…`. Equal ones are the same to a region. */
type Right = `${'add' | 'delete' | 'each'} ${'roles' | 'permissions'} ${string}`;

const verbs = ['add', 'delete'] as const;
const whats = ['roles', 'permissions'] as const;

/** What of a body is meant; undefined for nothing of it. */
export function keepRights(body: RightsBody, isKept: (right: Right) => boolean): RightsBody | undefined {
  if (body.name !== undefined) return body;
  const given = verbs.flatMap((verb) => {
    const grants = whats.flatMap((what) => {
      const ids = (body[verb]?.[what] ?? []).filter((id) => isKept(`${verb} ${what} ${id.toLowerCase()}`));
      return ids.length > 0 ? [[what, ids] as const] : [];
    });
    return grants.length > 0 ? [[verb, Object.fromEntries(grants)] as const] : [];
  });
  const permissions = (body.permissions ?? []).filter((id) => isKept(`each permissions ${id.toLowerCase()}`));
  if (given.length === 0 && permissions.length === 0) return undefined;
  return { ...Object.fromEntries(given), ...(permissions.length > 0 && { permissions }) };
}

function rightsIn(body: RightsBody | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  if (body !== undefined) keepRights(body, (right) => found.add(right).size > 0);
  return found;
}

/** What is in the first body alone. */
export function withoutRights(one: RightsBody | undefined, other: RightsBody | undefined): RightsBody | undefined {
  if (one?.name !== undefined) return other === undefined ? one : undefined;
  const gone = rightsIn(other);
  return one && keepRights(one, (right) => !gone.has(right));
}

/** What is in either. */
export function joinRights(one: RightsBody | undefined, other: RightsBody | undefined): RightsBody | undefined {
  const rest = withoutRights(other, one);
  if (one === undefined || rest === undefined || one.name !== undefined) return one ?? rest;
  const both = (verb: 'add' | 'delete') => {
    const grants = whats.flatMap((what) => {
      const ids = [...(one[verb]?.[what] ?? []), ...(rest[verb]?.[what] ?? [])];
      return ids.length > 0 ? [[what, ids] as const] : [];
    });
    return grants.length > 0 ? { [verb]: Object.fromEntries(grants) } : {};
  };
  const permissions = [...(one.permissions ?? []), ...(rest.permissions ?? [])];
  return { ...both('add'), ...both('delete'), ...(permissions.length > 0 && { permissions }) };
}
