import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Preview } from '#shared/rules/policy-preview.ts';
import { AffectedLine, type Affected } from './AffectedLine.tsx';
import { EffectGroup, outcomes, type Outcome } from './EffectGroup.tsx';
import { FirstOfMany } from './FirstOfMany.tsx';

/** Of so few people each preview is open from the beginning. */
const openUpTo = 3;

/** Where somebody or something stands: whoever loses anything, among those who lose. */
function outcomeOf(preview: Preview): Outcome {
  return outcomes.find((outcome) => preview[outcome].length > 0) ?? 'kept';
}

export interface OutcomeGroupsProps<One> {
  items: readonly One[];
  titleOf: (outcome: Outcome, count: number) => string;
  /** Lines of a list. */
  renderItems: (items: readonly One[]) => ReactNode;
}

/** Each of several previews among those with the same outcome: what is lost on top, that nothing changes last. */
export function OutcomeGroups<One extends { readonly preview: Preview }>(props: OutcomeGroupsProps<One>) {
  const { items, titleOf, renderItems } = props;
  return outcomes.map((outcome) => {
    const these = items.filter(({ preview }) => outcomeOf(preview) === outcome);
    if (these.length === 0) return undefined;
    return (
      <EffectGroup key={outcome} outcome={outcome} title={titleOf(outcome, these.length)}>
        {renderItems(these)}
      </EffectGroup>
    );
  });
}

/** Whoever a change concerns, those who lose something on top, those for whom nothing changes apart. */
export function AffectedLists({ affected }: { affected: readonly Affected[] }) {
  const t = useTranslations('access.affected');
  return (
    <OutcomeGroups
      items={affected}
      titleOf={(outcome, count) => t(outcome, { count })}
      renderItems={(theirs) => (
        <FirstOfMany items={theirs}>
          {(shown) => (
            <ul className="effect-people">
              {shown.map((one) => (
                <AffectedLine key={one.subject.id} affected={one} open={affected.length <= openUpTo} />
              ))}
            </ul>
          )}
        </FirstOfMany>
      )}
    />
  );
}
