/** Who asks a region for something, and where. */
import type { IdentityType } from '#region/store/schema.ts';

/** Who asks, read from the token and looked up again for this request. */
export interface Caller {
  readonly type: IdentityType;
  readonly id: string;
  readonly organisationId: string;
}

/** Where the request acts; on operations of global scope, the caller's organisation. */
export interface RequestScope {
  readonly organisationId: string;
  /** Set in space scope. */
  readonly spaceId?: string;
  /** The space's id in space scope, else the organisation's: what policies and ACLs are stored under. */
  readonly scopeId: string;
}
