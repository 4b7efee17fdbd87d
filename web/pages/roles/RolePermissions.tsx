import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { permissionsOfRole } from '#web/access/permission-names.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import { useUnavailable } from '#web/api/unavailable.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { LazyAddPermissionsDrawer, LazyRemovePermissionsDialog, LazyRoleReceiptNotice } from './lazy-parts.ts';
import type { RoleReceipt } from './role-receipt.ts';
import { isLocked, roleName } from './role-words.ts';
import { useChoice } from './use-choice.ts';

/** What a role gives, grouped service → resource → action; adding, and removing what is unticked. */
export function RolePermissions({ role }: { role: Role }) {
  const t = useTranslations('role.permissions');
  const scope = useScope();
  const { data: held, error, refetch } = useQuery(permissionsOfRole(scope, role.uuid));
  const { chosen, choose, clear } = useChoice();
  const add = usePanel('add');
  const [removing, setRemoving] = useState<readonly string[]>();
  const [receipt, setReceipt] = useState<RoleReceipt>();
  const locked = isLocked(role);
  const canAdd = !useUnavailable(scope.region, 'AddRolePermissions') && !locked;
  const canRemove = !useUnavailable(scope.region, 'RemoveRolePermissions') && !locked;

  if (held === undefined) {
    if (error === null) return <PageSkeleton />;
    const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };
    return <ProblemPanel error={error} region={scope.region} titles={titles} onRetry={() => void refetch()} />;
  }
  const ticked = held.flatMap(({ uuid }) => (chosen.has(uuid) ? [uuid] : []));
  const addButton = canAdd ? (
    <Button icon={PlusIcon} onClick={() => add.open()} {...onIntent(LazyAddPermissionsDrawer)}>
      {t('add')}
    </Button>
  ) : undefined;
  return (
    <section aria-labelledby="role-permissions" className="page-section">
      <div className="section-head">
        <h2 id="role-permissions">{t('title')}</h2>
        {held.length === 0 ? undefined : addButton}
      </div>
      {receipt === undefined ? undefined : (
        <LazyRoleReceiptNotice
          key={receiptKey(receipt)}
          roleUuid={role.uuid}
          name={roleName(role)}
          receipt={receipt}
          onDismiss={() => setReceipt(undefined)}
        />
      )}
      {held.length === 0 ? (
        <EmptyState kind="none-yet" title={t('noneTitle')} actions={addButton}>
          {t('none')}
        </EmptyState>
      ) : (
        <PermissionPicker
          permissions={held}
          filterLabel={t('filter')}
          chosen={chosen}
          held
          onChoose={canRemove ? choose : undefined}
          count={ticked.length > 0 ? t('chosen', { count: ticked.length }) : t('count', { count: held.length })}
          actions={
            ticked.length > 0 ? (
              <>
                <Button variant="quiet" onClick={clear}>
                  {t('clear')}
                </Button>
                <Button variant="danger" onClick={() => setRemoving(ticked)} {...onIntent(LazyRemovePermissionsDialog)}>
                  {t('remove', { count: ticked.length })}
                </Button>
              </>
            ) : undefined
          }
          noMatch={(text) => t('noMatch', { text })}
        />
      )}
      {add.subject !== undefined && !locked ? (
        <LazyAddPermissionsDrawer
          role={role}
          held={held}
          onClose={add.close}
          onDone={(done) => {
            setReceipt(done);
            add.close();
          }}
        />
      ) : undefined}
      {removing ? (
        <LazyRemovePermissionsDialog
          role={role}
          held={held}
          uuids={removing}
          onClose={() => setRemoving(undefined)}
          onDone={(done) => {
            setReceipt(done);
            setRemoving(undefined);
            clear();
          }}
        />
      ) : undefined}
    </section>
  );
}

/** A new receipt begins anew, with its own way back. */
function receiptKey({ added, removed, after }: RoleReceipt): string {
  return [...added, ...removed].map(({ uuid }) => uuid).join(' ') + after.length;
}
