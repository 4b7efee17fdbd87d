import { useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Read } from '#web/api/scope.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { timeText } from '#web/ui/time-text.ts';
import type { Indexed } from '#web/directory/filter-index.ts';
import type { Reading } from '#web/directory/reading.ts';
import { useTakeAll, type Taking } from './use-take-all.ts';

/** What is shown of a list whose rows can be selected. */
export interface SelectableList<Row> {
  /** Of a page, or all that match where the whole list is looked through. */
  readonly rows: readonly Row[] | undefined;
  readonly state: { readonly text: string; readonly after: string | undefined };
  readonly total: number | undefined;
  readonly pending: boolean;
  readonly nextToken: string | undefined;
  /** The most rows in sight of a list that is looked through. */
  readonly shown: number;
  readonly walk: Reading | undefined;
  /** Rows have to pass more than the text: none beside those in sight are offered to be taken. */
  readonly narrowing?: object | null | undefined;
}

export interface SelectAllProps<Row> {
  list: SelectableList<Row>;
  /** The whole list, without page and filter. */
  read: Read;
  definition: Indexed<Row>;
  chosen: readonly Row[];
  choose: Dispatch<SetStateAction<ReadonlyMap<string, Row>>>;
  /** No more can be changed at once. */
  most: number;
}

/** What a selection was taken of. */
interface Taken {
  readonly text: string;
  readonly asOf: string;
  readonly keys: ReadonlySet<string>;
}

/**
 * Of a selection: the way to clear it, how many of it are out of sight and, once a page is selected, the way to select all
 * that match. Those stay what they were taken of, whatever is filtered for afterwards.
 */
export function SelectAll<Row>({ chosen, choose, ...offered }: SelectAllProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const t = useTranslations('runs.many.select');
  const [taken, setTaken] = useState<Taken>();
  const { rowKey } = offered.definition;
  const text = offered.list.state.text.trim();
  const left = useMemo(
    () => (taken === undefined ? 0 : chosen.filter((row) => taken.keys.has(rowKey(row))).length),
    [taken, chosen, rowKey],
  );

  return (
    <>
      <IconButton
        icon={CloseIcon}
        label={t('clear')}
        onClick={() => {
          choose(new Map());
          focusTitle({ preventScroll: true });
        }}
      />
      <div ref={place} className="select-all" tabIndex={-1}>
        {taken === undefined || left === 0 ? (
          <TakeAll
            key={text}
            {...offered}
            text={text}
            chosen={chosen}
            // What was pressed goes.
            onPressed={() => place.current?.focus()}
            onTaken={(rows, asOf) => {
              choose((before) => new Map([...before, ...rows.map((row) => [rowKey(row), row] as const)]));
              setTaken({ text, asOf, keys: new Set(rows.map(rowKey)) });
            }}
          />
        ) : (
          <TakenLine taken={taken} left={left} others={chosen.length - left} isOther={taken.text !== text} />
        )}
      </div>
    </>
  );
}

interface TakeAllProps<Row> extends Omit<SelectAllProps<Row>, 'choose'> {
  text: string;
  onPressed: () => void;
  onTaken: (rows: readonly Row[], asOf: string) => void;
}

/** The way to select all that match a text; whoever filters for another one gives it up. */
function TakeAll<Row>({ list, read, definition, chosen, most, text, onPressed, onTaken }: TakeAllProps<Row>) {
  const t = useTranslations('runs.many.select');
  const { taking, begin, giveUp } = useTakeAll<Row>({ read, definition, text, most, onTaken });
  const { rows, pending } = list;
  const { rowKey } = definition;
  const here = useMemo(() => hereOf(rows, chosen, rowKey), [rows, chosen, rowKey]);
  const offer = offerOf(list, here, chosen.length);
  const pressed = (act: () => void) => () => {
    onPressed();
    act();
  };

  if (taking !== undefined) {
    return <TakingLine taking={taking} most={most} onGiveUp={pressed(giveUp)} onAgain={pressed(begin)} />;
  }
  // Which are out of sight is not known before the rows are.
  const hidden = rows === undefined || pending ? 0 : chosen.length - here;
  if (offer === undefined) {
    return hidden === 0 ? undefined : <output>{t('hidden', { hidden, count: chosen.length })}</output>;
  }
  return (
    <>
      <output>
        {list.walk === undefined ? t('page', offer) : t('shown', offer)}{' '}
        {hidden === 0 ? undefined : t('others', { count: hidden })}
      </output>
      {offer.count > most ? (
        t('tooMany', { count: offer.count, most })
      ) : (
        <Button size="small" variant="quiet" onClick={pressed(begin)}>
          {t(text === '' ? 'take' : 'takeMatching', offer)}
        </Button>
      )}
    </>
  );
}

