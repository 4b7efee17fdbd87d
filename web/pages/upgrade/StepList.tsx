import { useTranslations } from 'use-intl';
import { kindOfStep } from '#shared/rules/upgrade-plan.ts';
import type { ClusterVersions, UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOperation } from '#web/live/use-live.ts';
import { durationRangeText, durationText } from '#web/operation/duration-text.ts';
import { spokenTotal } from '#web/operation/expected-time.ts';
import { courseOf } from '#web/operation/operation-course.ts';
import { useExpectedTime, useHistory } from '#web/operation/use-expected-time.ts';
import { useExpectedWords } from '#web/operation/use-expected-words.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';

export type CurrentStep = 'next' | 'starting' | 'running' | 'failed' | 'notStarted' | 'notReached';

export interface ShownStep extends UpgradeStep {
  readonly isDone: boolean;
  /** The work that carries it out, or did, where that is known. */
  readonly operationId?: string | undefined;
}

export interface StepListProps {
  scope: Scope;
  steps: readonly ShownStep[];
  /** Where the cluster is. */
  versions: ClusterVersions;
  /** What the first step that is not done is at. */
  current: CurrentStep;
}

const tones = {
  done: 'good',
  running: 'busy',
  starting: 'busy',
  next: 'waiting',
  later: 'off',
  failed: 'bad',
  notStarted: 'warning',
  notReached: 'warning',
} as const satisfies Record<string, Tone>;

/** The way from here to the goal, each step with how far it is and how long such steps usually take in this space. */
export function StepList({ scope, steps, versions, current }: StepListProps) {
  const t = useTranslations('upgrade');
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <>
      <ol className="upgrade-steps" aria-label={t('steps')}>
        {steps.map((step, index) => {
          const { part, version, isDone } = step;
          const state = isDone ? 'done' : index === next ? current : 'later';
          const from = fromOf(steps, index, versions);
          return (
            <li key={`${part} ${version}`} data-state={state} aria-current={state === current ? 'step' : undefined}>
              <span className="upgrade-step">
                {isDone || from === undefined
                  ? t('stepTo', { part, to: version })
                  : t('step', { part, from, to: version })}
              </span>
              <StatusPill tone={tones[state]}>{t('stepState', { state })}</StatusPill>
              {isDone ? undefined : <ExpectedOf scope={scope} step={step} />}
              {isDone && step.operationId !== undefined ? (
                <TookOf scope={scope} operationId={step.operationId} />
              ) : undefined}
              {step.operationId === undefined ? undefined : (
                <TextLink quiet to={paths.operation(scope, step.operationId)}>
                  {t('stepOperation')}
                  <VisuallyHidden> {t('stepTo', { part, to: version })}</VisuallyHidden>
                </TextLink>
              )}
            </li>
          );
        })}
      </ol>
      <Total scope={scope} steps={steps.filter(({ isDone }) => !isDone)} />
    </>
  );
}

/** What a part runs when its turn comes: where its step before leads to, else what it runs now. */
function fromOf(steps: readonly ShownStep[], index: number, versions: ClusterVersions): string | undefined {
  const { part } = steps[index] ?? {};
  const before = steps.slice(0, index).findLast((step) => step.part === part && !step.isDone);
  return before?.version ?? (part && versions[part]);
}

function ExpectedOf({ scope: { region, id }, step }: { scope: Scope; step: ShownStep }) {
  const t = useTranslations('work.expected');
  const words = useExpectedWords();
  const { expected, error } = useExpectedTime({ region, spaceId: id, kind: kindOfStep(step) });
  // On a narrow screen it is a line of its own, which is there before it.
  return <span className="quiet">{expected ? words(expected) : error ? t('unread') : '\u00a0'}</span>;
}

/** How long its operation ran, as its region tells; nothing where that is not known. */
function TookOf({ scope: { region, id }, operationId }: { scope: Scope; operationId: string }) {
  const t = useTranslations('work');
  const { locale } = useKitText();
  const live = useOperation(region, id, operationId);
  const { history } = useHistory({ region, spaceId: id });
  const operation = live ?? history?.find((one) => one.id === operationId);
  const { ran } = operation?.endedAt === undefined ? {} : courseOf(operation, 0);
  return ran === undefined ? undefined : (
    <span className="quiet">{t('took', { duration: durationText(locale, ran) })}</span>
  );
}

/** How long all steps take together, the sum of what stands at each; nothing where there is but one. */
function Total({ scope: { region, id }, steps }: { scope: Scope; steps: readonly ShownStep[] }) {
  const t = useTranslations('upgrade');
  const { locale } = useKitText();
  const place = { region, spaceId: id };
  const workers = useExpectedTime({ ...place, kind: kindOfStep({ part: 'workers' }) });
  const controlPlane = useExpectedTime({ ...place, kind: kindOfStep({ part: 'controlPlane' }) });
  const count = steps.length;
  if (count < 2 || workers.error) return undefined;
  const isRead = workers.expected !== undefined;
  const total = spokenTotal(steps.map(({ part }) => (part === 'workers' ? workers : controlPlane).expected));
  if (total === undefined)
    return (
      // As much room as what comes in its place.
      <p className="quiet" aria-hidden={!isRead} style={isRead ? undefined : { visibility: 'hidden' }}>
        {t('totalUnknown', { count })}
      </p>
    );
  const range = durationRangeText(locale, total.from, total.to);
  return <p className="quiet">{t(total.basis === 'usual' ? 'total' : 'totalFew', { count, range })}</p>;
}
