import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import type { PersonRecord } from './people-csv.ts';
import { planPeople } from './people-plan.ts';
import { fitRows } from './people-run.ts';
import { PlanFoot } from './PlanFoot.tsx';
import { PlanTable } from './PlanTable.tsx';
import { usePeopleFacts } from './use-people-facts.ts';

/** What becomes of each row, judged by what is read of the organisation; nothing is written by it. */
export function PeoplePlan({ records }: { records: readonly PersonRecord[] }) {
  const t = useTranslations('addUsers');
  const scope = useScope();
  const { facts, reading, error, retry } = usePeopleFacts(scope, records);
  const plan = useMemo(() => facts && fitRows(planPeople(records, facts), scope.id), [records, facts, scope.id]);
  if (plan === undefined || facts === undefined)
    return error === null ? <PageSkeleton /> : <ProblemPanel error={error} region={scope.region} onRetry={retry} />;
  return (
    <section className="form" aria-label={t('plan')}>
      <h2>{t('plan')}</h2>
      {reading === undefined || reading.complete ? undefined : (
        <div className="field-hint">
          <LazySearchState walk={reading} />
        </div>
      )}
      <PlanFoot
        {...plan}
        organisation={facts.organisation}
        reason={reading?.running === true ? t('reading') : undefined}
      />
      <PlanTable rows={plan.rows} />
    </section>
  );
}
