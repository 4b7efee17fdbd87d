import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { EffectFooter } from '#web/access/EffectGate.tsx';
import { matchNames, parseNames } from './name-list.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { DiscardQuestion } from '#web/form/DiscardQuestion.tsx';
import { withoutAsking } from '#web/form/unsaved-guard.ts';
import { useLeaveQuestion } from '#web/form/use-leave-question.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { ChangeProgress } from './ChangeProgress.tsx';
import { Holders } from './Holders.tsx';
import { PastedNames } from './PastedNames.tsx';
import type { RoleReceipt } from './role-receipt.ts';
import { roleName } from './role-words.ts';
import { useChoice } from './use-choice.ts';
import { usePermissionChange } from './use-permission-change.ts';
import { useRoleEffect, type RoleEffect } from './use-role-effect.ts';
import { useRoleDoubts, useRoleMove } from './use-role-move.tsx';

export interface AddPermissionsDrawerProps {
  role: Role;
  /** What the role gives already. */
  held: readonly Permission[];
  onClose: () => void;
  /** All went through; without a receipt when the role could not be read again. */
  onDone: (receipt: RoleReceipt | undefined) => void;
}

/**
 * Adds any number of permissions: ticked in the list, pasted, or from a file, with what that does to whoever holds the
 * role in sight. What failed can be repeated alone.
 */
export function AddPermissionsDrawer({ role, held, onClose, onDone }: AddPermissionsDrawerProps) {
  const t = useTranslations('role.adding');
  const changeWords = useTranslations('role.change');
  const scope = useScope();
  const { data: all, error, refetch } = useQuery(permissionsOf(scope));
  const { chosen, choose } = useChoice();
  const [text, setText] = useState('');
  const change = usePermissionChange(scope, 'AddRolePermissions');

  const heldIds = useMemo(() => new Set(held.map(({ uuid }) => uuid)), [held]);
  const offered = useMemo(() => (all ?? []).filter(({ uuid }) => !heldIds.has(uuid)), [all, heldIds]);
  const adding = useMemo(() => offered.filter(({ uuid }) => chosen.has(uuid)), [offered, chosen]);
  const toAdd = idsOf(adding);
  const names = useMemo(() => ({ add: adding.map(({ name }) => name), remove: [] }), [adding]);
  const effect = useRoleEffect(scope, role.uuid, adding.length > 0 ? names : undefined);
  const running = effect.confirming;
  const doubts = useRoleDoubts(effect.value);
  const moveOf = useRoleMove();
  const left = change.left.flat().length;
  const pasted = useMemo(() => matchNames(parseNames(text), all ?? []), [text, all]);
  const fresh = pasted.known.filter(({ uuid }) => !heldIds.has(uuid));
  const { leave, question } = useLeaveQuestion(toAdd.length > 0, { busy: running });

  /** What was pasted before gives way to what is pasted now; what was ticked by hand stays. */
  function paste(next: string) {
    choose(idsOf(pasted.known), false);
    choose(idsOf(matchNames(parseNames(next), all ?? []).known), true);
    setText(next);
  }

  async function add(known: KnownEffect<RoleEffect>): Promise<Applied> {
    const { applied, receipt } = await (left > 0 ? change.again(known) : change.start(role.uuid, toAdd, known));
    if (applied === 'done') withoutAsking(() => onDone(receipt));
    return applied;
  }

  return (
    <Drawer title={t('title', { name: roleName(role) })} width="wide" onClose={() => leave(onClose)}>
      <DrawerBody>
        {all === undefined ? (
          error === null ? (
            <PageSkeleton />
          ) : (
            <ProblemPanel
              error={error}
              region={scope.region}
              titles={{ failed: t('failedTitle') }}
              onRetry={() => void refetch()}
            />
          )
        ) : (
          <div className="form">
            <PastedNames
              text={text}
              onText={paste}
              disabled={running || left > 0}
              outcome={
                text.trim() === ''
                  ? undefined
                  : { fresh: fresh.length, held: pasted.known.length - fresh.length, unknown: pasted.unknown }
              }
            />
            {adding.length === 0 ? undefined : <Holders effect={effect} />}
            {/* What is to be repeated stays as it is. */}
            <fieldset className="form-section" aria-label={t('choose')} disabled={running || left > 0}>
              {offered.length === 0 ? (
                <p>{t('allHeld')}</p>
              ) : (
                <PermissionPicker
                  permissions={offered}
                  filterLabel={t('filter')}
                  chosen={chosen}
                  onChoose={choose}
                  count={t('listed', { count: offered.length })}
                  noMatch={(wanted) => t('noMatch', { text: wanted })}
                />
              )}
            </fieldset>
          </div>
        )}
      </DrawerBody>
      {question ? (
        <DrawerFooter>
          <DiscardQuestion {...question} />
        </DrawerFooter>
      ) : (
        <EffectFooter
          effect={effect}
          doubts={doubts}
          moveOf={moveOf}
          onApply={add}
          progress={<ChangeProgress change={change} region={scope.region} />}
          label={left > 0 && !running ? changeWords('again', { count: left }) : t('submit', { count: toAdd.length })}
          reason={toAdd.length === 0 ? t('nothing') : undefined}
          onCancel={() => leave(onClose)}
        />
      )}
    </Drawer>
  );
}

const idsOf = (permissions: readonly Permission[]) => permissions.map(({ uuid }) => uuid);
