/** What the name of a permission says: `<service>[.<resource>[.<subResource>]].<action>` (contract 2.6). */

/** What tells it: the name, and as much of the rest as a region says. */
interface NamedPermission {
  readonly name: string;
  readonly service?: string | undefined;
  readonly resource?: string | undefined;
  readonly subResource?: string | undefined;
  readonly action?: string | undefined;
}

/** What a permission is about, as far as it is said; what a region leaves out is read from the name. */
export interface Facets {
  readonly service: string;
  readonly resource: string;
  readonly subresource: string;
  readonly action: string;
}

/** The actions that nearly every resource knows, and `other` for any further one, however odd. */
export const actionKinds = ['get', 'create', 'update', 'delete', 'other'] as const;
export type ActionKind = (typeof actionKinds)[number];

export function facetsOf({ name, service, resource, subResource, action }: NamedPermission): Facets {
  const parts = name.split('.');
  const last = parts.length - 1;
  return {
    service: service ?? parts[0] ?? '',
    resource: resource ?? (last > 1 ? (parts[1] ?? '') : ''),
    subresource: subResource ?? (last > 2 ? parts.slice(2, last).join('.') : ''),
    action: action ?? (last > 0 ? (parts[last] ?? '') : ''),
  };
}

export function actionKindOf({ action }: Pick<Facets, 'action'>): ActionKind {
  return actionKinds.find((kind) => kind === action) ?? 'other';
}

/** What the rights of a service are on: `cluster`, `bucket.object`; empty for rights that have no resource. */
export function resourceOf({ resource, subresource }: Pick<Facets, 'resource' | 'subresource'>): string {
  return subresource === '' ? resource : `${resource}.${subresource}`;
}
