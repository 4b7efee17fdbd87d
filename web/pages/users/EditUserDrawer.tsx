import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { openFromList } from '#web/api/from-list.ts';
import { UnreadDrawer } from '#web/problem/UnreadDrawer.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { EditUserForm } from './EditUserForm.tsx';
import { userRead } from './user-reads.ts';

export interface EditUserDrawerProps {
  userId: string;
  onClose: () => void;
}

/** Edits a user over the list or the user's page; opened by its address alone it reads the user first. */
export function EditUserDrawer({ userId, onClose }: EditUserDrawerProps) {
  const t = useTranslations('user');
  const scope = useScope();
  const client = useQueryClient();
  const query = queryFor(...userRead(scope, userId));
  useState(() => openFromList(client, userRead(scope, userId)));
  const { data: user, error, refetch } = useQuery(query);

  if (user !== undefined) return <EditUserForm user={user} onClose={onClose} />;
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
