/** How somebody holds a permission, in as much detail as the region tells. */
import type { GrantLevel } from '#shared/rules/access.ts';

/** A way to a permission. `AccessPath` of the rules is one whose level is known. */
export type Way =
  | { readonly kind: 'role'; readonly uuid: string; readonly name: string; readonly level?: GrantLevel }
  | { readonly kind: 'permission'; readonly level?: GrantLevel }
  | {
      /** `resource` is a right on one resource that an access review does not tell apart: by ACL, or as its creator. */
      readonly kind: 'acl' | 'granular' | 'ownership' | 'resource';
      readonly resourceId: string;
      readonly level?: GrantLevel;
    };
