import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { Matrix, type MatrixProps } from './Matrix.tsx';
import type { MarkProps } from './MatrixLines.tsx';
import { PermissionMark } from './PermissionMark.tsx';
import { useActionWords } from './use-action-words.ts';

/** Held or not, and to be added or removed, as a matrix; a link each, or a box where there is something to choose. */
export function RoleMatrix(
  props: Omit<MatrixProps, 'Mark' | 'summaryOf' | 'legend' | 'label' | 'filterLabel' | 'noMatch'>,
) {
  const t = useTranslations('role');
  const { onChoose } = props;
  const summaryOf = useCallback(
    (of: readonly string[]) => {
      const held = of.filter((state) => state === 'held' || state === 'added').length;
      return <Share percent={(100 * held) / of.length} words={t('matrix.of', { held, count: of.length })} />;
    },
    [t],
  );
  const states = onChoose ? (['held', 'free', 'added', 'removed'] as const) : (['held', 'free'] as const);
  return (
    <Matrix
      {...props}
      label={t('permissions.title')}
      filterLabel={t('matrix.filter')}
      Mark={onChoose ? Choice : PermissionLink}
      summaryOf={summaryOf}
      noMatch={(text) => t('matrix.noMatch', { text })}
      legend={
        <p className="matrix-legend">
          {states.map((state) => (
            <span key={state}>
              <span className="mark" data-state={state} aria-hidden="true" /> {t('matrix.state', { state })}
            </span>
          ))}
          <span>{t('matrix.empty')}</span>
        </p>
      }
    />
  );
}

function Choice({ permission, state, onChoose }: MarkProps) {
  const t = useTranslations('role.matrix');
  const wordsOf = useActionWords();
  const wordsId = `state-${permission.uuid}`;
  const isChanged = state === 'added' || state === 'removed';
  return (
    <label className="matrix-mark" title={permission.description}>
      <input
        type="checkbox"
        className="mark"
        data-state={state}
        data-stop
        tabIndex={-1}
        aria-label={permission.name}
        aria-describedby={isChanged ? wordsId : undefined}
        checked={state === 'held' || state === 'added'}
        onChange={(event) => onChoose?.([permission.uuid], event.currentTarget.checked)}
      />
      <span className="matrix-verb">{wordsOf(permission)}</span>
      {isChanged ? (
        <span id={wordsId} className="matrix-changed" data-state={state}>
          {t('state', { state })}
        </span>
      ) : undefined}
    </label>
  );
}

function PermissionLink({ permission, state }: MarkProps) {
  const t = useTranslations('role.matrix');
  const wordsOf = useActionWords();
  return (
    <PermissionMark permission={permission} label={t('cell', { name: permission.name, state })}>
      <span className="mark" data-state={state} />
      <span className="matrix-verb">{wordsOf(permission)}</span>
    </PermissionMark>
  );
}

/** How many of them are given, as a share and in figures. */
function Share({ percent, words }: { percent: number; words: string }) {
  return (
    <span className="matrix-of">
      <svg aria-hidden="true">
        <rect width="100%" height="100%" rx="2" />
        {percent === 0 ? undefined : <rect width={`${percent}%`} height="100%" rx="2" data-full />}
      </svg>
      {words}
    </span>
  );
}
