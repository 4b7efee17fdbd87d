import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { FormFailure } from '#web/form/failure.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import type { Bounds } from './point-in-time.ts';
import { momentFault } from './point-in-time.ts';

/** What is wrong at a field of the forms for databases, in the reader's language; undefined lets it pass. */
export function useDatabaseFaults(): (path: string, issue: z.core.$ZodIssue) => string | undefined {
  const t = useTranslations('databases.form.fault');
  const byField: Readonly<Record<string, string>> = {
    name: t('name'),
    databaseName: t('slug'),
    user: t('user'),
    'nodeConfiguration.vcpuCount': t('cpu'),
    'nodeConfiguration.memorySizeGiB': t('memory'),
    'volume.sizeGiB': t('volume'),
    replicaCount: t('replicas'),
    'restoreConfiguration.backupId': t('backup'),
    'restoreConfiguration.pointInTime': t('unreadable'),
  };
  // Regions may have versions, volumes and ways to be reached that are newer than the contract: only they can tell.
  const open = new Set(['majorVersion', 'volume.type', 'visibility']);
  return (path) => (open.has(path) ? undefined : (byField[path] ?? t('other')));
}

/** Why a typed moment cannot be restored to, in words; undefined for one that can. */
export function useMomentFault(): (text: string, bounds: Bounds) => string | undefined {
  const t = useTranslations('databases.form.fault');
  return (text, bounds) => {
    const fault = momentFault(text, bounds);
    return fault && t(fault);
  };
}

/** Says why a cluster was not created; a name that is taken is a fault of its field (behaviours B4). */
export function useExplainDatabase(): (error: unknown) => FormFailure {
  const t = useTranslations('databases.form');
  const explain = useExplain();
  return (error) => {
    if (error instanceof ApiProblem && error.status === 409 && error.fragment === 'duplicate_resource') {
      return { title: t('check'), violations: [{ field: 'name', description: t('fault.taken') }] };
    }
    return explain(error);
  };
}
