import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { explainQuery } from '#web/address/explain-address.ts';
import { below, paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { openAreasQuery } from '#web/scope/open-areas.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { shortId } from '#web/ui/short-id.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

/** What changing a policy takes: who holds it gives rights to others. */
const toGive = 'iam.createPolicy';

export interface OpenPagesProps {
  scope: Scope;
  /** Who may give more, by name: shown where the scope tells of people. */
  givers?: ReactNode;
}

/** What of the scope answers, asked just now, and what could not be found out; and who may give more, where it tells of people. */
export function OpenPages({ scope, givers }: OpenPagesProps) {
  const t = useTranslations('access.open');
  const called = useTranslations('core.titles');
  const { data } = useQuery(openAreasQuery(scope));
  const { organisation, space } = useScopeNames(scope);
  const place = (scope.kind === 'space' ? space : organisation)?.name ?? shortId(scope.id);
  if (data === undefined) return <Skeleton />;
  const pathsThat = (answer: string) => Object.keys(data).filter((path) => data[path] === answer);
  const open = pathsThat('open');
  const isUncertain = pathsThat('unknown').length > 0;
  return (
    <div className="open-here">
      <p>{t('lead', { place, count: open.length })}</p>
      {open.length === 0 ? undefined : (
        <ul>
          {open.map((path) => (
            <li key={path}>
              <TextLink to={below(scope, path)}>{called(path)}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">{t('how', { unknown: isUncertain ? 'yes' : 'no' })}</p>
      {data['users'] === 'open' ? (
        <>
          {givers}
          <p>
            <TextLink to={paths.explain(scope, explainQuery({ permission: toGive }))}>{t('givers')}</TextLink>
          </p>
        </>
      ) : data['users'] === 'shut' ? (
        <p className="quiet">{t('noGivers')}</p>
      ) : undefined}
    </div>
  );
}
