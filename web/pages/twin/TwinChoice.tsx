import { useTranslations } from 'use-intl';
import { PlaceChoice, type PlaceChoiceProps } from '#web/access/PlaceChoice.tsx';
import { twinAddress } from '#web/address/twin-address.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** The other place, and the way to look from there. */
export function TwinChoice(choice: PlaceChoiceProps) {
  const t = useTranslations('twin.choice');
  const { here, there } = choice;
  return (
    <div className="compare-choice">
      <PlaceChoice {...choice} />
      {there === undefined ? undefined : <ButtonLink to={twinAddress(there, here)}>{t('swap')}</ButtonLink>}
    </div>
  );
}
