/** What the palette can begin, by name: `create a user`, `upgrade booking`. Each is an address that opens it. */
import { useTranslations } from 'use-intl';
import { below } from '#web/address/paths.ts';
import { folded } from '#web/directory/folded.ts';
import type { Option } from '#web/ui/option.ts';
import { navigationIn } from './navigation.ts';
import type { NamedScope } from './use-palette-scopes.ts';
import type { Found } from './use-exact-search.ts';

/** Where the pages of a scope let something be made, or compared; whether one may is said there. */
const creations = [
  { what: 'user', page: 'users', rest: 'users?create' },
  { what: 'serviceAccount', page: 'service-accounts', rest: 'service-accounts?create' },
  { what: 'role', page: 'roles', rest: 'roles?create' },
  { what: 'acl', page: 'acls', rest: 'acls?give' },
  { what: 'space', page: 'spaces', rest: 'spaces?create' },
  { what: 'cluster', page: 'clusters', rest: 'clusters/new' },
  { what: 'vm', page: 'vms', rest: 'vms?create' },
  { what: 'database', page: 'databases', rest: 'databases?create' },
  { what: 'twin', page: 'access-map', rest: 'twin' },
] as const;

const verbs = ['upgrade', 'resize', 'kubeconfig'] as const;
type Verb = (typeof verbs)[number];

/** Below the page of a cluster. */
const addressOf: Readonly<Record<Verb, string>> = {
  upgrade: '/upgrade',
  resize: '/node-pools',
  kubeconfig: '?kubeconfig',
};

export interface PaletteActions {
  /** What is looked for by name: without the verb that stands before it. */
  readonly name: string;
  readonly isVerb: boolean;
  /** What can be done with a cluster that was found; of all verbs where none was typed. */
  readonly ofCluster: (cluster: Found) => readonly Option[];
}

/** What is meant by the text, as far as it names something to do. */
export function usePaletteActions(text: string): PaletteActions {
  const t = useTranslations('soon.finder');
  const detail = t('action');
  const wanted = folded(text.trim());
  const typed = verbs.find((verb) => wanted.startsWith(`${folded(t('verbs', { verb }))} `));
  return {
    name: typed === undefined ? text : text.trim().slice(t('verbs', { verb: typed }).length + 1),
    isVerb: typed !== undefined,
    ofCluster: ({ to, name, detail: where }) =>
      (typed === undefined ? verbs : [typed]).map((verb) => ({
        id: to + addressOf[verb],
        label: t('ofCluster', { verb, name }),
        detail: where === undefined ? detail : `${detail} · ${where}`,
      })),
  };
}

/** What can be begun in those scopes, whatever is looked for. */
export function usePaletteCreations(scopes: readonly NamedScope[]): readonly Option[] {
  const t = useTranslations('soon.finder');
  const detail = t('action');
  return scopes.flatMap(({ scope, suffix }) => {
    const pages = navigationIn(scope).flatMap((group) => group.pages);
    return creations
      .filter(({ page }) => pages.some(({ path }) => path === page))
      .map(({ what, rest }) => ({
        id: below(scope, rest),
        label: t('creations', { what }),
        detail: detail + suffix,
      }));
  });
}
