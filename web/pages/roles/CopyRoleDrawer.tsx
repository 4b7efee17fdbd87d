import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { CopyRole } from './CopyRole.tsx';
import { roleRead } from './roles-read.ts';

export interface CopyRoleDrawerProps {
  roleUuid: string;
  onClose: () => void;
}

/** Copies a role to another scope or region; opened by its address alone it reads the role first. */
export function CopyRoleDrawer({ roleUuid, onClose }: CopyRoleDrawerProps) {
  const t = useTranslations('role');
  const scope = useScope();
  const role = useQuery(queryFor(...roleRead(scope, roleUuid)));
  if (role.data !== undefined) {
    return <CopyRole role={role.data} onClose={onClose} />;
  }
  const { error } = role;
  return (
    <Drawer title={t('copying.title', { name: '…' })} onClose={onClose}>
      <DrawerBody>
        {error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={error}
            region={scope.region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
            onRetry={() => void role.refetch()}
          />
        )}
      </DrawerBody>
    </Drawer>
  );
}
