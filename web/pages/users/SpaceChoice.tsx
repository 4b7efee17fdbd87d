import { useFormatter, useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { FilterField } from '#web/table/TableToolbar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { AssignableSpaces } from './use-assignable-spaces.ts';

export interface SpaceChoiceProps extends AssignableSpaces {
  text: string;
  onText: (text: string) => void;
  chosenId: string | undefined;
  onChoose: (space: Space) => void;
}

/** With fewer spaces than this a filter would only be in the way. */
const filterFrom = 8;

/** The spaces to choose one from; the reason stands under each that cannot be chosen. */
export function SpaceChoice(props: SpaceChoiceProps) {
  const { spaces, loaded, assignedIds, opened, error, loading, loadMore, retry, text, onText, chosenId, onChoose } =
    props;
  const t = useTranslations('user.assign');
  const format = useFormatter();
  const { region } = useScope();

  if (spaces === undefined) {
    if (error === null) return <Waiting label={t('loading')} />;
    return <ProblemPanel error={error} region={region} titles={{ failed: t('failedTitle') }} onRetry={retry} />;
  }

  function reasonAgainst({ id, status }: Space): string | undefined {
    if (assignedIds.has(id)) return t('already');
    switch (status) {
      case 'READY':
      case undefined:
        return undefined;
      case 'QUEUED':
        return t('queued');
      case 'RUNNING':
        return t('running');
      case 'FAILED':
        return t('failed');
      default:
        return t('notReady', { status });
    }
  }

  return (
    <>
      {loaded >= filterFrom || loadMore ? (
        <FilterField label={t('filter')} value={text} onChange={onText} />
      ) : undefined}
      {spaces.length === 0 && !loading ? (
        <p>{loaded === 0 ? t('none') : t('noMatch')}</p>
      ) : (
        <RadioGroup
          label={t('label')}
          name="space"
          hint={t('hint')}
          value={chosenId ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const space = spaces.find(({ id }) => id === value);
            if (space !== undefined) onChoose(space);
          }}
          options={spaces.map((space) => {
            const reason = reasonAgainst(space);
            return {
              value: space.id,
              label: space.name ?? space.id,
              hint: reason ?? space.description,
              disabled: reason !== undefined,
            };
          })}
        />
      )}
      <output className="field-hint">
        {opened.length === 0 ? '' : t('opened', { spaces: format.list(opened.map(({ name, id }) => name ?? id)) })}
      </output>
      {loadMore ? (
        <Button size="small" pending={loading} onClick={loadMore}>
          {t('more')}
        </Button>
      ) : undefined}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="form" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {[18, 14, 20, 16].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
