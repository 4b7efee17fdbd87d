import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { openFromList } from '#web/api/from-list.ts';
import { queryFor } from '#web/api/queries.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { EditRoleForm } from './EditRoleForm.tsx';
import { isLocked } from './role-words.ts';
import { roleRead } from './roles-read.ts';

export interface EditRoleDrawerProps {
  roleUuid: string;
  onClose: () => void;
}

/** Edits a role over the list or its page; opened by its address alone it reads the role first. */
export function EditRoleDrawer({ roleUuid, onClose }: EditRoleDrawerProps) {
  const t = useTranslations('roles');
  const scope = useScope();
  const client = useQueryClient();
  useState(() => openFromList(client, roleRead(scope, roleUuid)));
  const { data: role, error, refetch } = useQuery(queryFor(...roleRead(scope, roleUuid)));

  if (role !== undefined && !isLocked(role)) return <EditRoleForm role={role} onClose={onClose} />;
  return (
    <Drawer title={t('form.editUnknown')} onClose={onClose}>
      <DrawerBody>
        {role !== undefined ? (
          <Notice tone="info">{t('locked')}</Notice>
        ) : error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={error}
            region={scope.region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
            onRetry={() => void refetch()}
          />
        )}
      </DrawerBody>
    </Drawer>
  );
}