interface TakingLineProps {
  taking: Taking;
  most: number;
  onGiveUp: () => void;
  onAgain: () => void;
}

function TakingLine({ taking, most, onGiveUp, onAgain }: TakingLineProps) {
  const t = useTranslations('runs.many.select');
  const explain = useExplain();
  if (taking.kind === 'tooMany') return <output>{t('tooMany', { count: taking.count, most })}</output>;
  if (taking.kind === 'broken') {
    const { error } = taking;
    const why = error instanceof ApiProblem ? `${explain(error).title} · ` : '';
    return (
      <>
        <output>{`${why}${t('broken', { loaded: taking.loaded })}`}</output>
        <Button size="small" variant="quiet" onClick={onAgain}>
          {t('again')}
        </Button>
      </>
    );
  }
  const { loaded, total } = taking;
  return (
    <>
      <output>{total === undefined ? t('reading', { loaded }) : t('readingOf', { loaded, total })}</output>
      <Button size="small" variant="quiet" onClick={onGiveUp}>
        {t('giveUp')}
      </Button>
    </>
  );
}

interface TakenLineProps {
  taken: Taken;
  /** How many of those taken are selected yet. */
  left: number;
  /** How many are selected beside them. */
  others: number;
  /** Something else is filtered for since. */
  isOther: boolean;
}

function TakenLine({ taken: { text, asOf, keys }, left, others, isOther }: TakenLineProps) {
  const t = useTranslations('runs.many.select');
  const { locale } = useKitText();
  const time = timeText(locale, Date.parse(asOf));
  return (
    <output>
      {t(wordsFor(text, left === keys.size), { left, count: keys.size, text, time })}{' '}
      {others === 0 ? undefined : t('others', { count: others })} {isOther ? t('kept') : undefined}
    </output>
  );
}

function wordsFor(text: string, isAll: boolean) {
  if (text === '') return isAll ? 'all' : 'some';
  return isAll ? 'allMatching' : 'someMatching';
}

interface Offer {
  /** Rows in sight that are selected. */
  readonly here: number;
  /** All that match; 0 where that is not known. */
  readonly count: number;
}

/** How many of those chosen are among the rows of the list as it is shown. */
function hereOf<Row>(rows: readonly Row[] | undefined, chosen: readonly Row[], rowKey: (row: Row) => string): number {
  const out = new Set(chosen.map(rowKey));
  for (const row of rows ?? []) {
    if (out.size === 0) break;
    out.delete(rowKey(row));
  }
  return chosen.length - out.size;
}

/** Undefined while not all in sight is selected, and where there is nothing else. */
function offerOf<Row>(
  { rows = [], walk, pending, total = 0, nextToken, state, narrowing, shown }: SelectableList<Row>,
  here: number,
  chosen: number,
): Offer | undefined {
  const inSight = walk === undefined ? rows.length : Math.min(rows.length, shown);
  if (narrowing !== undefined || pending || here === 0 || here < inSight) return undefined;
  if (walk === undefined && nextToken === undefined && state.after === undefined) return undefined;
  const count = walk === undefined ? total : walk.complete ? rows.length : 0;
  const selected = walk === undefined ? chosen : here;
  return count > 0 && count <= selected ? undefined : { here, count };
}
