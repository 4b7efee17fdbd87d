import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { openAreasQuery } from '#web/scope/open-areas.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';

/**
 * In the link to a page of the scope: that it is known to be shut to the account. All of a scope ask once, for a person; of a
 * service account it is known once something was refused (problem/OpenPages.tsx).
 */
export function ShutMark({ scope, path }: { scope: Scope; path: string }) {
  const t = useTranslations('soon');
  const isPerson = useSignedInRegion(scope.region)?.person !== undefined;
  const { data } = useQuery({ ...openAreasQuery(scope), enabled: isPerson });
  if (data?.[path] !== 'shut') return null;
  return (
    <>
      {' '}
      <span className="visually-hidden" data-shut>
        {t('shut')}
      </span>
    </>
  );
}
