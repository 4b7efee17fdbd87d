import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { mostClusters } from '#shared/pace.ts';
import { paths } from '#web/address/paths.ts';
import { useWatchedSpaces } from '#web/live/use-live.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { ChosenClusters } from './ChosenClusters.tsx';
import { PaceFields } from './PaceFields.tsx';
import { useBeginWave } from './use-begin-wave.ts';
import { useChosen } from './use-chosen.ts';
import { readPace, withPace } from '#web/upgrade/wave-address.ts';
import { bestGoal, isTakenAlong, offeredTo, prospectOf, runsOf } from '#web/upgrade/wave-plan.ts';

const AddClusters = lazyPart(async () => (await import('./AddClusters.tsx')).AddClusters);

export interface WavePlannerProps {
  isOfPackages: boolean;
}

/** Which clusters, in which stages and how fast; what would become of each is seen before anything is asked for. */
export function WavePlanner({ isOfPackages }: WavePlannerProps) {
  const t = useTranslations('wave');
  const selected = useTranslations('wave.selected');
  const clustersWords = useTranslations('clusters');
  const scope = useScope();
  const chosen = useChosen(scope);
  const [search, setSearch] = useSearchParams();
  const pace = readPace(search);
  const [isAdding, setAdding] = useState(false);
  const begin = useBeginWave();
  const { clusters } = chosen;
  const spaces = [...new Map(clusters.map((one) => [one.scope.id, one.scope])).values()];
  useWatchedSpaces(spaces.map(({ region, id }) => ({ region, spaceId: id })));
  const offered = offeredTo(clusters);
  const version = offered.find((one) => one === search.get('to'));
  const goal = isOfPackages ? undefined : (version ?? bestGoal(clusters));
  const taken = clusters.filter((one) => isTakenAlong(prospectOf(one, goal)));
  const isTooMany = clusters.length > mostClusters;
  const isRead = clusters.every((one) => one.cluster !== undefined && one.offer !== undefined);
  const regions = [...new Set(taken.map((one) => one.scope.region))];
  return (
    <>
      <PageHead
        title={t(isOfPackages ? 'packagesTitle' : 'title')}
        parent={{ label: clustersWords('title'), to: paths.clusters(scope) }}
        lead={t(isOfPackages ? 'packagesLead' : 'lead')}
        actions={
          <Button icon={PlusIcon} onClick={() => setAdding(true)} {...onIntent(AddClusters)}>
            {t('add')}
          </Button>
        }
      />
      {chosen.error === null ? undefined : (
        <ProblemPanel
          error={chosen.error}
          region={undefined}
          titles={{ failed: t('unreadTitle') }}
          onRetry={chosen.retry}
        />
      )}
      {clusters.length === 0 ? (
        <EmptyState kind="none-yet" title={t('noneTitle')}>
          {t('none')}
        </EmptyState>
      ) : (
        <div className="form">
          {isOfPackages || offered.length === 0 ? undefined : (
            <div className="pace">
              <Select
                label={t('target')}
                value={goal ?? ''}
                options={offered.map((one) => ({ value: one, label: one }))}
                onChange={({ currentTarget: { value } }) => {
                  const next = new URLSearchParams(search);
                  next.set('to', value);
                  setSearch(next, { replace: true });
                }}
              />
            </div>
          )}
          <ChosenClusters chosen={chosen} goal={goal} />
          <PaceFields
            pace={pace}
            stages={chosen.stages}
            onChange={(next) => setSearch(withPace(search, next), { replace: true })}
          />
          {regions.length > 1 ? (
            <Notice tone="info" title={t('regions', { count: regions.length })}>
              <p>{t('regionsLead')}</p>
            </Notice>
          ) : undefined}
          {begin.error === null ? undefined : <ActionFailure error={begin.error} />}
          <p className="page-actions">
            <Button
              variant="primary"
              pending={begin.isPending}
              disabledReason={
                isTooMany
                  ? selected('tooMany', { most: mostClusters })
                  : taken.length === 0
                    ? t(isRead || chosen.error !== null ? 'nothing' : 'reading')
                    : undefined
              }
              onClick={() => begin.mutate(runsOf(scope, clusters, goal, pace))}
            >
              {t('check', { count: taken.length })}
            </Button>
          </p>
        </div>
      )}
      {isAdding ? (
        <AddClusters known={clusters.map(({ id }) => id)} onAdd={chosen.add} onClose={() => setAdding(false)} />
      ) : undefined}
    </>
  );
}
