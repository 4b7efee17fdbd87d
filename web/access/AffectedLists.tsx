import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Preview } from '#shared/rules/policy-preview.ts';
import { Button } from '#web/ui/Button.tsx';
import { AffectedLine, type Affected } from './AffectedLine.tsx';
import { EffectGroup, outcomes, type Outcome } from './EffectGroup.tsx';

/** Of so few people each preview is open from the beginning. */
const openUpTo = 3;
/** Names on the screen at once: enough to judge by; the others on demand. */
const shownAtOnce = 20;

/** Where somebody stands: whoever loses anything, among those who lose. */
function outcomeOf(preview: Preview): Outcome {
  return outcomes.find((outcome) => preview[outcome].length > 0) ?? 'kept';
}

/** Whoever a change concerns, those who lose something on top, those for whom nothing changes apart. */
export function AffectedLists({ affected }: { affected: readonly Affected[] }) {
  const t = useTranslations('access.affected');
  return outcomes.map((outcome) => {
    const theirs = affected.filter(({ preview }) => outcomeOf(preview) === outcome);
    if (theirs.length === 0) return undefined;
    return (
      <EffectGroup key={outcome} outcome={outcome} title={t(outcome, { count: theirs.length })}>
        <People affected={theirs} open={affected.length <= openUpTo} />
      </EffectGroup>
    );
  });
}

function People({ affected, open }: { affected: readonly Affected[]; open: boolean }) {
  const t = useTranslations('access.grant');
  const [all, setAll] = useState(false);
  const shown = all ? affected : affected.slice(0, shownAtOnce);
  return (
    <>
      <ul className="effect-people">
        {shown.map((one) => (
          <AffectedLine key={one.subject.id} affected={one} open={open} />
        ))}
      </ul>
      {shown.length < affected.length ? (
        <Button size="small" onClick={() => setAll(true)}>
          {t('showAll', { count: affected.length })}
        </Button>
      ) : undefined}
    </>
  );
}
