import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { openFromList } from '#web/api/from-list.ts';
import { operationIn } from '#web/api/scope.ts';
import { PageSkeleton } from '#web/shell/PageSkeleton.tsx';
import { ProblemPanel } from '#web/shell/ProblemPanel.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
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
  useState(() => openFromList(client, scope.region, operationIn(scope, 'ListUser'), query, userId));
  const { data: user, error, refetch } = useQuery(query);

  if (user !== undefined) return <EditUserForm user={user} onClose={onClose} />;
  return (
    <Drawer title={t('edit.titleUnknown')} onClose={onClose}>
      <DrawerBody>
        {error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={error}
            region={scope.region}
            titles={{ forbidden: t('page.forbiddenTitle'), failed: t('page.failedTitle') }}
            onRetry={() => void refetch()}
          />
        )}
      </DrawerBody>
    </Drawer>
  );
}
