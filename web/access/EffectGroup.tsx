import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import './effect.css';
import { FirstOfMany } from './FirstOfMany.tsx';
import type { RightsGroup } from './grouped-rights.ts';
import { useRightWords } from './use-right-words.ts';

/** What becomes of a right by a change. */
export type Outcome = 'lost' | 'gained' | 'kept' | 'inert' | 'uncertain';

/** What is lost comes first, what has no effect after what has. */
export const outcomes: readonly Outcome[] = ['lost', 'gained', 'uncertain', 'kept', 'inert'];

const signs: Readonly<Record<Outcome | 'failed', string>> = {
  failed: '×',
  lost: '−',
  gained: '+',
  uncertain: '?',
  kept: '=',
  inert: '=',
};

/** Lines that are shown at once of those that belong to one sentence. */
const linesAtOnce = 200;

export interface EffectGroupProps {
  /** What came of a change, where that is told afterwards, may be that it failed. */
  outcome: Outcome | 'failed';
  title: string;
  children: ReactNode;
}

/**
 * What a change does, or has done, of one kind, by colour, sign and word, all of it in sight. It stands under headings of any
 * level, and in notices under none: so its title is none.
 */
export function EffectGroup({ outcome, title, children }: EffectGroupProps) {
  return (
    <div className="effect" data-outcome={outcome}>
      <p className="effect-title">
        <span className="effect-sign" aria-hidden="true">
          {signs[outcome]}
        </span>
        <span>{title}</span>
      </p>
      {children}
    </div>
  );
}

export interface RightsSentencesProps<Item> {
  groups: readonly RightsGroup<Item>[];
  /** Whether the lines below the sentences are in sight from the beginning. */
  open: boolean;
  renderLine: (item: Item) => ReactNode;
  keyOf: (item: Item) => string;
}

/** A sentence for each kind of thing, and below it every single right, to the last line. */
export function RightsSentences<Item>({ groups, open, renderLine, keyOf }: RightsSentencesProps<Item>) {
  const t = useTranslations('access.grant');
  const sentenceOf = useRightWords();
  return (
    <ul className="effect-sentences">
      {groups.map(({ what, actions, resources, items }) => (
        <li key={`${what} ${resources}`}>
          <details open={open}>
            <summary>
              {sentenceOf({ actions, what, resources })}
              {items.length === 1 ? undefined : (
                <span className="effect-count">{t('rights', { count: items.length })}</span>
              )}
            </summary>
            <Lines items={items} renderLine={renderLine} keyOf={keyOf} />
          </details>
        </li>
      ))}
    </ul>
  );
}

export interface EffectLinesProps<Item>
  extends Omit<EffectGroupProps, 'children'>, Omit<RightsSentencesProps<Item>, 'groups' | 'open'> {
  items: readonly Item[];
}

/** What becomes of things that make up no sentences: each a line, to the last one; nothing where there are none. */
export function EffectLines<Item>({ outcome, title, items, ...lines }: EffectLinesProps<Item>) {
  if (items.length === 0) return undefined;
  return (
    <EffectGroup outcome={outcome} title={title}>
      <Lines items={items} {...lines} />
    </EffectGroup>
  );
}

function Lines<Item>({
  items,
  renderLine,
  keyOf,
}: Omit<RightsSentencesProps<Item>, 'groups' | 'open'> & { items: readonly Item[] }) {
  return (
    <FirstOfMany items={items} atOnce={linesAtOnce}>
      {(shown) => (
        <ul className="effect-lines">
          {shown.map((item) => (
            <li key={keyOf(item)}>{renderLine(item)}</li>
          ))}
        </ul>
      )}
    </FirstOfMany>
  );
}
