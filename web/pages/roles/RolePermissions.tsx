import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import { draftFrom, likeRoleFrom } from '#web/access/change-links.ts';
import { permissionsOf, permissionsOfRole } from '#web/access/permission-names.ts';
import { useUnavailable } from '#web/api/unavailable.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PencilIcon } from '#web/ui/icons.tsx';
import { onIntent, whenIdle } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { LazyRoleEditing, LazyRoleReceiptNotice } from './lazy-parts.ts';
import { matchNames, parseNames } from './name-list.ts';
import { UnknownNames } from './PastedNames.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { differenceBetween, type RoleReceipt } from './role-receipt.ts';
import { isLocked, roleName } from './role-words.ts';

const none: readonly Permission[] = [];

export interface RolePermissionsProps {
  role: Role;
  /** Stands below, and comes with the matrix: that is of any height, and would push away what is read already. */
  children: ReactNode;
}

/** What a role gives of all there is to give, as a matrix; changing it is a mode of its own. */
export function RolePermissions({ role, children }: RolePermissionsProps) {
  const t = useTranslations('role.permissions');
  const adding = useTranslations('role.adding');
  const scope = useScope();
  const { data: held, error, errorUpdateCount, refetch } = useQuery(permissionsOfRole(scope, role.uuid));
  const catalogue = useQuery(permissionsOf(scope));
  const all = useMemo(() => withHeld(catalogue.data ?? none, held ?? none), [catalogue.data, held]);
  const heldIds = useMemo(() => new Set(held?.map(({ uuid }) => uuid)), [held]);
  const stateOf = useMemo(
    () =>
      ({ uuid }: Permission) =>
        heldIds.has(uuid) ? 'held' : 'free',
    [heldIds],
  );
  const edit = usePanel('change');
  // Made like another role, of names, or as a draft was prepared: what that gives is chosen from the beginning.
  const wish = edit.subject ?? '';
  const model = likeRoleFrom(scope, wish);
  const like = useQuery({
    ...permissionsOfRole(model?.scope ?? scope, model?.uuid ?? ''),
    enabled: model !== undefined,
  });
  const likeNames = useMemo(() => matchNames(like.data?.map(({ name }) => name) ?? [], all), [like.data, all]);
  const [receipt, setReceipt] = useState<RoleReceipt>();
  const cannotAdd = useUnavailable(scope.region, 'AddRolePermissions');
  const cannotRemove = useUnavailable(scope.region, 'RemoveRolePermissions');
  const canChange = !isLocked(role) && !(cannotAdd || cannotRemove);
  useEffect(() => (canChange ? whenIdle(LazyRoleEditing.prefetch) : undefined), [canChange]);
  const editing = edit.subject !== undefined && canChange && catalogue.data !== undefined;

  if (held === undefined || (catalogue.data === undefined && catalogue.error === null)) {
    const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };
    return (
      <>
        {error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={error}
            region={scope.region}
            titles={titles}
            onRetry={() => void Promise.all([refetch(), ...(catalogue.isError ? [catalogue.refetch()] : [])])}
          />
        )}
        {/* What could not be read is not waited for when it is asked for again. */}
        {errorUpdateCount === 0 ? undefined : children}
      </>
    );
  }
  const change =
    canChange && catalogue.data !== undefined && !editing ? (
      <Button icon={PencilIcon} onClick={() => edit.open()} {...onIntent(LazyRoleEditing)}>
        {t('change')}
      </Button>
    ) : undefined;
  return (
    <>
      <section aria-labelledby="role-permissions" className="page-section">
        <div className="section-head">
          <h2 id="role-permissions">{t('title')}</h2>
          {held.length === 0 ? undefined : change}
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
        {catalogue.data === undefined ? (
          <Notice
            tone="warning"
            title={t('catalogueFailed')}
            actions={
              <Button size="small" onClick={() => void catalogue.refetch()}>
                {t('retry')}
              </Button>
            }
          />
        ) : undefined}
        {editing && model !== undefined && like.data === undefined ? (
          like.error === null ? (
            <PageSkeleton />
          ) : (
            <ProblemPanel
              error={like.error}
              region={model.scope.region}
              titles={{ failed: t('failedTitle') }}
              onRetry={() => void like.refetch()}
            />
          )
        ) : editing ? (
          <>
            {likeNames.unknown.length === 0 ? undefined : (
              <Notice tone="warning" title={t('notHere', { count: likeNames.unknown.length })}>
                <UnknownNames names={likeNames.unknown} copyLabel={adding('copyUnknown')} />
              </Notice>
            )}
            <LazyRoleEditing
              role={role}
              held={held}
              permissions={all}
              wished={draftFrom(wish) ?? (like.data ? wishFor(held, likeNames.known) : namedIn(wish, all))}
              onClose={edit.close}
              onDone={(done) => {
                setReceipt(done);
                edit.close();
              }}
            />
          </>
        ) : held.length === 0 ? (
          <EmptyState kind="none-yet" title={t('noneTitle')} actions={change}>
            {t('none')}
          </EmptyState>
        ) : (
          <RoleMatrix
            permissions={all}
            stateOf={stateOf}
            count={
              catalogue.data === undefined
                ? t('count', { count: held.length })
                : t('countOf', { count: held.length, all: all.length })
            }
          />
        )}
      </section>
      {children}
    </>
  );
}

/** Everything there is to give, and what a role gives that is not offered any more. */
function withHeld(catalogue: readonly Permission[], held: readonly Permission[]): readonly Permission[] {
  const known = new Set(catalogue.map(({ uuid }) => uuid));
  return [...catalogue, ...held.filter(({ uuid }) => !known.has(uuid))];
}

/** What is to be added to a role by name, of what there is to give: `iam.user.get,iam.role.get`. */
function namedIn(text: string, all: readonly Permission[]): ReadonlyMap<string, boolean> {
  return new Map(matchNames(parseNames(text), all).known.map(({ uuid }) => [uuid, true] as const));
}

/** What makes a role like another one: `like` are the permissions of its scope that the other one gives. */
function wishFor(held: readonly Permission[], like: readonly Permission[]): ReadonlyMap<string, boolean> {
  const { added, removed } = differenceBetween(held, like);
  return new Map([
    ...added.map(({ uuid }) => [uuid, true] as const),
    ...removed.map(({ uuid }) => [uuid, false] as const),
  ]);
}

/** A new receipt begins anew, with its own way back. */
function receiptKey({ added, removed, after }: RoleReceipt): string {
  return [...added, ...removed].map(({ uuid }) => uuid).join(' ') + after.length;
}
