/** What is looked for in the palette, and found: what is around it is not drawn again with every letter. */
import { createContext, use, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#web/session/use-session.ts';
import { useKnownScope } from '#web/scope/use-scope.ts';
import type { Option } from '#web/ui/option.ts';
import { useEverywhereSearch, type EverywhereSearch } from './use-everywhere-search.ts';
import { isExact, useExactSearch, type Found } from './use-exact-search.ts';
import { useNameSearch, type NameSearch } from './use-name-search.ts';
import { usePaletteActions } from './use-palette-actions.ts';
import type { PaletteOffers } from './use-palette-offers.ts';
import type { NamedScope } from './use-palette-scopes.ts';

interface PaletteFinding extends Pick<NameSearch, 'reading' | 'unread'> {
  /** What is looked for; behind what is typed as long as there are other letters to paint. */
  readonly text: string;
  readonly lookFor: (text: string) => void;
  readonly options: readonly Option[];
  readonly isLooking: boolean;
  readonly isReading: boolean;
  /** A whole id or address that nothing goes by. */
  readonly isUnknown: boolean;
  /** What there is of other places that was not looked through. */
  readonly elsewhere: EverywhereSearch['rest'];
  /** There may be more than what is found. */
  readonly isPart: boolean;
  /** Reads what could not be; undefined where it would be refused again. */
  readonly readAgain: (() => void) | undefined;
}

const Finding = createContext<PaletteFinding | undefined>(undefined);

/** @throws Error outside of the palette. */
export function usePaletteFinding(): PaletteFinding {
  const finding = use(Finding);
  if (finding === undefined) throw new Error('nothing is looked for outside of the palette');
  return finding;
}

export interface PaletteSearchProps {
  scopes: readonly NamedScope[];
  offers: PaletteOffers;
  children: ReactNode;
}

/** Looks for what is typed in it, from the first of the scopes. */
export function PaletteSearch({ scopes, offers, children }: PaletteSearchProps) {
  const finder = useTranslations('soon.finder');
  const { regions } = useSession();
  const [text, lookFor] = useState('');
  const known = useKnownScope();
  const scope = scopes[0]?.scope;
  const organisationId =
    scope?.kind === 'organisation' ? scope.id : regions.find(({ name }) => name === scope?.region)?.organisationId;
  const exact = useExactSearch(scope, organisationId, text);
  const actions = usePaletteActions(text);
  const named = useNameSearch(scope, organisationId, actions.name);
  const everywhere = useEverywhereSearch(actions.name, text);
  const { reading } = named;
  const searches = [exact, named, everywhere];
  const again = searches.flatMap(({ readAgain }) => readAgain ?? []);
  const unread = [...exact.unread, ...named.unread];
  const isLooking = searches.some(({ searching }) => searching);
  const isPart = unread.length > 0 || everywhere.rest !== undefined || named.reading?.complete === false;

  const isWhole = isExact(text);
  const optionOf = ({ kind, name, to, detail }: Found): Option => {
    return { id: to, label: name, detail: finder('kind', { kind }) + (detail ? ` · ${detail}` : '') };
  };
  // What is near comes first.
  const byName = known?.kind === 'space' ? [named, everywhere] : [everywhere, named];
  const found = (isWhole ? [exact, everywhere] : byName).flatMap((search) => search.found);
  const clusters = found.filter(({ kind }) => kind === 'cluster');
  const operations = found.filter(({ kind }) => kind === 'operation');
  const things = actions.isVerb
    ? [...clusters.flatMap(actions.ofCluster), ...operations.map(optionOf)]
    : found.flatMap((one) => [optionOf(one), ...(one === clusters[0] ? actions.ofCluster(one) : [])]);
  const all = isWhole ? things : [...offers(text.trim()), ...things];
  const seen = new Set<string>();
  const finding: PaletteFinding = {
    text,
    lookFor,
    options: all.filter(({ id }) => !seen.has(id) && seen.add(id)),
    isLooking,
    // A mark that comes and goes with every letter would be drawn with every letter.
    isReading: exact.searching || everywhere.searching || reading?.running === true,
    isUnknown: isWhole && !isLooking && found.length === 0 && !isPart,
    reading,
    unread,
    elsewhere: found.length === 0 || !isWhole ? everywhere.rest : undefined,
    isPart,
    readAgain: again.length === 0 ? undefined : () => again.forEach((read) => read()),
  };
  // oxlint-disable-next-line react/jsx-no-constructed-context-values -- every letter finds something else
  return <Finding value={finding}>{children}</Finding>;
}
