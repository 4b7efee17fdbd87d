import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import { LadderRungs, VersionLadder, type LadderStep, type LadderTrack } from '#web/chart/VersionLadder.tsx';
import type { ClusterPart, ClusterVersions } from '#shared/rules/worker-upgrade.ts';
import { useTranslations } from 'use-intl';
import type { CurrentStep, ShownStep } from './StepList.tsx';
import './way-ladder.css';

export interface WayLadderProps {
  offered: readonly string[];
  versions: ClusterVersions;
  steps: readonly ShownStep[];
  /** What the first step that is not done is at. */
  current: CurrentStep;
}

const nowIs: Readonly<Record<CurrentStep, LadderStep['state']>> = {
  next: 'todo',
  starting: 'now',
  running: 'now',
  failed: 'failed',
  notStarted: 'todo',
  notReached: 'todo',
};

/** The steps on the ladder of versions, numbered in their order. Hidden from assistive technology: their list says the same. */
export function WayLadder({ offered, versions, steps, current }: WayLadderProps) {
  const t = useTranslations('upgrade');
  const { controlPlane, workers } = versions;
  const shown = [...offered, controlPlane, workers ?? controlPlane, ...steps.map(({ version }) => version)];
  const rungs = [...new Set(shown)].filter((version) => parse(version) !== null).sort(compare);
  const next = steps.findIndex(({ isDone }) => !isDone);
  const trackOf = (part: ClusterPart, present: string): LadderTrack => ({
    id: part,
    present,
    steps: steps.flatMap((step, index) => {
      if (step.part !== part) return [];
      const state = step.isDone ? 'done' : index === next ? nowIs[current] : 'todo';
      return [{ version: step.version, number: index + 1, state }];
    }),
  });
  const tracks = [
    trackOf('controlPlane', controlPlane),
    ...(workers === undefined ? [] : [trackOf('workers', workers)]),
  ];
  return (
    <div className="way-ladder" aria-hidden="true">
      <span />
      <LadderRungs rungs={rungs} />
      <div className="way-ladder-parts">
        {tracks.map(({ id }) => (
          <span key={id}>{t('part', { part: id })}</span>
        ))}
      </div>
      <VersionLadder rungs={rungs} tracks={tracks} />
    </div>
  );
}
