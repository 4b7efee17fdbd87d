import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { ChosenOperations } from './ChosenOperations.tsx';
import { ExactRole } from './ExactRole.tsx';
import { needOf, operationsIn } from './operation-needs.ts';
import { SufficingRoles } from './SufficingRoles.tsx';

/** From what somebody is to do to the roles that let them: `?operations=ListUserSpace,CreateCluster`. */
export function FitRolesPage() {
  const t = useTranslations('fitting');
  const words = useTranslations('roles');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const text = search.get('operations') ?? '';
  const needs = useMemo(() => operationsIn(text).map(needOf), [text]);

  function choose(operations: readonly OperationId[]) {
    const next = new URLSearchParams(search);
    if (operations.length === 0) next.delete('operations');
    else next.set('operations', operations.join(','));
    setSearch(next, { replace: true });
  }

  return (
    <>
      <PageHead title={t('title')} parent={{ label: words('title'), to: paths.roles(scope) }} lead={t('lead')} />
      <ChosenOperations needs={needs} onChoose={choose} />
      {needs.length === 0 ? undefined : (
        <>
          <SufficingRoles needs={needs} />
          <ExactRole needs={needs} />
        </>
      )}
    </>
  );
}
