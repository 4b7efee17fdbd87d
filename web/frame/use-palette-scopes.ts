/** Of which places the palette offers the pages: of the one at hand; where none is, of all that are known at once. */
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useKnownScope } from '#web/scope/use-scope.ts';
import { useSession } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';

export interface NamedScope {
  readonly scope: Scope;
  /** What follows the words of a page to tell which place it is of; nothing of the place at hand. */
  readonly suffix: string;
}

/** The scope at hand; else the last one, and the organisation of each region signed in to. */
export function usePaletteScopes(): readonly NamedScope[] {
  const t = useTranslations('core.shell');
  const known = useKnownScope();
  const { regions } = useSession();
  if (known !== undefined) return [{ scope: known, suffix: '' }];
  const recent = recentScopes.read().filter(({ region }) => regions.some(({ name }) => name === region));
  const organisations = regions.flatMap(({ name: region, organisationId: id }): readonly Scope[] =>
    id === undefined ? [] : [{ region, kind: 'organisation', id }],
  );
  const last = recent.slice(0, 1);
  const others = organisations.filter(({ id }) => last.every((one) => one.id !== id));
  return [...last, ...others].map(({ region, kind, id }) => {
    const name = nameText(recent.find((one) => one.id === id)?.name ?? t(kind));
    return { scope: { region, kind, id }, suffix: ` · ${name} · ${region}` };
  });
}
