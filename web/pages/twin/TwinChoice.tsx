import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { placeFrom, usePlaces } from '#web/access/use-places.ts';
import { twinAddress } from '#web/address/twin-address.ts';
import type { Scope } from '#web/api/scope.ts';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { RegionSelect } from '#web/session/RegionSelect.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Combobox } from '#web/ui/Combobox.tsx';

export interface TwinChoiceProps {
  here: Scope;
  there: Scope | undefined;
  onChoose: (place: Scope) => void;
}

/** The other place, of any region that one is signed in to, and the way to look from there. */
export function TwinChoice({ here, there, onChoose }: TwinChoiceProps) {
  const t = useTranslations('twin.choice');
  const [region, setRegion] = useState(there?.region ?? here.region);
  const [typed, setTyped] = useState<string>();
  const nameOf = usePlaceNames(there ?? here, []);
  const chosen = there?.region === region ? there : undefined;
  const text = typed ?? (chosen === undefined ? '' : nameOf(chosen));
  const places = usePlaces(region, typed ?? '');
  return (
    <div className="compare-choice">
      <RegionSelect
        label={t('region')}
        value={region}
        onChange={(other) => {
          setRegion(other);
          setTyped(undefined);
        }}
      />
      <Combobox
        label={t('place')}
        hint={places.failed ? t('placesFailed', { region }) : undefined}
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
      {there === undefined ? undefined : <ButtonLink to={twinAddress(there, here)}>{t('swap')}</ButtonLink>}
    </div>
  );
}
