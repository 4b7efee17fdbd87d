import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Run } from '#shared/run.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import type { RunKind } from '#shared/run-kinds.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { ownRight, permissionToCreate } from '#web/access/own-right.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** Kinds that call one operation in the place where they were begun. */
const kindsHere = new Set<RunKind>(['activate', 'deactivate', 'unassign', 'delete', 'grant', 'revoke', 'sameAccess']);

/**
 * Says before a run begins that its steps would be refused, where the own account is known not to hold the right: all of
 * them, unless it is one that may be held on single resources, which ACLs give and having made them.
 */
export function RunRight({ run: { kind, scope, operation } }: { run: Run }) {
  const signedIn = useSignedInRegion(scope.region);
  const isHere = kindsHere.has(kind) && operation !== undefined;
  const permission = isHere ? permissionToCreate(scope, operation) : undefined;
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
  const single = facetsOf({ name: permission }).resource !== '';
  return <Notice tone="warning" title={t('noRight', { permission, single: String(single) })} announce />;
}
