import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Run } from '#shared/run.ts';
import { paths } from '#web/address/paths.ts';
import { runStepsQuery } from '#web/api/run-calls.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** Leads to the role that a run has created, once it has. */
export function CreatedRole({ run }: { run: Run }) {
  const t = useTranslations('runs');
  const { data } = useInfiniteQuery(runStepsQuery(run, undefined));
  const created = data?.pages[0]?.items[0]?.created;
  return created === undefined ? undefined : <ButtonLink to={paths.role(run.scope, created)}>{t('toRole')}</ButtonLink>;
}
