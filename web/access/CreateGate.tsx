import { useEffect, useState, type ReactNode } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { SignedInRegion } from '#shared/session.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { offersCreation } from './offers-creation.ts';
import type { List } from '#web/list/use-list.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { sessionStore } from '#web/session/session-store.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { isRefusal } from '#web/problem/RefusalHelp.tsx';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AccessRequest } from '#web/problem/AccessRequest.tsx';
import { ownRight, permissionToCreate, type Creating } from './own-right.ts';
import { subjectRead, useSubject } from './use-subject.ts';

export interface CreateGateProps {
  /** What the form sends in the end. */
  operation: Creating;
  /** What there is already, with why it could not be read. */
  list: Pick<List<unknown>, 'rows' | 'error'>;
  /** Of the drawer it is shown in; none on a page of its own. */
  onClose?: () => void;
  children: ReactNode;
}

/** Reads it while the pointer is on its way to the button, so that nobody waits for it in front of an empty drawer. */
export function readRightAhead(client: QueryClient, scope: Scope, creating: Creating): void {
  const signedIn = sessionStore.read().session?.regions.find(({ name }) => name === scope.region);
  const permission = permissionToCreate(scope, creating);
  if (signedIn === undefined || permission === undefined) return;
  void client.prefetchQuery(ownRight(client, scope, signedIn, permission));
  const [region, operation, args] = subjectRead(scope, ownSubject(signedIn));
  void client.prefetchQuery(queryFor(region, operation, args));
}

/**
 * A form to create something, or in its place the right it takes, for an account that is known not to hold it. Where
 * one may not see what there is, the form is there for those who are known to hold it, and on demand.
 */
export function CreateGate(props: CreateGateProps) {
  const { operation, list, children } = props;
  const scope = useScope();
  const signedIn = useSignedInRegion(scope.region);
  const permission = permissionToCreate(scope, operation);
  // An address that opens both waits for the list.
  if (list.rows === undefined && list.error === null) return undefined;
  // What the region does not have is not created by anybody.
  if (!offersCreation(list) && !isRefusal(list.error)) return undefined;
  if (permission === undefined || signedIn === undefined) return children;
  return <RightGate {...props} permission={permission} signedIn={signedIn} />;
}

interface RightGateProps extends CreateGateProps {
  permission: string;
  signedIn: SignedInRegion;
}

/** Nobody waits longer for what is only to spare them a refusal. */
const patienceMs = 1_000;

function RightGate({ permission, signedIn, list, onClose, children }: RightGateProps) {
  const t = useTranslations('access.refusal');
  const scope = useScope();
  const client = useQueryClient();
  const organisationId = useOrganisationId(scope.region);
  const { data: answer } = useQuery(ownRight(client, scope, signedIn, permission, organisationId));
  const [isOpen, setOpen] = useState(false);
  const isSeen = offersCreation(list);
  const opens = answer === 'granted' || (answer === 'unknown' && isSeen);
  // A form stays once it is there: what was typed into it is not taken away.
  if (opens && !isOpen) setOpen(true);
  const waits = answer === undefined && isSeen && !isOpen;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setOpen(true), patienceMs);
    return () => clearTimeout(timer);
  }, [waits]);

  if (isOpen) return children;
  const words =
    answer === undefined ? (
      <PageSkeleton />
    ) : (
      <EmptyState
        kind="forbidden"
        title={t('createTitle', { seen: String(isSeen) })}
        actions={answer === 'unknown' ? <Button onClick={() => setOpen(true)}>{t('createAnyway')}</Button> : undefined}
      >
        {t.rich('create', { permission, answer, code })}
        <OwnRequest permission={permission} signedIn={signedIn} />
      </EmptyState>
    );
  if (onClose === undefined) return words;
  return (
    <Drawer title={t('createDrawer')} onClose={onClose}>
      <DrawerBody>{words}</DrawerBody>
    </Drawer>
  );
}

function OwnRequest({ permission, signedIn }: Pick<RightGateProps, 'permission' | 'signedIn'>) {
  const scope = useScope();
  const subject = ownSubject(signedIn);
  const { name } = useSubject(scope, subject);
  return <AccessRequest scope={scope} subject={subject} name={name} permission={permission} />;
}

const code = (chunks: ReactNode) => <code>{chunks}</code>;
