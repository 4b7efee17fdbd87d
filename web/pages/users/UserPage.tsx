import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { type Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { LazyConsoleTraces } from '#web/journal/lazy-traces.ts';
import { AfterTitle } from '#web/page/AfterTitle.tsx';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { withWords } from '#web/messages/with-words.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { KeyIcon, PencilIcon, ShieldIcon, SignOutIcon } from '#web/ui/icons.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { filled, type Filled, type MenuItem } from '#web/ui/menu-item.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { LazyEditUserDrawer, LazyUserDialog } from './lazy-parts.ts';
import { useUserActions } from './use-user-actions.tsx';
import { userRead } from './user-reads.ts';
import { userName } from './user-words.ts';
import { UserFacts } from './UserFacts.tsx';
import { UserNotFound } from './UserNotFound.tsx';
import { UserSpacesSection } from './UserSpacesSection.tsx';
import { UserStatus } from './UserStatus.tsx';

const LazyUserTraces = lazyPart(
  async () => (await withWords(import('./UserTraces.tsx'), ['recovery', 'journal'])).UserTraces,
);

/** How often the page of somebody who is not active looks whether they are. Milliseconds. */
const activationPoll = 5_000;

/** One user of an organisation or a space: what is known, and everything that can be done. */
export function UserPage() {
  const t = useTranslations('user.page');
  const users = useTranslations('users');
  const scope = useScope();
  const userId = useParam('userId');
  const navigate = useNavigate();
  const edit = usePanel('edit');
  const turned = usePanel('switch');
  const [gone, setGone] = useState(false);
  const actions = useUserActions({
    onEdit: () => edit.open(),
    onGone: () => {
      setGone(true);
      void navigate(paths.users(scope));
    },
  });
  const query = queryFor(...userRead(scope, userId));
  const leaving = gone || actions.started?.action === 'delete' || actions.started?.action === 'unassign';
  // While the user is taken away the page does not ask for them again: they would be missed before the page is left.
  const {
    data: user,
    error,
    refetch,
  } = useQuery({
    ...query,
    enabled: !leaving,
    // Whoever is asked to activate their account does so elsewhere: the page shows it without being asked.
    refetchInterval: ({ state }) => (state.data?.active === false ? activationPoll : false),
  });
  const organisationId = useOrganisationId(scope.region);
  const organisation: Scope | undefined =
    scope.kind === 'space' && organisationId !== undefined
      ? { region: scope.region, kind: 'organisation', id: organisationId }
      : undefined;
  const parent = { label: users('title'), to: paths.users(scope) };

  // An id that is not even well-formed is refused with 400.
  if (error instanceof ApiProblem && [400, 404].includes(error.status)) return <UserNotFound />;
  if (user === undefined) {
    if (error === null) return <PageSkeleton />;
    const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };
    return (
      <>
        <PageHead title={t('unknown')} parent={parent} />
        <ProblemPanel error={error} region={scope.region} titles={titles} onRetry={() => void refetch()} />
      </>
    );
  }
  const name = userName(user);
  const leaverItem = (where: Scope) => ({
    id: 'leaver',
    label: t('leaver'),
    icon: SignOutIcon,
    href: paths.leaver(where, userId),
  });
  const more = (): Filled<MenuItem> => {
    const all = actions.itemsFor(user);
    const [, ...doable] = all;
    if (scope.kind === 'organisation') {
      return filled([...doable.slice(0, -1), leaverItem(scope), ...doable.slice(-1)]) ?? all;
    }
    if (organisation === undefined) return filled(doable) ?? all;
    const there = { id: 'organisation', label: t('openInOrganisation'), href: paths.user(organisation, userId) };
    return [there, ...doable, leaverItem(organisation)];
  };
  return (
    <>
      <PageHead
        title={name}
        parent={parent}
        beside={<UserStatus active={user.active} />}
        actions={
          <AfterTitle>
            <ButtonLink icon={ShieldIcon} to={paths.access(scope, { type: 'users', id: userId })}>
              {t('access')}
            </ButtonLink>
            <Button icon={KeyIcon} onClick={() => actions.start('recover', user)} {...onIntent(LazyUserDialog)}>
              {t('link')}
            </Button>
            <Button icon={PencilIcon} onClick={() => edit.open()} {...onIntent(LazyEditUserDrawer)}>
              {users('actions.edit')}
            </Button>
            <Menu label={t('more')} variant="secondary" items={more}>
              {t('more')}
            </Menu>
          </AfterTitle>
        }
      />
      <AfterTitle>
        {error === null ? undefined : <Notice tone="warning" announce title={t('stale')} />}
        <UserFacts user={user} />
        {scope.kind === 'organisation' ? (
          <>
            <UserSpacesSection user={user} paused={leaving} onAssign={() => actions.start('assign', user)} />
            <LazyUserTraces user={user} />
          </>
        ) : (
          <LazyConsoleTraces region={scope.region} target={userId} />
        )}
      </AfterTitle>
      {edit.subject === undefined ? undefined : <LazyEditUserDrawer userId={userId} onClose={edit.close} />}
      {turned.subject === 'on' || turned.subject === 'off' ? (
        <LazyUserDialog
          started={{ action: turned.subject === 'on' ? 'activate' : 'deactivate', user }}
          onClose={turned.close}
          onGone={turned.close}
        />
      ) : undefined}
      {actions.dialog}
    </>
  );
}
