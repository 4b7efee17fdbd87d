import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { type Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { LazyConsoleTraces } from '#web/journal/lazy-traces.ts';
import { AfterTitle } from '#web/page/AfterTitle.tsx';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PencilIcon, ShieldIcon } from '#web/ui/icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { filled, type Filled, type MenuItem } from '#web/ui/menu-item.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { accountName } from './account-words.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { AccountSpaces } from './AccountSpaces.tsx';
import { accountRead } from './accounts-read.ts';
import { AccountUnread } from './AccountUnread.tsx';
import { LazyEditAccountDrawer } from './lazy-parts.ts';
import { useAccountActions } from './use-account-actions.tsx';
import { useLeaving } from './use-leaving.ts';

/** One service account of an organisation or a space: what is known, and everything that can be done. */
export function ServiceAccountPage() {
  const t = useTranslations('account.page');
  const accounts = useTranslations('accounts');
  const scope = useScope();
  const accountId = useParam('serviceAccountId');
  const navigate = useNavigate();
  const edit = usePanel('edit');
  const leaving = useLeaving(scope);
  const actions = useAccountActions({
    leaving,
    onEdit: () => edit.open(),
    onLeft: () => void navigate(paths.serviceAccounts(scope)),
  });
  const query = queryFor(...accountRead(scope, accountId));
  const { data: account, error, refetch } = useQuery(query);
  const organisationId = useOrganisationId(scope.region);
  const isOwn = useSignedInRegion(scope.region)?.clientId === accountId;
  const parent = { label: accounts('title'), to: paths.serviceAccounts(scope) };

  // An id that is not even well-formed is refused with 400.
  const isMissing = error instanceof ApiProblem && [400, 404].includes(error.status);
  if (isMissing || (account === undefined && error !== null)) {
    return <AccountUnread error={error} isMissing={isMissing} parent={parent} onRetry={() => void refetch()} />;
  }
  if (account === undefined) return <PageSkeleton />;
  const more = (): Filled<MenuItem> => {
    const all = actions.itemsFor(account);
    const [, ...doable] = all;
    if (scope.kind === 'organisation' || organisationId === undefined) return filled(doable) ?? all;
    const organisation: Scope = { region: scope.region, kind: 'organisation', id: organisationId };
    return [
      { id: 'organisation', label: t('openInOrganisation'), href: paths.serviceAccount(organisation, accountId) },
      ...doable,
    ];
  };
  const isLeaving = leaving.has(accountId);
  return (
    <>
      <PageHead
        title={accountName(account)}
        parent={parent}
        beside={isLeaving ? <StatusPill tone="busy">{accounts('leaving')}</StatusPill> : undefined}
        actions={
          <AfterTitle>
            <ButtonLink icon={ShieldIcon} to={paths.access(scope, { type: 'serviceAccounts', id: accountId })}>
              {t('access')}
            </ButtonLink>
            <Button
              icon={PencilIcon}
              onClick={() => edit.open()}
              disabledReason={isLeaving ? accounts('leavingReason') : undefined}
              {...onIntent(LazyEditAccountDrawer)}
            >
              {accounts('actions.edit')}
            </Button>
            <Menu label={t('more')} variant="secondary" items={more}>
              {t('more')}
            </Menu>
          </AfterTitle>
        }
      />
      <AfterTitle>
        {error === null ? undefined : <Notice tone="warning" announce title={t('stale')} />}
        {isOwn ? <Notice tone="info">{t('own')}</Notice> : undefined}
        <AccountFacts account={account} />
        {scope.kind === 'organisation' ? (
          <AccountSpaces account={account} onAssign={() => actions.start('assign', account)} />
        ) : undefined}
        <LazyConsoleTraces region={scope.region} target={accountId} />
      </AfterTitle>
      {edit.subject === undefined ? undefined : <LazyEditAccountDrawer accountId={accountId} onClose={edit.close} />}
      {actions.dialog}
    </>
  );
}
