import { useLocale, useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { tokenSeconds } from '#shared/rules/token-duration.ts';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { accountName } from './account-words.ts';
import { ExpirationDate } from './ExpirationDate.tsx';
import { lifetimeText } from './lifetime.ts';

/** Columns of the list; `leaving` are the ids of accounts that are being deleted. */
export function useAccountColumns(leaving: ReadonlySet<string>): readonly Column<ServiceAccount>[] {
  const t = useTranslations('accounts');
  const locale = useLocale();
  return [
    { id: 'name', header: t('columns.name'), cell: accountName, sortable: true },
    {
      id: 'id',
      header: t('columns.id'),
      cell: (account) => (
        <Copy value={account.id} shown={shortId(account.id)} label={t('copyId', { name: accountName(account) })} />
      ),
      narrow: 'hidden',
      width: '9rem',
      letters: 8,
    },
    {
      id: 'lifetime',
      header: t('columns.lifetime'),
      cell: ({ tokenDuration }) => tokenDuration && lifetimeText(locale, tokenDuration),
      sortable: true,
      width: '11rem',
      letters: 8,
    },
    {
      id: 'expires',
      header: t('columns.expires'),
      cell: ({ id, expirationDate }) =>
        leaving.has(id) ? (
          <StatusPill tone="busy">{t('leaving')}</StatusPill>
        ) : (
          <ExpirationDate date={expirationDate} />
        ),
      sortable: true,
      width: '14rem',
      letters: 11,
    },
  ];
}

export const accountList: ListDefinition<ServiceAccount> = {
  rowKey: ({ id }) => id,
  wordsOf: ({ name = '', id }) => `${name} ${id}`,
  sortKeys: {
    name: ({ name }) => name,
    lifetime: ({ tokenDuration }) => tokenSeconds(tokenDuration ?? ''),
    expires: ({ expirationDate }) => expirationDate,
  },
};
