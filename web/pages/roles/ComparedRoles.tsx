import { createContext, use, useCallback, useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import { likeRoleLink } from '#web/access/change-links.ts';
import type { Scope } from '#web/api/scope.ts';
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
import { bySides, givingIn, isInAll, sideLetters, sidesText } from './sides.ts';
import { useActionWords } from './use-action-words.ts';

export interface ComparedRole {
  readonly scope: Scope;
  readonly role: Role;
  readonly held: readonly Permission[];
}

/** Two or three roles in one matrix, a part of a cell each; and the way to make one like another, with its preview. */
export function ComparedRoles({ roles }: { roles: readonly ComparedRole[] }) {
  const t = useTranslations('role.comparing');
  const format = useFormatter();
  const [onlyDifferent, setOnlyDifferent] = useState(true);
  const found = useMemo(
    () => compared(roles.map(({ held }) => held)).map(({ item, sides }) => ({ item, sides: sidesText(sides) })),
    [roles],
  );
  const stateOf = useMemo(() => {
    const sidesOf = new Map(found.map(({ item, sides }) => [item.name, sides]));
    return ({ name }: Permission) => sidesOf.get(name) ?? '';
  }, [found]);
  const isSame = found.every(({ sides }) => isInAll(sides));
  const permissions = useMemo(
    () => found.filter(({ sides }) => !onlyDifferent || isSame || !isInAll(sides)).map(({ item }) => item),
    [found, onlyDifferent, isSame],
  );
  // How many of them all roles give, and how many only some.
  const summaryOf = useCallback(
    (states: readonly string[]) => {
      const words = [...new Set(states)].sort(bySides).map((sides) => {
        const count = states.filter((one) => one === sides).length;
        return isInAll(sides)
          ? t('sumAll', { count, roles: sides.length })
          : t('sumOnly', { count, sides: format.list(givingIn(sides)) });
      });
      return <span className="matrix-of">{words.join(', ')}</span>;
    },
    [t, format],
  );
  const count = roles.length;
  const places = useMemo(() => roles.map(({ scope }) => scope), [roles]);
  const nameOf = (letter: string) => {
    const one = roles[sideLetters.findIndex((each) => each === letter)];
    // The letter too: one role over two places has the same name in both.
    return one === undefined ? letter : t('named', { name: roleName(one.role), side: letter });
  };
  if (found.length === 0) return <Notice tone="info">{t('nothing', { count })}</Notice>;
  return (
    <Places value={places}>
      {isSame ? <Notice tone="good">{t('same', { count })}</Notice> : undefined}
      <ul className="compared">
        {[...new Set(found.map(({ sides }) => sides))].sort(bySides).map((sides) => {
          const names = found.filter((one) => one.sides === sides).map(({ item }) => item.name);
          const title = isInAll(sides)
            ? t('all', { count })
            : t('only', { name: format.list(givingIn(sides).map(nameOf)) });
          return (
            <li key={sides}>
              <Sides sides={sides} /> {title} <strong>{names.length}</strong>
              <CopyButton value={namesAsText(names)} label={t('copyNames', { title })} />
            </li>
          );
        })}
      </ul>
      <Matrix
        label={t('grid')}
        permissions={permissions}
        filterLabel={t('filter')}
        stateOf={stateOf}
        Mark={Compared}
        summaryOf={summaryOf}
        noMatch={(text) => t('noMatch', { text })}
        actions={isSame ? undefined : <MakeEqual roles={roles} />}
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
    </Places>
  );
}

/** Where the roles are, in the order of their letters. */
const Places = createContext<readonly Scope[]>([]);

/** Makes any of the roles that can be changed like any that gives something else. */
function MakeEqual({ roles }: { roles: readonly ComparedRole[] }) {
  const t = useTranslations('role.comparing');
  return roles.flatMap((one, index) =>
    roles.map((other, place) => {
      if (isLocked(one.role) || givesSame(one, other)) return undefined;
      const words = t('like', { side: sideLetters[index] ?? '', other: sideLetters[place] ?? '' });
      return (
        <ButtonLink key={words} to={likeRoleLink(placed(one), placed(other))}>
          {words}
        </ButtonLink>
      );
    }),
  );
}

const placed = ({ scope, role: { uuid } }: ComparedRole) => ({ scope, uuid });

function givesSame(one: ComparedRole, other: ComparedRole): boolean {
  return compared([one.held, other.held]).every(({ sides }) => isInAll(sidesText(sides)));
}

/** One cell for all roles: the part of each is filled where it gives the permission. */
function Sides({ sides }: { sides: string }) {
  return (
    <span className="ab-mark" aria-hidden="true">
      {sideLetters.slice(0, sides.length).map((letter) => (
        <span key={letter} data-on={sides.includes(letter) || undefined}>
          {letter}
        </span>
      ))}
    </span>
  );
}

function Compared({ permission, state }: MarkProps) {
  const place = use(Places)[sideLetters.findIndex((letter) => state.includes(letter))];
  const t = useTranslations('role.comparing');
  const format = useFormatter();
  const wordsOf = useActionWords();
  const sides = isInAll(state)
    ? t('inAll', { count: state.length })
    : t('onlySides', { sides: format.list(givingIn(state)) });
  return (
    // The id is that of the first place that has it.
    <PermissionMark scope={place} permission={permission} label={t('cell', { name: permission.name, sides })}>
      <Sides sides={state} />
      <span className="matrix-verb">{wordsOf(permission)}</span>
      {isInAll(state) ? undefined : <span className="field-hint">{sides}</span>}
    </PermissionMark>
  );
}
