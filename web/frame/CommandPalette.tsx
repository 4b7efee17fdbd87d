import { startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { leaveBy } from '#web/form/unsaved-guard.ts';
import { folded } from '#web/directory/folded.ts';
import { firstStepsAddress } from '#web/address/first-steps-address.ts';
import { below, paths } from '#web/address/paths.ts';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { loadRegions, useKnownRegions } from '#web/session/regions-store.ts';
import { useSession } from '#web/session/use-session.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Option } from '#web/ui/option.ts';
import { PickList, type PickListProps } from '#web/ui/PickList.tsx';
import { inOtherScope } from './in-other-scope.ts';
import { navigationIn } from './navigation.ts';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { usePaletteScopes } from './use-palette-scopes.ts';
import { paletteStore } from './palette-store.ts';
import { isExact, useExactSearch, type Found } from './use-exact-search.ts';
import { usePaletteActions } from './use-palette-actions.ts';
import { useEverywhereSearch } from './use-everywhere-search.ts';
import { useNameSearch } from './use-name-search.ts';
import { useKnownScope } from '#web/scope/use-scope.ts';

/** Opens the calls of the API, in the place of an address. */
const recorderOption = '#calls';

/** Goes to anything by its name or id, and begins what there is to do. Works from the scope at hand, or else the last one. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('core.shell');
  const finder = useTranslations('soon.finder');
  const word = useTranslations('core.navigation');
  const called = useTranslations('core.titles');
  const format = useFormatter();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { regions } = useSession();
  const [text, setText] = useState('');
  const known = useKnownScope();
  const demoRegions = useKnownRegions().filter(({ demo }) => demo);
  useEffect(() => void loadRegions(), []);
  const scopes = usePaletteScopes();
  const scope = scopes[0]?.scope;
  const organisationId =
    scope?.kind === 'organisation' ? scope.id : regions.find(({ name }) => name === scope?.region)?.organisationId;
  const exact = useExactSearch(scope, organisationId, text);
  const actions = usePaletteActions(scopes, text);
  const named = useNameSearch(scope, organisationId, actions.name);
  const everywhere = useEverywhereSearch(actions.name, text);
  const { reading, unread } = named;

  const above: Option[] = [
    { id: paths.home, label: t('overviewOfAll'), detail: t('allRegions') },
    { id: paths.fleet, label: t('fleet'), detail: t('allRegions') },
    { id: paths.work, label: t('work'), detail: t('allRegions') },
    { id: paths.journal, label: t('journal'), detail: t('allRegions') },
    { id: paths.reviews, label: finder('reviews'), detail: t('allRegions') },
  ];
  const pages = scopes.flatMap((one) =>
    navigationIn(one.scope).flatMap((group) =>
      group.pages.map(({ path }): Option => {
        return { id: below(one.scope, path), label: called(path), detail: word(group.label) + one.suffix };
      }),
    ),
  );
  const recent: Option[] = recentScopes.read().map(({ name, ...other }) => ({
    id: inOtherScope(pathname, other),
    label: name,
    detail: `${t(other.kind)} · ${other.region}`,
  }));
  const isWhole = isExact(text);
  const wanted = folded(text.trim());
  const optionOf = ({ kind, name, to, detail }: Found): Option => {
    return { id: to, label: name, detail: finder('kind', { kind }) + (detail ? ` · ${detail}` : '') };
  };
  // What is near comes first.
  const byName = known?.kind === 'space' ? [named, everywhere] : [everywhere, named];
  const found = isWhole ? exact.found : byName.flatMap((search) => search.found);
  const clusters = found.filter(({ kind }) => kind === 'cluster');
  const operations = found.filter(({ kind }) => kind === 'operation');
  const things = actions.isVerb
    ? [...clusters.flatMap(actions.ofCluster), ...operations.map(optionOf)]
    : found.flatMap((one) => [optionOf(one), ...(one === clusters[0] ? actions.ofCluster(one) : [])]);
  // Where one worked lately comes first as long as nothing is looked for.
  const places = wanted === '' ? [...recent, ...above, ...pages] : [...above, ...pages, ...recent];
  const words = wanted.split(/\s+/);
  const hasSteps = regions.some(
    ({ name, person }) => person === undefined && demoRegions.some((region) => region.name === name),
  );
  const commands: Option[] = [
    { id: recorderOption, label: t('calls'), detail: finder('action') },
    ...(hasSteps ? [{ id: firstStepsAddress, label: finder('firstSteps'), detail: finder('action') }] : []),
  ];
  const going = [...places, ...actions.creations, ...commands].filter(({ label }) =>
    words.every((word) => folded(label).includes(word)),
  );
  const all = isWhole ? things : [...going, ...things];
  const seen = new Set<string>();
  const options = all.filter(({ id }) => !seen.has(id) && seen.add(id));
  const isLooking = exact.searching || named.searching || everywhere.searching;
  // A mark that comes and goes with every letter would be drawn with every letter.
  const isReading = exact.searching || everywhere.searching || reading?.running === true;
  const pick = useCallback(
    (address: string) => {
      onClose();
      if (address === recorderOption) paletteStore.set('calls');
      else leaveBy(() => void navigate(address));
    },
    [onClose, navigate],
  );
  const isUnknown = isWhole && !exact.searching && found.length === 0;

  return (
    <Dialog
      title={t('palette')}
      dismissable
      onClose={onClose}
      footer={
        <output className="palette-note" aria-busy={reading?.running}>
          {isUnknown ? finder('unknown') : reading === undefined ? finder('scope') : <LazySearchState walk={reading} />}
          {unread.length === 0
            ? undefined
            : ` ${finder('unread', { kinds: format.list(unread.map((kind) => finder('kinds', { kind }))) })}`}
          {everywhere.isPartial ? ` ${finder('unreadEverywhere')}` : undefined}
        </output>
      }
    >
      <Field
        label={finder('hint')}
        options={options}
        text={text}
        onText={setText}
        isLooking={isLooking}
        isReading={isReading}
        onPick={pick}
      />
    </Dialog>
  );
}

interface FieldProps extends Pick<PickListProps, 'label' | 'options' | 'onPick'> {
  /** What is looked for; behind what is typed as long as there are other letters to paint. */
  text: string;
  onText: (text: string) => void;
  isLooking: boolean;
  isReading: boolean;
}

/** What is typed: the letter is painted, by itself, before anything is looked for. */
function Field({ text, onText, isLooking, isReading, options, ...list }: FieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <PickList
      {...list}
      inputValue={typed}
      onInputChange={(next) => {
        setTyped(next);
        startTransition(() => onText(next));
      }}
      options={options}
      isBehind={text !== typed}
      loading={options.length === 0 ? isLooking || text !== typed : isReading}
    />
  );
}
