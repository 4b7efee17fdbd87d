import { useTranslations } from 'use-intl';
import { shortId } from '#web/ui/short-id.ts';
import { useSessionState } from './use-session.ts';

/** What the account of a region is called to whoever is signed in with it. */
export function useAccountName(): (region: string) => string {
  const t = useTranslations('core.shell');
  const { session } = useSessionState();
  return (region) => {
    const signedIn = session?.regions.find(({ name }) => name === region);
    const { person, clientId = '' } = signedIn ?? {};
    return person?.name ?? session?.operator ?? t('sharedAccount', { id: shortId(clientId) });
  };
}
