import { useTranslations } from 'use-intl';
import { withWords } from '#web/messages/with-words.ts';
import { useScopeIfAny } from '#web/scope/use-scope.ts';
import { useAccountName } from '#web/session/use-account-name.ts';
import { useSession } from '#web/session/use-session.ts';
import { UserIcon } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Menu } from '#web/ui/Menu.tsx';

const AccountMenuList = lazyPart(
  async () => (await withWords(import('./AccountMenuList.tsx'), ['soon'])).AccountMenuList,
);

/** Whose session it is, and what there is to do about it. */
export function AccountMenu() {
  const t = useTranslations('core.shell');
  const { regions } = useSession();
  const scope = useScopeIfAny();
  const nameOf = useAccountName();
  // Every region has an account of its own; outside of any, all of them are named, and of which region where it matters.
  const here = regions.find(({ name }) => name === scope?.region);
  const all = regions.map(({ name }) => (scope ? `${nameOf(name)} (${name})` : nameOf(name)));
  const who = here === undefined ? [...new Set(all)].join(', ') : nameOf(here.name);
  return (
    <Menu label={t('account')} className="account" list={AccountMenuList}>
      <UserIcon />
      <span className="account-name">{who}</span>
    </Menu>
  );
}
