import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { VersionedLine } from '#shared/review.ts';
import { EffectDialog } from '#web/access/EffectGate.tsx';
import { EffectLines } from '#web/access/EffectGroup.tsx';
import type { Applied } from '#web/access/effect-reading.ts';
import { useEffectOf, type KnownEffect } from '#web/access/use-effect-of.ts';
import { paths } from '#web/address/paths.ts';
import { createRun, runsKey } from '#web/api/run-calls.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { PartProps } from './PartSection.tsx';
import { removalNow, runOfRemovals, type Removal } from './removal.ts';
import { decisionOf, useDecisions } from './use-decisions.ts';

/** Shows what the decisions to remove take away by what is held now, and begins the run that does it. */
export function RemoveDialog({
  review,
  part,
  index,
  lines,
  onClose,
}: PartProps & { lines: readonly VersionedLine[]; onClose: () => void }) {
  const t = useTranslations('reviews.remove');
  const format = useFormatter();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useDecisions(review, index);
  const self = useSignedInRegion(part.scope.region)?.clientId.toLowerCase();
  const [chosen] = useState(lines);
  const [failure, setFailure] = useState<unknown>();
  const effect = useEffectOf(
    'remove',
    {
      readBase: () => Promise.resolve(chosen),
      sources: () => [() => Promise.resolve(chosen)],
      look: (line, inputs) => removalNow(part.scope, line, inputs),
      valueOf: (_base, found, _chosen: readonly VersionedLine[]): readonly Removal[] => found,
    },
    chosen,
  );
  const removals = effect.value ?? [];
  const held = removals.filter(({ isHeld }) => isHeld);
  const gone = removals.filter(({ isHeld }) => !isHeld);
  const acls = chosen.reduce((sum, line) => sum + (line.acls ?? 0), 0);
  const wordsOf = ({ name, roles, permissions }: Removal) =>
    t('line', { name, what: format.list([...roles, ...permissions].map((right) => right.name)) });

  async function begin({ value }: KnownEffect<readonly Removal[]>): Promise<Applied> {
    try {
      const run = runOfRemovals(part.scope, review.name, chosen, value);
      if (run === undefined) return 'moved';
      const { id } = await createRun(run);
      await client.invalidateQueries({ queryKey: runsKey });
      const taken = new Set(value.filter(({ isHeld }) => isHeld).map(({ key }) => key));
      const done = chosen.filter((line) => taken.has(`${line.subject.type}:${line.subject.id.toLowerCase()}`));
      // The run stands for itself: that it is noted here may wait until somebody looks again.
      const note = (line: VersionedLine) => line.decision?.note;
      await mutateAsync(done.map((line) => decisionOf(line, { verdict: 'remove', note: note(line), run: id }))).catch(
        () => undefined,
      );
      await navigate(paths.run(part.scope, id));
      return 'done';
    } catch (error) {
      setFailure(error);
      return 'failed';
    }
  }

  return (
    <EffectDialog
      title={t('title', { count: chosen.length, name: part.name })}
      confirmLabel={t('confirm')}
      danger
      effect={effect}
      doubts={chosen.some(({ subject }) => subject.id.toLowerCase() === self) ? [t('self')] : []}
      reason={effect.state !== 'reading' && held.length === 0 ? t('nothing') : undefined}
      onApply={begin}
      error={failure === undefined ? undefined : <ActionFailure error={failure} />}
      onClose={onClose}
    >
      <div aria-busy={effect.state === 'reading'}>
        <EffectLines
          outcome="lost"
          title={t('lost', { count: held.length })}
          items={held}
          keyOf={({ key }) => key}
          renderLine={wordsOf}
        />
        <EffectLines
          outcome="inert"
          title={t('gone', { count: gone.length })}
          items={gone}
          keyOf={({ key }) => key}
          renderLine={({ name }) => nameText(name)}
        />
      </div>
      <p>{t('lead')}</p>
      {acls > 0 ? <p>{t('acls', { count: acls })}</p> : undefined}
    </EffectDialog>
  );
}
