import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Run, RunKind } from '#shared/run.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { ownRight, permissionToCreate, type Creating } from '#web/access/own-right.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** What each step of a run calls, of kinds that call one operation in the place where they were begun. */
const callOf: Readonly<Partial<Record<RunKind, Creating>>> = {
  activate: 'PatchUserState',
  deactivate: 'PatchUserState',
  unassign: 'UnassignUserSpace' satisfies OperationId,
  delete: 'DeleteUserOrganisation' satisfies OperationId,
  grant: 'SetIAMPolicy',
  revoke: 'SetIAMPolicy',
};

/** Says before a run begins that all of its steps would be refused, where the own account is known not to hold the right. */
export function RunRight({ run: { kind, scope } }: { run: Run }) {
  const signedIn = useSignedInRegion(scope.region);
  const call = callOf[kind];
  const permission = call && permissionToCreate(scope, call);
  if (signedIn === undefined || permission === undefined) return undefined;
  return <Known scope={scope} permission={permission} signedIn={signedIn} />;
}

interface KnownProps {
  scope: Run['scope'];
  permission: string;
  signedIn: SignedInRegion;
}

function Known({ scope, permission, signedIn }: KnownProps) {
  const t = useTranslations('runs');
  const client = useQueryClient();
  const organisationId = useOrganisationId(scope.region);
  const { data: answer } = useQuery(ownRight(client, scope, signedIn, permission, organisationId));
  if (answer !== 'denied') return undefined;
  return <Notice tone="warning" title={t('noRight', { permission })} announce />;
}
