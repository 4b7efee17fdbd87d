import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { useEffectGate } from '#web/access/EffectGate.tsx';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { DiscardQuestion } from '#web/form/DiscardQuestion.tsx';
import { withoutAsking } from '#web/form/unsaved-guard.ts';
import { useLeaveQuestion } from '#web/form/use-leave-question.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { ChangeProgress } from './ChangeProgress.tsx';
import { Holders } from './Holders.tsx';
import { matchNames, parseNames } from './name-list.ts';
import { PastedNames } from './PastedNames.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import type { RoleReceipt } from './role-receipt.ts';
import { useDraft } from './use-draft.ts';
import { usePermissionChange } from './use-permission-change.ts';
import { useRoleEffect, type RoleEffect } from './use-role-effect.ts';
import { useRoleDoubts, useRoleMove } from './use-role-move.tsx';

export interface RoleEditingProps {
  role: Role;
  /** What the role gives now. */
  held: readonly Permission[];
  /** Every permission there is to give, and what the role gives besides. */
  permissions: readonly Permission[];
  /** What is chosen already, by id. */
  wished?: ReadonlyMap<string, boolean> | undefined;
  onClose: () => void;
  /** All went through; without a receipt when the role could not be read again. */
  onDone: (receipt: RoleReceipt | undefined) => void;
}

/**
 * Collects one change of what a role gives, with what that does to whoever holds it beside it; saved once that is
 * known. What failed can be repeated alone, and the draft stays until it has gone through or is discarded.
 */
export function RoleEditing({ role, held, permissions, wished, onClose, onDone }: RoleEditingProps) {
  const t = useTranslations('role.editing');
  const { discard } = useKitText();
  const scope = useScope();
  const { stateOf, diff, count, choose, undo } = useDraft(held, wished);
  const [text, setText] = useState('');
  const change = usePermissionChange(scope);
  const left = change.left.flat().length;
  const isNothing = count === 0 && left === 0;
  const names = useMemo(() => {
    if (isNothing) return undefined;
    const nameOf = new Map(permissions.map(({ uuid, name }) => [uuid, name]));
    const named = (uuids: readonly string[]) => uuids.flatMap((uuid) => nameOf.get(uuid) ?? []);
    return { add: named(diff.add), remove: named(diff.remove) };
  }, [isNothing, diff, permissions]);
  const effect = useRoleEffect(scope, role.uuid, names);
  const gate = useEffectGate({ effect, doubts: useRoleDoubts(effect.value), moveOf: useRoleMove() });
  const saving = effect.confirming;
  const { leave, question } = useLeaveQuestion(count > 0, { busy: saving, links: true });
  const heldIds = useMemo(() => new Set(held.map(({ uuid }) => uuid)), [held]);
  const pasted = useMemo(() => matchNames(parseNames(text), permissions), [text, permissions]);
  const fresh = pasted.known.filter(({ uuid }) => !heldIds.has(uuid));
  const isFixed = saving || left > 0;
  const takesAway = effect.value?.holders.some(({ preview }) => preview.lost.length > 0) === true;

  /** What was pasted before gives way to what is pasted now; what was ticked by hand stays. */
  function paste(next: string) {
    const given = matchNames(parseNames(next), permissions).known.map(({ uuid }) => uuid);
    const before = fresh.map(({ uuid }) => uuid).filter((uuid) => !given.includes(uuid));
    if (before.length > 0) choose(before, false);
    if (given.length > 0) choose(given, true);
    setText(next);
  }

  async function save(known: KnownEffect<RoleEffect>): Promise<Applied> {
    const { applied, receipt } = await (left > 0 ? change.again(known) : change.start(role.uuid, diff, known));
    if (applied === 'done') withoutAsking(() => onDone(receipt));
    return applied;
  }

  return (
    <>
      <div className="role-edit">
        {/* What is to be repeated stays as it is. */}
        <fieldset className="matrix-block form-section" aria-label={t('title')} disabled={isFixed}>
          <details className="edit-paste">
            <summary>{t('paste')}</summary>
            <PastedNames
              text={text}
              onText={paste}
              disabled={isFixed}
              outcome={
                text.trim() === ''
                  ? undefined
                  : { fresh: fresh.length, held: pasted.known.length - fresh.length, unknown: pasted.unknown }
              }
            />
          </details>
          <RoleMatrix permissions={permissions} stateOf={stateOf} onChoose={choose} />
        </fieldset>
        <aside aria-label={t('effect')}>
          {isNothing ? <p className="field-hint">{t('nothingYet')}</p> : <Holders effect={effect} />}
        </aside>
      </div>
      <div className="edit-bar">
        {question ? (
          <DiscardQuestion {...question} />
        ) : (
          <>
            <ChangeProgress change={change} region={scope.region} />
            {gate.notices}
            <output>
              <strong>{t('now')}</strong>
              <span data-tone={diff.add.length > 0 ? 'add' : undefined}>
                + {t('added', { count: diff.add.length })}
              </span>
              <span data-tone={diff.remove.length > 0 ? 'remove' : undefined}>
                − {t('removed', { count: diff.remove.length })}
              </span>
              <span>
                {t('becomes', { before: held.length, after: held.length + diff.add.length - diff.remove.length })}
              </span>
            </output>
            <Button variant="quiet" onClick={() => leave(onClose)}>
              {discard}
            </Button>
            <Button disabledReason={undo === undefined || isFixed ? t('nothing') : undefined} onClick={undo}>
              {t('undo')}
            </Button>
            <Button
              variant={takesAway ? 'danger' : 'primary'}
              pending={saving}
              disabledReason={isNothing ? t('nothing') : gate.reason}
              onClick={() => void effect.confirm(save)}
            >
              {left > 0 && !saving ? t('again', { count: left }) : t('save', { count })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
