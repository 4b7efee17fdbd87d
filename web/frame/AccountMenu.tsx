import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { usePreferenceGroups } from '#web/preferences/preference-groups.ts';
import { useAccountName } from '#web/session/use-account-name.ts';
import { leaveBy } from '#web/session/session-store.ts';
import { timeLeft } from '#web/session/time-left.ts';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { OperationIcon, RegionIcon, SignOutIcon, UserIcon } from '#web/ui/icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { clockText } from '#web/ui/time-text.ts';
import { useScopeIfAny } from '#web/scope/use-scope.ts';
import { paletteStore } from './palette-store.ts';

/** Whose session it is and how long it lasts, theme, language, and the way out of one region or of all. */
export function AccountMenu() {
  const t = useTranslations('core');
  const { regions, ...limits } = useSession();
  const { offset } = useSessionState();
  const preferences = usePreferenceGroups();
  const scope = useScopeIfAny();
  const nameOf = useAccountName();
  // Every region has an account of its own; outside of any, all of them are named, and of which region where it matters.
  const here = regions.find(({ name }) => name === scope?.region);
  const all = regions.map(({ name }) => (scope ? `${nameOf(name)} (${name})` : nameOf(name)));
  const who = here === undefined ? [...new Set(all)].join(', ') : nameOf(here.name);

  // Out of the only region is out of the console.
  const oneByOne = regions.length < 2 ? [] : regions;
  return (
    <Menu
      label={t('shell.account')}
      className="account"
      items={() => [
        ...(scope === undefined
          ? []
          : [{ id: 'account', label: t('shell.ownAccount'), icon: UserIcon, href: paths.account(scope) }]),
        { id: 'calls', label: t('shell.calls'), icon: OperationIcon, onAction: () => paletteStore.set('calls') },
        ...preferences,
        {
          id: 'session',
          heading: `${t('shell.sessionEnds')} ${clockText(timeLeft(limits, offset, Date.now()).milliseconds)}`,
          items: [
            ...oneByOne.map(({ name: region }) => ({
              id: `sign-out-${region}`,
              label: t('shell.signOutOfRegion', { region, name: nameOf(region) }),
              icon: RegionIcon,
              onAction: () => leaveBy({ region }),
            })),
            { id: 'sign-out', label: t('shell.signOut'), icon: SignOutIcon, onAction: () => leaveBy({}) },
          ],
        },
      ]}
    >
      <UserIcon />
      <span className="account-name">{who}</span>
    </Menu>
  );
}
