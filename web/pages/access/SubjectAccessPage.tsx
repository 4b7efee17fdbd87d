import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { StatusNotice } from '#web/access/StatusMark.tsx';
import { explainQuery } from '#web/address/explain-address.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { pairsOf } from '#web/access/subject-reads.ts';
import type { Receipt } from './change-policy.ts';
import { useSubjectAccess } from './use-subject-access.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { awaitedName } from '#web/ui/awaited-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PencilIcon } from '#web/ui/icons.tsx';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import { AccessGaps } from './AccessGaps.tsx';
import { AccessMatrix } from './AccessMatrix.tsx';
import { AccessSummary } from './AccessSummary.tsx';
import { AclsSection } from './AclsSection.tsx';
import { effectiveRights } from '#web/access/effective-rights.ts';
import { GrantsSection } from './GrantsSection.tsx';
import { ReceiptNotice } from './ReceiptNotice.tsx';
import { RightsSection } from './RightsSection.tsx';
import { useAclNames } from './use-acl-names.ts';

const LazyGrantDrawer = lazyPart(async () => (await import('./GrantDrawer.tsx')).GrantDrawer);

const LazyGranularPolicies = lazyPart(
  async () => (await withWords(import('./GranularPolicies.tsx'), ['acls'])).GranularPolicies,
);

const LazySameAccessDrawer = lazyPart(
  async () => (await withWords(import('#web/runs/SameAccessDrawer.tsx'), ['runs', 'roles'])).SameAccessDrawer,
);

/** Everything a user or a service account is granted in a scope, what it allows and why, and the way to change it. */
export function SubjectAccessPage() {
  const t = useTranslations('access.page');
  const words = useTranslations('access.rights');
  const scope = useScope();
  const subject = useAddressedSubject();
  const grant = usePanel('grant');
  const same = usePanel('same');
  const [receipt, setReceipt] = useState<Receipt>();
  const catalogue = useQuery(permissionsOf(scope));
  const permissions = catalogue.data;
  const pairs = useMemo(() => pairsOf(permissions ?? []), [permissions]);
  const access = useSubjectAccess(scope, subject, { pairs });
  const { own, assigned, pending, policyPending, who } = access;
  const rights = effectiveRights(access.knowledge.facts, scope.kind);
  const isWhole =
    access.asked.done === access.asked.all && access.knowledge.gaps.every(({ kind }) => kind === 'ownership');
  const aclNames = useAclNames(access);
  const name = awaitedName(who.pending ? undefined : who.name, subject.id, who.pending);
  const toSubject = subject.type === 'users' ? paths.user : paths.serviceAccount;
  // It comes at once with what its roles give, unless one of them is slow. Once there, it stays while the contents of a
  // role just given are on their way.
  const waits = usePatience(!pending);
  const [arrived, setArrived] = useState(false);
  if (!waits && !policyPending && !arrived) setArrived(true);
  // Nobody has asked for what comes last: it waits for everything else, once.
  const [isRead, setRead] = useState(false);
  if (!pending && permissions !== undefined && access.asked.done === access.asked.all && !isRead) setRead(true);

  return (
    <>
      <PageHead
        title={t('title', { name })}
        parent={{ label: name, to: toSubject(scope, subject.id) }}
        lead={t('lead', { kind: scope.kind })}
        actions={
          <>
            <ButtonLink to={paths.explain(scope, explainQuery({ subject }))}>{t('explain')}</ButtonLink>
            {assigned ? (
              <Button onClick={() => same.open()} {...onIntent(LazySameAccessDrawer)}>
                {t('same')}
              </Button>
            ) : undefined}
            <Button variant="primary" icon={PencilIcon} onClick={() => grant.open()} {...onIntent(LazyGrantDrawer)}>
              {t('change')}
            </Button>
          </>
        }
      />
      {receipt === undefined ? undefined : (
        <ReceiptNotice subject={subject} receipt={receipt} onDismiss={() => setReceipt(undefined)} />
      )}
      {who.pending ? undefined : <StatusNotice {...who} subject={subject} />}
      {own.error !== null && own.reading.policy === undefined ? (
        <ProblemPanel
          error={own.error}
          region={scope.region}
          titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
          onRetry={own.retry}
        />
      ) : !assigned && who.status.state === 'gone' ? undefined : !assigned ? (
        <EmptyState kind="none-match" title={t('unassignedTitle')}>
          {t('unassigned')}
        </EmptyState>
      ) : !arrived ? (
        <PageSkeleton />
      ) : (
        <>
          {catalogue.data === undefined ? undefined : (
            <AccessSummary access={access} rights={rights} permissions={catalogue.data} isWhole={isWhole} />
          )}
          <AccessGaps access={access} />
          {catalogue.data === undefined || rights.length === 0 ? undefined : (
            <AccessMatrix
              resourceName={aclNames.labelOf}
              name={name}
              title={words('title', { status: who.status.state })}
              rights={rights}
              permissions={catalogue.data}
              isWhole={isWhole}
            />
          )}
          <GrantsSection access={access} name={name} onTake={(id) => grant.open(`-${id}`)} />
          <AclsSection access={access} names={aclNames} subject={subject} name={name} catalogue={catalogue} />
          <RightsSection
            rights={rights}
            resourceName={aclNames.labelOf}
            subject={subject}
            permissions={permissions ?? []}
            isWhole={isWhole}
          />
          {isRead && permissions !== undefined ? (
            <LazyGranularPolicies subject={subject} name={name} permissions={permissions} />
          ) : undefined}
        </>
      )}
      {same.subject === undefined || !assigned || who.pending ? undefined : (
        <LazySameAccessDrawer subjects={[{ ...subject, name, record: who.record }]} onClose={same.close} />
      )}
      {grant.subject === undefined || !assigned ? undefined : (
        <LazyGrantDrawer
          subject={subject}
          name={name}
          requested={grant.subject}
          onClose={grant.close}
          onApplied={(applied) => {
            setReceipt(applied);
            grant.close();
          }}
        />
      )}
    </>
  );
}

function useAddressedSubject(): Subject {
  const { userId, serviceAccountId = '' } = useParams();
  return userId === undefined ? { type: 'serviceAccounts', id: serviceAccountId } : { type: 'users', id: userId };
}
