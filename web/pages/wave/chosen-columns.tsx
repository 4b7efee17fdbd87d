import { useTranslations } from 'use-intl';
import { mostStages } from '#shared/pace.ts';
import { isTerminal } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { useSpaceStatus } from '#web/live/use-live.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';
import type { Column } from '#web/table/column.ts';
import { ChevronDownIcon } from '#web/ui/icons.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import type { Chosen } from './use-chosen.ts';
import { prospectOf, type ChosenCluster, type Goal, type Prospect } from '#web/upgrade/wave-plan.ts';
import { nameText } from '#web/ui/name-text.ts';

export const nameOf = ({ cluster, id }: ChosenCluster) => cluster?.name ?? shortId(id);

/** Columns of the chosen clusters. To add one: an entry here. */
export function useChosenColumns(chosen: Chosen, goal: Goal): readonly Column<ChosenCluster>[] {
  const t = useTranslations('wave');
  const stages = Array.from({ length: Math.min(chosen.stages + 1, mostStages) }, (_, index) => index + 1);
  return [
    { id: 'name', header: t('run.columns.cluster'), cell: nameOf },
    {
      id: 'space',
      header: t('run.columns.space'),
      cell: ({ scope }) => <SpaceName scope={scope} />,
      width: '20%',
    },
    {
      id: 'stage',
      header: t('run.columns.stage'),
      cell: (one) => (
        <span className="select">
          <select
            className="input"
            aria-label={t('stageOf', { name: nameOf(one) })}
            value={one.stage}
            onChange={({ currentTarget: { value } }) => chosen.move(one.id, Number(value))}
          >
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {t(stage === 1 ? 'run.canary' : 'run.stage', { stage })}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      ),
      width: '9rem',
      narrow: 'column',
    },
    {
      id: 'prospect',
      header: t('becomes'),
      cell: (one) => <ProspectText one={one} prospect={prospectOf(one, goal)} />,
      width: '40%',
    },
  ];
}

/** Where the workers, or a cluster without any, are led from and to. */
function leadOf({ versions, steps }: Extract<Prospect, { kind: 'way' }>) {
  return { from: versions.workers ?? versions.controlPlane, to: steps.at(-1)?.version ?? '' };
}

function SpaceName({ scope }: { scope: Scope }) {
  const { space } = useScopeNames(scope);
  return (
    <>
      {nameText(space?.name ?? '')} <span className="quiet">{scope.region}</span>
    </>
  );
}

function ProspectText({ one, prospect }: { one: ChosenCluster; prospect: Prospect | undefined }) {
  const t = useTranslations('wave.prospect');
  const rules = useTranslations('upgrade');
  const words = useOperationWords();
  const { operations = [] } = useSpaceStatus(one.scope.region, one.scope.id) ?? {};
  const busy = operations.find(({ clusterId, status }) => clusterId === one.id && !isTerminal(status));
  if (prospect === undefined) return <StatusPill tone="waiting">{t('reading')}</StatusPill>;
  return (
    <>
      {prospect.kind === 'way' ? (
        <>
          <StatusPill tone="waiting">{t('steps', { ...leadOf(prospect), count: prospect.steps.length })}</StatusPill>
          <div className="field-hint">
            {prospect.steps.map((step) => rules('stepTo', { part: step.part, to: step.version })).join(' · ')}
          </div>
        </>
      ) : prospect.kind === 'packages' ? (
        <StatusPill tone="waiting">{t('packages')}</StatusPill>
      ) : prospect.kind === 'there' ? (
        <StatusPill tone="off">{t('there', { version: prospect.version })}</StatusPill>
      ) : (
        <>
          <StatusPill tone="warning">{t('leftOut')}</StatusPill>
          <div className="field-hint">
            {prospect.kind === 'refused'
              ? prospect.refusal === undefined
                ? t('noWay')
                : rules('rule', { rule: prospect.refusal.rule })
              : t(prospect.kind)}
          </div>
        </>
      )}
      {busy === undefined ? undefined : <div className="field-hint">{t('busy', { kind: words.nameOf(busy) })}</div>}
    </>
  );
}
