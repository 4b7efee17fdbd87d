/** What takes a right away, and the smallest things that would give it. */
import type { AccessPath, GrantLevel } from './access.ts';
import { keyOfPath } from './policy-preview.ts';

/** One thing to undo; all of a right's removals together take it away. */
export type Removal =
  | { readonly kind: 'role'; readonly level: GrantLevel; readonly uuid: string; readonly name: string }
  | { readonly kind: 'permission'; readonly level: GrantLevel; readonly permission: string }
  | {
      readonly kind: 'acl' | 'granular';
      readonly level: GrantLevel;
      readonly permission: string;
      readonly resourceId: string;
    }
  /** Who has created a resource keeps every right on it until the resource is deleted (behaviours B3.6). */
  | { readonly kind: 'ownership'; readonly resourceId: string };

/** Everything that has to go so that none of the ways is left. */
export function whatTakesAway(paths: readonly AccessPath[]): readonly Removal[] {
  const removals = new Map<string, Removal>();
  for (const path of paths) {
    const removal = removalOf(path);
    removals.set(path.kind === 'role' ? `${path.level} ${path.uuid}` : keyOfPath(path), removal);
  }
  return [...removals.values()];
}

function removalOf(path: AccessPath): Removal {
  const { level, permission } = path;
  switch (path.kind) {
    case 'role':
      return { kind: 'role', level, uuid: path.uuid, name: path.name };
    case 'permission':
      return { kind: 'permission', level, permission };
    case 'acl':
    case 'granular':
      return { kind: path.kind, level, permission, resourceId: path.resourceId };
    default:
      return { kind: 'ownership', resourceId: path.resourceId };
  }
}

/** Something that would give a right, with how many permissions come along beside it. */
export type Remedy =
  | { readonly kind: 'acl'; readonly permission: string; readonly resourceId: string; readonly besides: 0 }
  | { readonly kind: 'permission'; readonly permission: string; readonly uuid: string; readonly besides: 0 }
  | { readonly kind: 'role'; readonly uuid: string; readonly name: string; readonly besides: number };

export interface RemedyOptions {
  /** The permission, when it can be given at this scope. */
  readonly permission: { readonly uuid: string; readonly name: string } | undefined;
  /** Present when the question is about one resource, of the permission's own kind. */
  readonly resourceId?: string | undefined;
  /** Roles of the scope with the names of their permissions, as far as they are known. */
  readonly roles: readonly { readonly uuid: string; readonly name: string; readonly permissions: readonly string[] }[];
}

/** What would give the right, the one that gives least first; empty when nothing at this scope can. */
export function whatGives(name: string, { permission, resourceId, roles }: RemedyOptions): readonly Remedy[] {
  const remedies: Remedy[] = [];
  if (permission !== undefined && resourceId !== undefined) {
    remedies.push({ kind: 'acl', permission: name, resourceId, besides: 0 });
  }
  if (permission !== undefined) {
    remedies.push({ kind: 'permission', permission: name, uuid: permission.uuid, besides: 0 });
  }
  const holding = roles
    .filter(({ permissions }) => permissions.includes(name))
    .map((role): Remedy => {
      const { uuid, permissions } = role;
      return { kind: 'role', uuid, name: role.name, besides: new Set(permissions).size - 1 };
    })
    .sort((a, b) => a.besides - b.besides);
  return [...remedies, ...holding];
}
