import { useLocale, useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { tokenSeconds } from '#shared/rules/token-duration.ts';
import { leavingAccounts, leavingFrom } from '#web/access/leaving-accounts.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { useStore } from '#web/ui/store.ts';
import { accountName } from './account-words.ts';
import { ExpirationDate } from './ExpirationDate.tsx';
import { lifetimeText } from './lifetime.ts';

export function useAccountColumns(): readonly Column<ServiceAccount>[] {
  const t = useTranslations('accounts');
  const locale = useLocale();
  const leaving = leavingFrom(useStore(leavingAccounts), useScope());
  return [
    { id: 'name', header: t('columns.name'), cell: accountName, sortKey: ({ name }) => name },
    {
      id: 'id',
      header: t('columns.id'),
      cell: (account) => (
        <Copy value={account.id} shown={shortId(account.id)} label={t('copyId', { name: accountName(account) })} />
      ),
      text: ({ id }) => id,
      narrow: 'hidden',
      width: '9rem',
      letters: 8,
    },
    {
      id: 'lifetime',
      header: t('columns.lifetime'),
      cell: ({ tokenDuration }) => tokenDuration && lifetimeText(locale, tokenDuration),
      sortKey: ({ tokenDuration }) => tokenSeconds(tokenDuration ?? ''),
      width: '11rem',
      letters: 8,
    },
    {
      id: 'expires',
      header: t('columns.expires'),
      cell: ({ id, expirationDate }) =>
        leaving.some((account) => account.id === id) ? (
          <StatusPill tone="busy">{t('leaving')}</StatusPill>
        ) : (
          <ExpirationDate date={expirationDate} />
        ),
      sortKey: ({ expirationDate }) => expirationDate,
      width: '14rem',
      letters: 11,
    },
  ];
}
