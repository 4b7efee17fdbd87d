/** The bodies of calls about many rights of one subject, taken apart: an ACL, a role or a permission each. */
import { idIn } from '#shared/contract/operation.ts';
import type { IamPolicy } from '#shared/contract/iam/policies.ts';
import type { PlannedCall } from '#shared/run.ts';
import type { RunReader } from './run-kind.ts';
import { keyOfAcl, placeOf, readHeldAcls, type AclItems } from './step-readings.ts';

type Acl = AclItems['items'][number];

/** One right. Equal keys are the same to a region. */
export type Part =
  | { readonly key: string; readonly what: 'acl'; readonly item: Acl }
  | { readonly key: string; readonly what: 'roles' | 'permissions'; readonly id: string };

interface PolicyPart {
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
}
interface Body extends Partial<AclItems> {
  readonly add?: PolicyPart;
  readonly delete?: PolicyPart;
}

export const isOfPolicy = ({ operation }: Pick<PlannedCall, 'operation'>) => operation.startsWith('SetIAMPolicy');

/** Whether the body of a policy gives, or takes. */
export function verbsIn(body: unknown): readonly string[] {
  return Object.keys(body as Body).filter((key) => key === 'add' || key === 'delete');
}

export function partsIn(body: unknown): readonly Part[] {
  const { items = [], add, delete: taken } = (body ?? {}) as Body;
  return [
    ...items.map((item): Part => ({ key: keyOfAcl(item), what: 'acl', item })),
    ...[add, taken].flatMap((grants) =>
      (['roles', 'permissions'] as const).flatMap((what) =>
        (grants?.[what] ?? []).map((id): Part => ({ key: `${what} ${id.toLowerCase()}`, what, id })),
      ),
    ),
  ];
}

/** A body of them, which are all ACLs or none; undefined for no parts. */
export function bodyOf(parts: readonly Part[], verb: 'add' | 'delete'): unknown {
  if (parts.length === 0) return undefined;
  const items = parts.flatMap((part) => (part.what === 'acl' ? [part.item] : []));
  if (items.length > 0) return { items };
  const ids = (what: Part['what']) => parts.flatMap((part) => (part.what === what && 'id' in part ? [part.id] : []));
  const [roles, permissions] = [ids('roles'), ids('permissions')];
  return { [verb]: { ...(roles.length > 0 && { roles }), ...(permissions.length > 0 && { permissions }) } };
}

/** Whether whom a call is about holds a part of its body. Throws what reading throws. */
export async function readHeld(
  call: Pick<PlannedCall, 'operation' | 'path' | 'body'>,
  reader: RunReader,
): Promise<(part: Part) => boolean> {
  if (!isOfPolicy(call)) {
    const isHeld = await readHeldAcls(call, reader);
    return (part) => part.what === 'acl' && isHeld(part.item);
  }
  const found = await reader.read(idIn(placeOf(call), 'GetIAMPolicy'), { path: call.path });
  const { roles = [], permissions = [] } = (found ?? {}) as Partial<IamPolicy>;
  const held = new Set(partsIn({ add: { roles, permissions } }).map(({ key }) => key));
  return ({ key }) => held.has(key);
}
