import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { StaleRead } from '#web/operation/StaleRead.tsx';
import { useIsUnheard } from '#web/operation/use-freshness.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { RunPanel } from '#web/runs/RunPanel.tsx';
import { useRun } from '#web/runs/use-run.ts';
import { useRunWords } from '#web/runs/use-run-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { LazyStagedClusters } from '#web/upgrade/lazy-clusters.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

/** The runs that were begun together in several regions, one below the other. */
export function WaveRuns({ ids }: { ids: readonly string[] }) {
  const t = useTranslations('wave');
  const shell = useTranslations('core.shell');
  return (
    <>
      <PageHead
        title={t('several')}
        parent={{ label: shell('work'), to: paths.work }}
        lead={t('severalLead', { count: ids.length })}
      />
      {ids.map((id) => (
        <OneRun key={id} id={id} />
      ))}
    </>
  );
}

function OneRun({ id }: { id: string }) {
  const scope = useScope();
  const { run, error, readAt, readAgain } = useRun(id);
  const isOld = useIsUnheard();
  const { nameOf } = useRunWords();
  if (run === undefined && error === null) return <PageSkeleton />;
  if (run === undefined) return <ProblemPanel error={error} region={undefined} onRetry={readAgain} />;
  return (
    <section className="page-section" aria-labelledby={`run-${id}`}>
      <h2 id={`run-${id}`}>
        <TextLink to={paths.run(scope, id)}>{`${run.scope.region}: ${nameOf(run)}`}</TextLink>
      </h2>
      <StaleRead readAt={readAt} onReconnect={readAgain} />
      <div data-stale={isOld || undefined}>
        <RunPanel run={run} isOld={isOld}>
          <LazyStagedClusters run={run} />
        </RunPanel>
      </div>
    </section>
  );
}
