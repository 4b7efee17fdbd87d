import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { openFromList } from '#web/api/from-list.ts';
import { queryFor } from '#web/api/queries.ts';
import { UnreadDrawer } from '#web/problem/UnreadDrawer.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { accountRead } from './accounts-read.ts';
import { EditAccountForm } from './EditAccountForm.tsx';

export interface EditAccountDrawerProps {
  accountId: string;
  onClose: () => void;
}

/** Edits an account over the list or its page; opened by its address alone it reads the account first. */
export function EditAccountDrawer({ accountId, onClose }: EditAccountDrawerProps) {
  const t = useTranslations('account');
  const scope = useScope();
  const client = useQueryClient();
  const query = queryFor(...accountRead(scope, accountId));
  useState(() => openFromList(client, accountRead(scope, accountId)));
  const { data: account, error, refetch } = useQuery(query);

  if (account !== undefined) return <EditAccountForm account={account} onClose={onClose} />;
  return (
    <UnreadDrawer
      title={t('edit.titleUnknown')}
      error={error}
      titles={{ forbidden: t('page.forbiddenTitle'), failed: t('page.failedTitle') }}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
