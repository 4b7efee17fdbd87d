import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { UserSpaces, type UserSpacesProps } from './UserSpaces.tsx';
import { userName } from './user-words.ts';

/** Where a user of the organisation is assigned, and the way to assign them elsewhere. */
export function UserSpacesSection({ onAssign, ...spaces }: UserSpacesProps & { onAssign: () => void }) {
  const t = useTranslations('user.spaces');
  const users = useTranslations('users');
  return (
    <section aria-labelledby="user-spaces" className="page-section">
      <header className="section-head">
        <h2 id="user-spaces">{t('title')}</h2>
        <Button size="small" icon={PlusIcon} onClick={onAssign}>
          {users('actions.assign')}
        </Button>
        <p>{t('lead', { name: userName(spaces.user) })}</p>
      </header>
      <UserSpaces {...spaces} />
    </section>
  );
}
