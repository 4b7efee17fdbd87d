import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSubject } from '#web/access/use-subject.ts';
import { explainQuery, questionFrom } from '#web/address/explain-address.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ExplainAnswer } from './ExplainAnswer.tsx';
import { Holders } from './Holders.tsx';
import { QuestionField } from './QuestionField.tsx';
import { usePermissionCheck } from './use-permission-check.ts';

const nobody: Subject = { type: 'users', id: '' };

/** Whether somebody may do something, by which ways, what takes it away and what gives it; the question is the address. */
export function ExplainPage() {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const { subject, permission, resource } = questionFrom(search);
  const check = usePermissionCheck(permission);
  const who = useSubject(scope, subject ?? nobody, subject !== undefined);
  // Their name and address make the question longer than an id does. Once there, the field stays, whoever is chosen in it.
  const [isNamed, setNamed] = useState(!who.pending);
  if (!who.pending && !isNamed) setNamed(true);
  const isAsked = permission !== '' && (check.state === 'exists' || check.state === 'unchecked');
  const key = explainQuery({ subject, permission, resource });
  const head = <PageHead title={t('title')} lead={t('lead')} />;
  if (!isNamed) {
    return (
      <>
        {head}
        <PageSkeleton />
      </>
    );
  }
  return (
    <>
      {head}
      <QuestionField
        key={paths.explain(scope)}
        question={{ subject, permission, resource }}
        check={check}
        onAsk={(question) => setSearch(explainQuery(question))}
      />
      {permission !== '' && check.state === 'checking' ? <PageSkeleton /> : undefined}
      {isAsked && check.state === 'unchecked' ? (
        <Notice tone="info">{t('unchecked', { permission })}</Notice>
      ) : undefined}
      {subject !== undefined && isAsked ? (
        <ExplainAnswer key={key} subject={subject} permission={permission} resource={resource} />
      ) : undefined}
      {isAsked ? (
        <Holders key={`${scope.id} ${permission} ${resource}`} permission={permission} resource={resource} />
      ) : undefined}
    </>
  );
}
