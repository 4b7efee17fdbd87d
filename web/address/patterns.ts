/** What pages there are below a scope. Apart from paths.ts, which the first page loads. */
import type { Scope } from '#web/api/scope.ts';
import { below, placeOf } from './paths.ts';

/** Lists that exist in one kind of scope only. */
const onlyIn: Readonly<Record<string, Scope['kind'] | undefined>> = {
  'recovery-links': 'organisation',
  spaces: 'organisation',
  clusters: 'space',
  operations: 'space',
  vms: 'space',
  databases: 'space',
  registries: 'space',
  'secret-instances': 'space',
  'node-profiles': 'space',
};

/**
 * Leads to the page of the same name in another scope: from the users of one space to those of another. Where there is
 * no such page, to the users.
 */
export function inOtherScope(pathname: string, scope: Scope): string {
  const [page = ''] = placeOf(pathname)?.rest.split('/') ?? [];
  const exists = page !== '' && (onlyIn[page] ?? scope.kind) === scope.kind;
  return below(scope, exists ? page : 'users');
}
