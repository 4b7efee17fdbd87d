/** Where roles, policies and ACLs belong: an organisation, or one of its spaces. */

export interface Scope {
  readonly organisationId: string;
  /** Set in space scope. */
  readonly spaceId?: string | undefined;
  /** The space's id in space scope, else the organisation's: what policies and ACLs are stored under. */
  readonly scopeId: string;
}

/** The flag of permissions and predefined roles that says whether they can be granted at a scope of this kind. */
export function levelColumn({ spaceId }: Pick<Scope, 'spaceId'>): 'in_organisation' | 'in_space' {
  return spaceId === undefined ? 'in_organisation' : 'in_space';
}
