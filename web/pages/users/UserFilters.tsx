import { useEffect, useMemo, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { HoldersState } from '#web/access/HoldersState.tsx';
import { rolesOf } from '#web/access/permission-names.ts';
import { useRoleHolders } from '#web/access/use-role-holders.ts';
import { useSpaceOptions } from '#web/access/use-space-options.ts';
import { folded } from '#web/directory/folded.ts';
import type { Reading } from '#web/directory/reading.ts';
import type { ListViewProps } from '#web/list/ListView.tsx';
import type { Narrowing } from '#web/list/narrowing.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { Select } from '#web/ui/Select.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { FilterChoice } from './FilterChoice.tsx';
import './user-filters.css';
import { userNarrowing, userStates } from './user-narrowing.ts';
import { userFilterFrom } from './users-read.ts';

/** Whom the filters at the address let through, and what to say where that is nobody. */
export interface UserNarrowing extends Narrowing<User> {
  readonly none: ListViewProps<User>['none'];
}

export interface UserFiltersProps {
  walk: Reading | undefined;
  /** Told of nothing where nothing is filtered by. */
  onNarrow: (narrowing: UserNarrowing | undefined) => void;
  onClose: () => void;
}

/** Narrows the users to a state, a space and a role; who holds a role is looked for when one is chosen. */
export function UserFilters({ walk, onNarrow, onClose }: UserFiltersProps) {
  const t = useTranslations('user.filters');
  const words = useTranslations('users');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const filter = userFilterFrom(scope, search);
  const { state, space, role } = filter;
  const isFiltered = (state ?? space ?? role) !== undefined;
  const holders = useRoleHolders(scope);
  const { known, find } = holders;
  const first = useRef<HTMLSelectElement>(null);
  const asked = useRef(!isFiltered);
  // Whoever has asked for the filters goes on with the first of them.
  useEffect(() => {
    if (asked.current) first.current?.focus();
  }, []);

  const { passes, isWhole } = useMemo(() => userNarrowing({ state, role }, known), [state, role, known]);
  const isUnfinished = walk?.complete === false || !isWhole;
  useEffect(() => {
    const none = { title: t(isUnfinished ? 'noneSoFar' : 'none'), filtered: true };
    onNarrow(isFiltered ? { passes, isWhole, none } : undefined);
    return () => onNarrow(undefined);
  }, [onNarrow, isFiltered, passes, isWhole, isUnfinished, t]);

  function choose(change: Readonly<Record<string, string | undefined>>) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ ...change, after: undefined, page: undefined })) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  }
  function close() {
    choose({ state: undefined, space: undefined, role: undefined });
    onClose();
    focusTitle({ preventScroll: true });
  }

  return (
    <div className="user-filters">
      <Select
        ref={first}
        label={words('columns.status')}
        value={state ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ state: value || undefined })}
        options={[
          { value: '', label: t('anyState') },
          ...userStates.map((one) => ({
            value: one,
            label: words('status', { active: one === 'unknown' ? 'unknown' : String(one === 'active') }),
          })),
        ]}
      />
      {scope.kind === 'organisation' ? (
        <SpaceFilter chosen={space} onChoose={(id) => choose({ space: id })} />
      ) : undefined}
      <RoleFilter
        chosen={role}
        onChoose={(uuid) => {
          choose({ role: uuid });
          if (uuid !== undefined && known === null) void find();
        }}
      />
      <Button variant="quiet" onClick={close}>
        {t('clear')}
      </Button>
      {role === undefined ? undefined : (
        <div className="user-filters-sweep">
          <p className="field-hint">{t('roleHint', { kind: scope.kind })}</p>
          <HoldersState holders={holders} />
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}

const nothing = new Set<string>();

function SpaceFilter({ chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('user.filters');
  const { region } = useScope();
  const [typed, setTyped] = useState<string>();
  const { error, options, ...spaces } = useSpaceOptions(region, useOrganisationId(region) ?? '', typed ?? '', nothing);
  const name = options.find(({ id }) => id === chosen)?.label;
  return (
    <FilterChoice
      {...spaces}
      label={t('space')}
      any={t('anySpace')}
      chosen={chosen}
      name={name ?? shortId(chosen ?? '')}
      typed={typed}
      onType={setTyped}
      onChoose={onChoose}
      options={options}
      {...(error === null ? {} : { error: t('spacesFailed') })}
    />
  );
}

function RoleFilter({ chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('user.filters');
  const { data: roles = [], isLoading, isError } = useQuery(rolesOf(useScope()));
  const [typed, setTyped] = useState<string>();
  const options = roles.map(({ uuid, name, description }) => ({
    id: uuid,
    label: name ?? shortId(uuid),
    detail: description,
  }));
  const wanted = folded(typed?.trim() ?? '');
  return (
    <FilterChoice
      label={t('role')}
      any={t('anyRole')}
      chosen={chosen}
      name={options.find(({ id }) => id === chosen)?.label ?? shortId(chosen ?? '')}
      typed={typed}
      onType={setTyped}
      onChoose={onChoose}
      options={options.filter(({ id, label }) => folded(`${label} ${id}`).includes(wanted))}
      loading={isLoading}
      {...(isError ? { error: t('rolesFailed') } : {})}
    />
  );
}
