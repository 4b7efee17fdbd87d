import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePreferenceGroups } from '#web/preferences/preference-groups.ts';
import { signOut } from '#web/session/session-store.ts';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { SignOutIcon, UserIcon } from '#web/ui/icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { clockText } from '#web/ui/time-text.ts';
import { timeLeft } from '#web/session/time-left.ts';
import { shortId } from './scope-names.ts';

/** Whose session it is and how long it lasts, theme, language, and the way out. */
export function AccountMenu() {
  const t = useTranslations('core.shell');
  const session = useSession();
  const { offset } = useSessionState();
  const preferences = usePreferenceGroups();
  const [failed, setFailed] = useState(false);
  const clientId = session.regions[0]?.clientId;
  const who = session.operator ?? t('sharedAccount', { id: clientId === undefined ? '' : shortId(clientId) });

  async function leave() {
    setFailed(false);
    await signOut().catch(() => setFailed(true));
  }

  return (
    <Menu
      label={t('account')}
      className="account"
      items={() => [
        ...preferences,
        {
          id: 'session',
          heading: `${t('sessionEnds')} ${clockText(timeLeft(session, offset, Date.now()).milliseconds)}`,
          items: [
            {
              id: 'sign-out',
              label: failed ? t('signOutFailed') : t('signOut'),
              icon: SignOutIcon,
              onAction: () => void leave(),
            },
          ],
        },
      ]}
    >
      <UserIcon />
      <span className="account-name">{who}</span>
    </Menu>
  );
}
