import { startTransition, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { leaveBy } from '#web/form/unsaved-guard.ts';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { loadRegions } from '#web/session/regions-store.ts';
import { afterPaint } from '#web/ui/after-paint.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PickList } from '#web/ui/PickList.tsx';
import { useStore } from '#web/ui/store.ts';
import { PaletteSearch, usePaletteFinding } from './palette-finding.tsx';
import { paletteStore, paletteText } from './palette-store.ts';
import { recorderOption, usePaletteOffers } from './use-palette-offers.ts';
import { usePaletteScopes } from './use-palette-scopes.ts';

/** Goes to anything by its name or id, and begins what there is to do. Works from the scope at hand, or else the last one. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('core.shell');
  const navigate = useNavigate();
  useEffect(() => void loadRegions(), []);
  const scopes = usePaletteScopes();
  const offers = usePaletteOffers(scopes);
  const pick = (address: string) => {
    onClose();
    if (address === recorderOption) paletteStore.set('calls');
    // A question that this brings has the focus once what is closed here has given it back.
    else afterPaint(() => leaveBy(() => void navigate(address)));
  };
  return (
    <PaletteSearch scopes={scopes} offers={offers}>
      <Dialog title={t('palette')} dismissable onClose={onClose} footer={<Note />}>
        <Field onPick={pick} />
      </Dialog>
    </PaletteSearch>
  );
}

/** How far it was looked, and what could not be. */
function Note() {
  const finder = useTranslations('soon.finder');
  const format = useFormatter();
  const kit = useTranslations('core.kit');
  const { reading, unread, readAgain, isUnknown, elsewhere } = usePaletteFinding();
  return (
    <output className="palette-note" aria-busy={reading?.running}>
      {isUnknown ? finder('unknown') : reading === undefined ? finder('scope') : <LazySearchState walk={reading} />}
      {unread.length === 0
        ? undefined
        : ` ${finder('unread', { kinds: format.list(unread.map((kind) => finder('kinds', { kind }))) })}`}
      {elsewhere === undefined ? undefined : ` ${finder('elsewhere', { rest: elsewhere })}`}
      {readAgain && (
        <>
          {' '}
          <Button size="small" variant="quiet" onClick={readAgain}>
            {kit('retry')}
          </Button>
        </>
      )}
    </output>
  );
}

/** What is typed: the letter is painted, by itself, before anything is looked for. */
function Field({ onPick }: { onPick: (address: string) => void }) {
  const finder = useTranslations('soon.finder');
  const { text, lookFor, options, isLooking, isReading, isPart } = usePaletteFinding();
  const typed = useStore(paletteText);
  useEffect(() => startTransition(() => lookFor(typed)), [typed, lookFor]);
  return (
    <PickList
      label={finder('hint')}
      inputValue={typed}
      onInputChange={paletteText.set}
      options={options}
      onPick={onPick}
      isBehind={text !== typed}
      none={isPart ? finder('nothingSoFar') : undefined}
      loading={options.length === 0 ? isLooking || text !== typed : isReading}
    />
  );
}
