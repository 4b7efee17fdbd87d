import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { CopyButton } from '#web/ui/Copy.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Matrix } from './Matrix.tsx';
import type { MarkProps } from './MatrixLines.tsx';
import { namesAsText } from './name-list.ts';
import { compared } from './permission-families.ts';
import { PermissionMark } from './PermissionMark.tsx';
import { isLocked, roleName } from './role-words.ts';

interface Side {
  readonly role: Role;
  readonly held: readonly Permission[];
}

/** Which of two roles give a permission. */
const states = ['a', 'ab', 'b'] as const;

/** Two roles in one matrix, a cell in two ab-mark each; and the way to make one like the other, with its preview. */
export function ComparedRoles({ left, right }: { left: Side; right: Side }) {
  const t = useTranslations('role.comparing');
  const scope = useScope();
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const sides = useMemo(() => {
    const { both, ...only } = compared(left.held, right.held);
    return { a: only.left, ab: both, b: only.right };
  }, [left.held, right.held]);
  const stateOf = useMemo(() => {
    const stateOfName = new Map(states.flatMap((state) => sides[state].map(({ name }) => [name, state] as const)));
    return ({ name }: Permission) => stateOfName.get(name) ?? '';
  }, [sides]);
  const isSame = sides.a.length + sides.b.length === 0;
  const permissions = useMemo(
    () => [...sides.a, ...sides.b, ...(onlyDifferent && !isSame ? [] : sides.ab)],
    [sides, onlyDifferent, isSame],
  );
  const names = { a: roleName(left.role), b: roleName(right.role) };
  const equal = (role: Role, like: Role, label: string) =>
    isSame || isLocked(role) ? undefined : (
      <ButtonLink to={`${paths.role(scope, role.uuid)}?change=${like.uuid}`}>{label}</ButtonLink>
    );
  return (
    <>
      {isSame ? <Notice tone="good">{t('same')}</Notice> : undefined}
      <ul className="compared">
        {states.map((state) => {
          const title = state === 'ab' ? t('both') : t('only', { name: names[state] });
          return (
            <li key={state}>
              <Halves state={state} /> {title} <strong>{sides[state].length}</strong>
              {sides[state].length === 0 ? undefined : (
                <CopyButton
                  value={namesAsText(sides[state].map(({ name }) => name))}
                  label={t('copyNames', { title })}
                />
              )}
            </li>
          );
        })}
      </ul>
      <Matrix
        label={t('title')}
        permissions={permissions}
        filterLabel={t('filter')}
        stateOf={stateOf}
        Mark={Compared}
        Summary={Sum}
        noMatch={(text) => t('noMatch', { text })}
        actions={
          <>
            {equal(right.role, left.role, t('likeA'))}
            {equal(left.role, right.role, t('likeB'))}
          </>
        }
        legend={
          isSame ? undefined : (
            <Checkbox
              label={t('onlyDifferent')}
              checked={onlyDifferent}
              onChange={({ currentTarget }) => setOnlyDifferent(currentTarget.checked)}
            />
          )
        }
      />
    </>
  );
}

/** One cell for two roles: the half of each is filled where it gives the permission. */
function Halves({ state }: { state: string }) {
  return (
    <span className="ab-mark" aria-hidden="true">
      <span data-on={state.includes('a') || undefined}>A</span>
      <span data-on={state.includes('b') || undefined}>B</span>
    </span>
  );
}

function Compared({ permission, state }: MarkProps) {
  const t = useTranslations('role.comparing');
  return (
    <PermissionMark permission={permission} label={t('cell', { name: permission.name, state })}>
      <Halves state={state} />
      <span className="matrix-verb">{facetsOf(permission).action}</span>
      {state === 'ab' ? undefined : <span className="field-hint">{t('onlySide', { state })}</span>}
    </PermissionMark>
  );
}

function Sum({ states: found }: { states: readonly string[] }) {
  const t = useTranslations('role.comparing');
  const count = (wanted: string) => found.filter((state) => state === wanted).length;
  return <span className="matrix-of">{t('sum', { a: count('a'), both: count('ab'), b: count('b') })}</span>;
}
