import { useMemo, useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { PlaceChoice } from '#web/access/PlaceChoice.tsx';
import { permissionsOfRole, rolesOf } from '#web/access/permission-names.ts';
import { paths } from '#web/address/paths.ts';
import { placeIn, placeText } from '#web/address/twin-address.ts';
import type { Scope } from '#web/api/scope.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { ComparedRoles, type ComparedRole } from './ComparedRoles.tsx';
import { RoleChoice } from './RoleChoice.tsx';

/** What the address calls the roles; the third may be left out. */
const places = ['left', 'right', 'third'] as const;

/** Two or three roles side by side: `?left=`, `?right=` and `&third=` of the scope; `&with=`: the right one of another place. */
export function CompareRolesPage() {
  const t = useTranslations('role.comparing');
  const words = useTranslations('roles');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const [left = '', asked = '', third = ''] = places.map((place) => search.get(place) ?? '');
  const elsewhere = placeIn(search.get('with'));
  const placeOf = (index: number) => (index === 1 ? (elsewhere ?? scope) : scope);
  const [isChoosing, setIsChoosing] = useState(false);
  const isHere = (place: Scope) => placeText(place) === placeText(scope);
  const roles = useQuery(rolesOf(scope));
  const others = useQuery(rolesOf(placeOf(1)));
  const right = asked === '' && elsewhere !== undefined ? sameNamed(left, roles.data, others.data) : asked;
  const wanted = third === '' ? [left, right] : [left, right, third];
  const held = useQueries({
    queries: wanted.map((uuid, index) => ({ ...permissionsOfRole(placeOf(index), uuid), enabled: uuid !== '' })),
  });
  const show = (chosen: { left?: string; right?: string; third?: string; with?: string }) =>
    setSearch(
      Object.entries({ left, right, third, with: search.get('with') ?? '', ...chosen }).filter(
        ([place, text]) => (place !== 'third' && place !== 'with') || text !== '',
      ),
      { replace: true },
    );
  const choice = { roles: roles.data ?? [], loading: roles.isFetching };
  const otherChoice = { roles: others.data ?? [], loading: others.isFetching };
  const error = roles.error ?? others.error ?? held.find((one) => one.error !== null)?.error ?? null;
  const contents = held.map(({ data }) => data);
  const compared = useMemo(
    () =>
      wanted.flatMap((uuid, index): readonly ComparedRole[] => {
        const content = contents[index];
        const role = (index === 1 ? others : roles).data?.find((one) => one.uuid === uuid) ?? { uuid };
        return content === undefined ? [] : [{ role, held: content, scope: placeOf(index) }];
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what they are made of
    [left, right, third, search, roles.data, others.data, ...contents],
  );

  return (
    <>
      <PageHead title={t('title')} parent={{ label: words('title'), to: paths.roles(scope) }} lead={t('lead')} />
      <div className="compare-choice">
        <RoleChoice label={t('left')} {...choice} chosen={left} onChoose={(uuid) => show({ left: uuid })} />
        {elsewhere === undefined ? (
          <Button onClick={() => show({ left: right, right: left })}>{t('swap')}</Button>
        ) : undefined}
        <RoleChoice label={t('right')} {...otherChoice} chosen={right} onChoose={(uuid) => show({ right: uuid })} />
        <RoleChoice label={t('third')} {...choice} chosen={third} onChoose={(uuid) => show({ third: uuid })} />
        {third === '' ? undefined : <Button onClick={() => show({ third: '' })}>{t('withoutThird')}</Button>}
      </div>
      {isChoosing || elsewhere !== undefined ? (
        <div className="compare-choice">
          <PlaceChoice
            here={scope}
            there={elsewhere}
            onChoose={(place) => show({ right: '', with: isHere(place) ? '' : placeText(place) })}
          />
          {elsewhere === undefined ? undefined : (
            <Button onClick={() => show({ right: '', with: '' })}>{t('samePlace')}</Button>
          )}
        </div>
      ) : (
        <p>
          <Button size="small" onClick={() => setIsChoosing(true)}>
            {t('otherPlace')}
          </Button>
        </p>
      )}
      {error !== null ? (
        <ProblemPanel
          error={error}
          region={placeOf(others.error === null ? 0 : 1).region}
          titles={{ failed: t('failedTitle') }}
          onRetry={() => void Promise.all([roles, others, ...held].map((query) => query.refetch()))}
        />
      ) : left === '' || right === '' ? (
        <p>{t('pick')}</p>
      ) : compared.length < wanted.length ? (
        <PageSkeleton />
      ) : (
        <ComparedRoles roles={compared} />
      )}
    </>
  );
}

/** The one role of another place that is called as a role is here, or the empty text. */
function sameNamed(uuid: string, here: readonly Role[] = [], there: readonly Role[] = []): string {
  const name = here.find((role) => role.uuid === uuid)?.name;
  const [same, ...more] = there.filter((role) => name !== undefined && role.name === name);
  return more.length === 0 ? (same?.uuid ?? '') : '';
}
