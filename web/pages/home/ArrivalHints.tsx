import { useTranslations } from 'use-intl';
import type { SignedInRegion } from '#shared/session.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { greeted } from '#web/preferences/greeted.ts';
import { useOrganisation } from '#web/scope/use-organisation.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { Notice } from '#web/ui/Notice.tsx';

export interface ArrivalHintsProps {
  signedIn: SignedInRegion;
  /** Left out in a region, and where all places are shown. */
  scope: Scope | undefined;
}

/** Where a person is and where they learn what they may do, until they have read it. */
export function ArrivalHints({ signedIn: { name: region, clientId, person }, scope }: ArrivalHintsProps) {
  const t = useTranslations('tour.arrival');
  const organisation = useOrganisation(region);
  const place = scope ?? organisation;
  return (
    <Notice
      tone="info"
      title={t('title', { name: nameText(person?.name ?? '') })}
      actions={
        <>
          {place === undefined ? undefined : (
            <ButtonLink size="small" to={paths.account(place)}>
              {t('account')}
            </ButtonLink>
          )}
          <Button size="small" onClick={() => greeted.add(clientId)}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p>{t('where', { region })}</p>
      <p>{t('quiet')}</p>
    </Notice>
  );
}
