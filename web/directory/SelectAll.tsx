import { useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslations } from 'use-intl';
import type { Read } from '#web/api/scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { timeText } from '#web/ui/time-text.ts';
import type { Indexed } from './filter-index.ts';
import type { Reading } from './reading.ts';
import { useTakeAll, type Taking } from './use-take-all.ts';

/** What is shown of a list whose rows can be selected. */
export interface SelectableList<Row> {
  /** Of a page, or all that match where the whole list is looked through. */
  readonly rows: readonly Row[] | undefined;
  readonly state: { readonly text: string; readonly after: string | undefined };
  readonly total: number | undefined;
  readonly pending: boolean;
  readonly nextToken: string | undefined;
  readonly walk: Reading | undefined;
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

/** A list that is looked through shows so many rows before somebody asks for more. */
const shownAtOnce = 50;

/**
 * Once a page is selected: the way to select all that match, and then what was selected. It stays what it was taken of,
 * whatever is filtered for afterwards, until it is cleared.
 */
export function SelectAll<Row>({ chosen, choose, ...offered }: SelectAllProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState<Taken>();
  const { rowKey } = offered.definition;
  const text = offered.list.state.text.trim();
  const left = taken === undefined ? 0 : chosen.filter((row) => taken.keys.has(rowKey(row))).length;

  return (
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
        <TakenLine
          taken={taken}
          left={left}
          isOther={taken.text !== text}
          onClear={() => {
            choose(new Map());
            focusTitle({ preventScroll: true });
          }}
        />
      )}
    </div>
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
  const offer = offerOf(list, chosen, definition.rowKey);
  const pressed = (act: () => void) => () => {
    onPressed();
    act();
  };

  if (taking !== undefined) {
    return <TakingLine taking={taking} most={most} onGiveUp={pressed(giveUp)} onAgain={pressed(begin)} />;
  }
  if (offer === undefined) return undefined;
  return (
    <>
      <output>{list.walk === undefined ? t('page', offer) : t('shown', offer)}</output>
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
  if (taking.kind === 'tooMany') return <output>{t('tooMany', { count: taking.count, most })}</output>;
  const { loaded, total } = taking;
  const isReading = taking.kind === 'reading';
  return (
    <>
      <output>
        {!isReading
          ? t('broken', { loaded })
          : total === undefined
            ? t('reading', { loaded })
            : t('readingOf', { loaded, total })}
      </output>
      <Button size="small" variant="quiet" onClick={isReading ? onGiveUp : onAgain}>
        {isReading ? t('giveUp') : t('again')}
      </Button>
    </>
  );
}

interface TakenLineProps {
  taken: Taken;
  /** How many of those taken are selected yet. */
  left: number;
  /** Something else is filtered for since. */
  isOther: boolean;
  onClear: () => void;
}

function TakenLine({ taken: { text, asOf, keys }, left, isOther, onClear }: TakenLineProps) {
  const t = useTranslations('runs.many.select');
  const { locale } = useKitText();
  const time = timeText(locale, Date.parse(asOf));
  return (
    <>
      <output>
        {t(wordsFor(text, left === keys.size), { left, count: keys.size, text, time })}{' '}
        {isOther ? t('kept') : undefined}
      </output>
      <Button size="small" variant="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    </>
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

/** Undefined while not all in sight is selected, and where there is nothing else. */
function offerOf<Row>(
  { rows = [], walk, pending, total = 0, nextToken, state }: SelectableList<Row>,
  chosen: readonly Row[],
  rowKey: (row: Row) => string,
): Offer | undefined {
  const keys = new Set(chosen.map(rowKey));
  const here = rows.filter((row) => keys.has(rowKey(row))).length;
  const inSight = walk === undefined ? rows.length : Math.min(rows.length, shownAtOnce);
  if (pending || here === 0 || here < inSight) return undefined;
  if (walk === undefined && nextToken === undefined && state.after === undefined) return undefined;
  const count = walk === undefined ? total : walk.complete ? rows.length : 0;
  const selected = walk === undefined ? chosen.length : here;
  return count > 0 && count <= selected ? undefined : { here, count };
}
