import { operationPermissions } from 'virtual:operation-permissions';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { explainRights } from '#shared/rules/access-knowledge.ts';
import { operationIn, type Scope, type ScopedName } from '#web/api/scope.ts';
import type { Subject } from '#web/paths.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { PageSkeleton } from '#web/shell/PageSkeleton.tsx';
import { isRefusal } from '#web/shell/RefusalHelp.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AccessRequest } from './AccessRequest.tsx';
import { useSubjectAccess } from './use-subject-access.ts';

export interface CreateRefusalProps {
  /** What the form sends in the end. */
  operation: ScopedName | OperationId;
  /** Why the list of what there is could not be read. */
  error: unknown;
  /** Of the drawer it is shown in; none on a page of its own. */
  onClose?: () => void;
  /** The form, for whoever has the right all the same. */
  children: ReactNode;
}

/**
 * In the place of a form to create something where one may not see what there is: the right it takes, and whether the
 * own account holds it. The form is there for those who do, and on demand where that cannot be read.
 */
export function CreateRefusal({ operation, error, onClose, children }: CreateRefusalProps) {
  const scope = useScope();
  const signedIn = useSignedInRegion(scope.region);
  const [permission] = permissionsFor(scope, operation);
  // What the region does not have is not created by anybody.
  if (!isRefusal(error)) return undefined;
  if (permission === undefined || signedIn === undefined) return children;
  return (
    <Refusal permission={permission} self={ownSubject(signedIn)} onClose={onClose}>
      {children}
    </Refusal>
  );
}

function permissionsFor(scope: Scope, operation: ScopedName | OperationId): readonly string[] {
  const known = operation in operationPermissions ? (operation as OperationId) : undefined;
  return operationPermissions[known ?? operationIn(scope, operation as ScopedName)] ?? [];
}

interface RefusalProps extends Pick<CreateRefusalProps, 'children'> {
  permission: string;
  self: Subject;
  onClose: (() => void) | undefined;
}

function Refusal({ permission, self, onClose, children }: RefusalProps) {
  const t = useTranslations('access.refusal');
  const scope = useScope();
  const [anyway, setAnyway] = useState(false);
  const { knowledge, who, pending } = useSubjectAccess(scope, self, { above: permission.startsWith('iam.') });
  const { answer } = explainRights({ permissions: [permission], level: scope.kind }, knowledge);
  if (anyway || (!pending && answer === 'granted')) return children;
  const words = pending ? (
    <PageSkeleton />
  ) : (
    <EmptyState
      kind="forbidden"
      title={t('createTitle')}
      actions={answer === 'unknown' ? <Button onClick={() => setAnyway(true)}>{t('createAnyway')}</Button> : undefined}
    >
      {t.rich('create', { permission, answer, code })}
      <AccessRequest scope={scope} subject={self} name={who.name} permission={permission} />
    </EmptyState>
  );
  if (onClose === undefined) return words;
  return (
    <Drawer title={t('createDrawer')} onClose={onClose}>
      <DrawerBody>{words}</DrawerBody>
    </Drawer>
  );
}

const code = (chunks: ReactNode) => <code>{chunks}</code>;
