/**
 * The two scopes an identity operation exists in (contract 1), and naming whichever one a page is in. Holds no code of
 * the cache, so that the route table can say what a page reads.
 */
import type { Catalogue, OperationId, Path } from '#shared/contract/catalogue.ts';
import { idIn, type IdIn } from '#shared/contract/operation.ts';
import type { Arguments } from './call.ts';

/** Where one works: an organisation or a space of a region. */
export interface Scope {
  readonly region: string;
  readonly kind: 'organisation' | 'space';
  /** Of the organisation or space. */
  readonly id: string;
}

/** `ListUser` for `ListUserOrganisation` and `ListUserSpace`. */
export type ScopedName = Extract<Catalogue[OperationId], { readonly sharedName: string }>['sharedName'];

/** The row of the pair that stands for both: they differ in the path's prefix only. */
export type Scoped<Name extends ScopedName> = Extract<IdIn<'organisation', Name>, OperationId>;

/** Arguments of a scoped operation, without the scope's own id. */
export type ScopedArguments<Name extends ScopedName> = Omit<Arguments<Scoped<Name>>, 'path'> & {
  readonly path?: Omit<Path<Scoped<Name>>, 'organisationId'>;
};

/** What identifies a read: the first three elements of its key in the cache, and the arguments of `queryFor`. */
export type Read<Id extends OperationId = OperationId> = readonly [region: string, id: Id, args: Arguments<Id>];

/** A read of whatever type, for lists of them. */
export type AnyRead = Read;

/** `{ organisationId }` or `{ spaceId }`. */
export function scopePath({ kind, id }: Scope): { readonly organisationId: string } | { readonly spaceId: string } {
  return { [`${kind}Id`]: id } as { organisationId: string } | { spaceId: string };
}

/** `ListUserOrganisation` or `ListUserSpace` from `ListUser`. */
export function operationIn<Name extends ScopedName>(scope: Scope, name: Name): Scoped<Name> {
  return idIn(scope.kind, name) as Scoped<Name>;
}

/** A read in the scope at hand: `queryFor(...inScope(scope, 'GetUser', { path: { userId } }))`. */
export function inScope<Name extends ScopedName>(
  scope: Scope,
  name: Name,
  args: ScopedArguments<Name>,
): Read<Scoped<Name>> {
  const complete = { ...args, path: { ...scopePath(scope), ...args.path } };
  // That the scope's id makes the path complete again does not follow for a name that is not known yet.
  return [scope.region, operationIn(scope, name), complete as Arguments<Scoped<Name>>];
}
