import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Receipt } from './change-policy.ts';
import { parseGrants } from '#web/access/grant-request.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import { useSubjectAccess } from './use-subject-access.ts';
import type { Subject } from '#web/address/paths.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { GrantForm } from './GrantForm.tsx';

export interface GrantDrawerProps {
  subject: Subject;
  name: string;
  /** What the address asks for (access/grant-request.ts); empty when nothing in particular. */
  requested: string;
  onClose: () => void;
  onApplied: (receipt: Receipt) => void;
}

/** Changes roles and direct permissions of a subject; reads first what there is to choose from. */
export function GrantDrawer({ subject, name, requested, onClose, onApplied }: GrantDrawerProps) {
  const t = useTranslations('access');
  const scope = useScope();
  const roles = useQuery(rolesOf(scope));
  const permissions = useQuery(permissionsOf(scope));
  const { own } = useSubjectAccess(scope, subject);
  const error = roles.error ?? permissions.error ?? own.error;
  const base = own.reading.policy;

  if (roles.data !== undefined && permissions.data !== undefined && base !== undefined) {
    return (
      <GrantForm
        subject={subject}
        name={name}
        roles={roles.data}
        permissions={permissions.data}
        policy={base}
        requested={parseGrants(requested)}
        onClose={onClose}
        onApplied={onApplied}
      />
    );
  }
  return (
    <Drawer title={t('grant.title', { name })} width="wide" onClose={onClose}>
      <DrawerBody>
        {error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={error}
            region={scope.region}
            titles={{ forbidden: t('page.forbiddenTitle'), failed: t('page.failedTitle') }}
            onRetry={() => {
              void roles.refetch();
              void permissions.refetch();
              own.retry();
            }}
          />
        )}
      </DrawerBody>
    </Drawer>
  );
}
