import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { explainQuery, questionFrom } from '#web/address/explain-address.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ExplainAnswer } from './ExplainAnswer.tsx';
import { Holders } from './Holders.tsx';
import { QuestionField } from './QuestionField.tsx';
import { usePermissionCheck } from './use-permission-check.ts';

/** Whether somebody may do something, by which ways, what takes it away and what gives it; the question is the address. */
export function ExplainPage() {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const { subject, permission, resource } = questionFrom(search);
  const check = usePermissionCheck(permission);
  const isAsked = permission !== '' && (check.state === 'exists' || check.state === 'unchecked');
  const key = explainQuery({ subject, permission, resource });
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
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
