import { useTranslations } from 'use-intl';
import type { Run } from '#shared/run.ts';
import { CheckIcon, CloseIcon } from '#web/ui/icons.tsx';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { countsOf, type ClusterOfRun, type StageOfRun, type StageState } from './clusters-of-run.ts';
import './stages.css';

const tones = {
  ended: 'good',
  now: 'busy',
  paused: 'warning',
  waits: 'waiting',
  stopped: 'off',
} as const satisfies Record<StageState, Tone>;

const cells = { todo: undefined, begun: undefined, underWay: undefined, done: CheckIcon, failed: CloseIcon } as const;

/** The stages of a run side by side, a cell for each cluster; the same in words below. */
export function Stages({ run, stages }: { run: Run; stages: readonly StageOfRun[] }) {
  const t = useTranslations('wave.run');
  return (
    <ol className="stages" aria-label={t('stages')}>
      {stages.map(({ stage, state, clusters }) => (
        <li key={stage} data-state={state}>
          <div className="stage-head">
            <strong>{t(stage === 1 && stages.length > 1 ? 'canary' : 'stage', { stage })}</strong>
            <StatusPill tone={clusters.some(isFailed) && state === 'ended' ? 'bad' : tones[state]}>
              {t('stageState', { state })}
            </StatusPill>
          </div>
          <div className="stage-cells" aria-hidden="true">
            {clusters.map(({ id, standing }) => {
              const Cell = cells[standing];
              return (
                <span key={id} data-state={standing}>
                  {Cell === undefined ? undefined : <Cell size={12} />}
                </span>
              );
            })}
          </div>
          <span className="quiet">{t('stageSentence', countsOf(run, clusters))}</span>
        </li>
      ))}
    </ol>
  );
}

const isFailed = ({ standing }: ClusterOfRun) => standing === 'failed';
