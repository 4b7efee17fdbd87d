import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { ConsoleTraces } from '#web/journal/ConsoleTraces.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { UserLinks } from './UserLinks.tsx';

/** What this console knows of a user: the links it has issued, and the changes it has made. Of the rest no region tells. */
export function UserTraces({ user }: { user: User }) {
  const t = useTranslations('user.traces');
  const { region } = useScope();
  const links = { label: t('link'), value: <UserLinks key={user.id} user={user} /> };
  return <ConsoleTraces region={region} target={user.id} others={[links]} />;
}
