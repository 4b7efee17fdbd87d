import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { aclQuery, aclQuestionFrom } from '#web/access/acl-address.ts';
import { aclPairs } from '#web/access/acl-entry.ts';
import { offersCreation } from '#web/access/offers-creation.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { AclBench } from './AclBench.tsx';
import { AclQuestionForm } from './AclQuestionForm.tsx';
import { LazyGiveAclsDrawer, LazyImportAclsDrawer } from './lazy-parts.ts';

/** Rights on single resources: which kind and whose is the address; giving, importing and deleting many at a time. */
export function AclsPage() {
  const t = useTranslations('acls');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const { data: permissions, error, refetch } = useQuery(permissionsOf(scope));
  const give = usePanel('give');
  const load = usePanel('import');
  const question = aclQuestionFrom(search);
  const key = `${scope.region} ${scope.id} ${aclQuery(question)}`;
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          offersCreation({ rows: permissions, error }) ? (
            <>
              <Button onClick={() => load.open()} {...onIntent(LazyImportAclsDrawer)}>
                {t('import')}
              </Button>
              <Button variant="primary" icon={PlusIcon} onClick={() => give.open()} {...onIntent(LazyGiveAclsDrawer)}>
                {t('give')}
              </Button>
            </>
          ) : undefined
        }
      />
      {permissions === undefined ? (
        error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={error}
            region={scope.region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <>
          <AclQuestionForm
            key={`form ${key}`}
            question={question}
            pairs={aclPairs(permissions)}
            onAsk={(asked) => setSearch(aclQuery(asked))}
          />
          <AclBench key={key} question={question} pairs={aclPairs(permissions)} />
        </>
      )}
    </>
  );
}
