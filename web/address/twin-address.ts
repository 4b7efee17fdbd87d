/** Addresses of two places side by side: the page of one, and the other one in its question. */
import type { Scope } from '#web/api/scope.ts';
import { below, placeOf } from './paths.ts';

/** A place as addresses name it: `eu-snc-1/spaces/1234…`. */
export const placeText = ({ region, kind, id }: Scope) => `${region}/${kind}s/${id}`;

/** The place that such a text names; undefined for any other text. */
export function placeIn(text: string | null): Scope | undefined {
  return text === null ? undefined : placeOf(`/${text}`)?.scope;
}

/** A place beside another one; without that, where one is chosen. */
export const twinAddress = (scope: Scope, other?: Scope) =>
  below(scope, other === undefined ? 'twin' : `twin?with=${placeText(other)}`);

/** A role beside one of the same name in another place. */
export const compareRolesAddress = (scope: Scope, left: string, other: Scope, right: string) =>
  below(scope, `roles/compare?left=${left}&right=${right}&with=${placeText(other)}`);
