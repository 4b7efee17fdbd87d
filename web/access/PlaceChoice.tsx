import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { placeFrom, usePlaces } from './use-places.ts';
import type { Scope } from '#web/api/scope.ts';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { RegionSelect } from '#web/session/RegionSelect.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';

export interface PlaceChoiceProps {
  here: Scope;
  there: Scope | undefined;
  onChoose: (place: Scope) => void;
}

/** Another organisation or space, of any region that one is signed in to, by its name. */
export function PlaceChoice({ here, there, onChoose }: PlaceChoiceProps) {
  const t = useTranslations('access.places');
  const [region, setRegion] = useState(there?.region ?? here.region);
  const [typed, setTyped] = useState<string>();
  const nameOf = usePlaceNames(there ?? here, []);
  const chosen = there?.region === region ? there : undefined;
  const text = typed ?? (chosen === undefined ? '' : nameOf(chosen));
  const places = usePlaces(region, typed ?? '');
  return (
    <>
      <RegionSelect
        label={t('region')}
        value={region}
        onChange={(other) => {
          setRegion(other);
          setTyped(undefined);
        }}
      />
      <Combobox
        label={t('other')}
        hint={places.failed ? t('failed', { region }) : undefined}
        inputValue={text}
        onInputChange={setTyped}
        selectedId={chosen === undefined ? null : `${chosen.kind}:${chosen.id}`}
        onSelect={(id) => {
          const place = placeFrom(region, id ?? '');
          setTyped(undefined);
          if (place !== undefined) onChoose(place);
        }}
        onBlur={() => setTyped(undefined)}
        options={places.options}
        loading={places.loading}
        onLoadMore={places.onLoadMore}
      />
    </>
  );
}
