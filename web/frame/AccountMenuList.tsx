import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { holdAgain, leaveBy } from '#web/form/unsaved-guard.ts';
import { usePreferenceGroups } from '#web/preferences/preference-groups.ts';
import { useScopeIfAny } from '#web/scope/use-scope.ts';
import { setLeaving } from '#web/session/session-store.ts';
import { timeLeft } from '#web/session/time-left.ts';
import { useAccountName } from '#web/session/use-account-name.ts';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { OperationIcon, RegionIcon, SignOutIcon, UserIcon } from '#web/ui/icons.tsx';
import type { OpenMenuProps } from '#web/ui/Menu.tsx';
import { MenuList } from '#web/ui/MenuList.tsx';
import { useNow } from '#web/ui/now.ts';
import { clockText } from '#web/ui/time-text.ts';
import { paletteStore } from './palette-store.ts';

/** Signs out, once the reader agrees where that takes the page away with what is typed on it. */
function leave(region: string | undefined, isThisPage: boolean): void {
  const again = () => leave(region, isThisPage);
  if (isThisPage) leaveBy(() => setLeaving({ region, onStay: holdAgain, again }));
  else setLeaving({ region, again });
}

/** One's own account and calls, theme, language, how long the session lasts, and the way out of one region or of all. */
export function AccountMenuList(menu: OpenMenuProps) {
  const t = useTranslations('soon.session');
  const { regions, ...limits } = useSession();
  const { offset } = useSessionState();
  const preferences = usePreferenceGroups();
  const scope = useScopeIfAny();
  const nameOf = useAccountName();
  const now = useNow('second');
  // Out of the only region is out of the console.
  const oneByOne = regions.length < 2 ? [] : regions;
  return (
    <MenuList
      {...menu}
      items={[
        ...(scope === undefined
          ? []
          : [{ id: 'account', label: t('ownAccount'), icon: UserIcon, href: paths.account(scope) }]),
        { id: 'calls', label: t('calls'), icon: OperationIcon, onAction: () => paletteStore.set('calls') },
        ...preferences,
        {
          id: 'session',
          heading: `${t('ends')} ${clockText(timeLeft(limits, offset, now).milliseconds)}`,
          items: [
            ...oneByOne.map(({ name: region }) => ({
              id: `sign-out-${region}`,
              label: t('signOutOfRegion', { region, name: nameOf(region) }),
              icon: RegionIcon,
              onAction: () => leave(region, region === scope?.region),
            })),
            {
              id: 'sign-out',
              label: t('signOut'),
              icon: SignOutIcon,
              onAction: () => leave(undefined, true),
            },
          ],
        },
      ]}
    />
  );
}
