import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { explainQuery } from '#web/address/explain-address.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Copy } from '#web/ui/Copy.tsx';
import { ShieldIcon } from '#web/ui/icons.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { GivingRoles } from './GivingRoles.tsx';
import { NeedingOperations } from './NeedingOperations.tsx';
import { permissionRead } from './permission.page.ts';

/** One permission: what it allows, the operations that need it, the roles that give it. */
export function PermissionPage() {
  const t = useTranslations('permissions');
  const scope = useScope();
  const permissionUuid = useParam('permissionUuid');
  const {
    data: permission,
    error,
    refetch,
  } = useQuery({
    ...queryFor(...permissionRead(scope, permissionUuid)),
    staleTime: 30 * 60_000,
  });
  const parent = { label: t('title'), to: paths.permissions(scope) };

  // An id that is not even well-formed is refused with 400.
  if (error instanceof ApiProblem && [400, 404].includes(error.status)) {
    return (
      <>
        <PageHead title={t('page.notFoundTitle')} parent={parent} lead={t('page.notFound')} />
        <p>
          <ButtonLink to={paths.permissions(scope)}>{t('page.allPermissions')}</ButtonLink>
        </p>
      </>
    );
  }
  if (permission === undefined) {
    if (error === null) return <PageSkeleton />;
    const titles = { forbidden: t('page.forbiddenTitle'), failed: t('page.failedTitle') };
    return (
      <>
        <PageHead title={t('page.unknown')} parent={parent} />
        <ProblemPanel error={error} region={scope.region} titles={titles} onRetry={() => void refetch()} />
      </>
    );
  }
  const { name, description, uuid } = permission;
  const { service, resource, subresource, action } = facetsOf(permission);
  return (
    <>
      <PageHead
        title={name}
        parent={parent}
        lead={description}
        actions={
          <ButtonLink icon={ShieldIcon} to={paths.explain(scope, explainQuery({ permission: name }))}>
            {t('page.who')}
          </ButtonLink>
        }
      />
      <section aria-labelledby="permission-facts" className="page-section">
        <h2 id="permission-facts">{t('page.facts')}</h2>
        <KeyValueList
          columns={2}
          items={[
            { label: t('page.name'), value: <Copy value={name} label={t('page.copyName')} /> },
            { label: t('page.service'), value: service },
            { label: t('page.resource'), value: resource },
            { label: t('page.subresource'), value: subresource },
            { label: t('page.action'), value: action },
            { label: t('page.id'), value: <Copy value={uuid} label={t('page.copyId')} /> },
          ]}
        />
      </section>
      <NeedingOperations permission={name} />
      <GivingRoles key={uuid} permissionUuid={uuid} />
    </>
  );
}
