import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { linkState } from '#shared/recovery-ledger.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useNow } from '#web/ui/now.ts';
import { DateTime } from '#web/ui/Time.tsx';
import { ledgerQuery } from './ledger-query.ts';

/** The link of a user that still works, as far as this console knows; what is said of any where none is known. */
export function EarlierLink({ region, userId }: { region: string; userId: string }) {
  const t = useTranslations('recovery.issue');
  const organisationId = useOrganisationId(region);
  const { offset } = useSessionState();
  const now = useNow('half-minute') + offset;
  const { data } = useQuery({
    ...ledgerQuery(region, organisationId ?? ''),
    enabled: organisationId !== undefined,
    staleTime: 0,
  });
  const open = data?.items.find((link) => link.userId === userId && linkState(link, now) === 'open');
  if (open === undefined) return t('effectEarlier');
  return t.rich('earlier', {
    issued: () => <DateTime at={open.issuedOn} />,
    expires: () => <DateTime at={open.expiresOn} />,
  });
}
