import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { exactRole } from '#shared/rules/role-fitting.ts';
import { ChangedRights } from '#web/access/ChangedRights.tsx';
import { CreateGate } from '#web/access/Creation.tsx';
import { permissionsOf } from '#web/access/permission-names.ts';
import { paths } from '#web/address/paths.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/Copy.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { LazyCreateRoleDrawer } from './lazy-parts.ts';
import { namesAsText } from './name-list.ts';
import { MissingNeeds } from './MissingNeeds.tsx';
import type { OperationNeed } from './operation-needs.ts';

/** What a role of one's own would give for just these operations, and the way to make it. */
export function ExactRole({ needs }: { needs: readonly OperationNeed[] }) {
  const t = useTranslations('fitting.exact');
  const scope = useScope();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const catalogue = useQuery(permissionsOf(scope));
  const exact = useMemo(
    () => catalogue.data && exactRole(needs, new Set(catalogue.data.map(({ name }) => name)), scope.kind),
    [catalogue.data, needs, scope.kind],
  );
  const names = exact?.permissions ?? [];
  return (
    <section aria-labelledby="fit-exact" className="page-section">
      <div className="section-head">
        <h2 id="fit-exact">{t('title')}</h2>
        {names.length === 0 ? undefined : (
          <Button icon={PlusIcon} onClick={() => setCreating(true)} {...onIntent(LazyCreateRoleDrawer)}>
            {t('create')}
          </Button>
        )}
        <p>{t('lead')}</p>
      </div>
      {exact !== undefined ? (
        <>
          <MissingNeeds title={t('missing', { count: exact.missing.length, kind: scope.kind })} needs={exact.missing} />
          {names.length === 0 ? (
            <p>{t('nothing')}</p>
          ) : (
            <>
              <ChangedRights outcome="gained" title={t('count', { count: names.length })} permissions={names} />
              <p>
                <CopyButton value={namesAsText(names)} label={t('copy')} />
              </p>
            </>
          )}
        </>
      ) : catalogue.error === null ? (
        <PageSkeleton />
      ) : (
        <ProblemPanel
          error={catalogue.error}
          region={scope.region}
          titles={{ failed: t('failedTitle') }}
          onRetry={() => void catalogue.refetch()}
        />
      )}
      {isCreating ? (
        <CreateGate operation="CreateRole" list={{ rows: [], error: null }} onClose={() => setCreating(false)}>
          <LazyCreateRoleDrawer
            onClose={() => setCreating(false)}
            onCreated={({ uuid }) =>
              void navigate(`${paths.role(scope, uuid)}?change=${encodeURIComponent(names.join(','))}`)
            }
          />
        </CreateGate>
      ) : undefined}
    </section>
  );
}
