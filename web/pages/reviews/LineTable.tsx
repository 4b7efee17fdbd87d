import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { verdicts, type NewDecision, type ReviewScope, type Verdict, type VersionedLine } from '#shared/review.ts';
import { keyOfLine } from '#shared/review-diff.ts';
import { paths } from '#web/address/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { isDue } from './removal.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { decisionOf } from './use-decisions.ts';
import { useReviewWords } from './use-review-words.ts';

export interface LineTableProps {
  caption: string;
  scope: ReviewScope;
  lines: readonly VersionedLine[];
  /** Nothing is decided here (any more), and all of it is shown. */
  isClosed: boolean;
  /** What was not begun by now is begun no more. */
  isSignedOff?: boolean;
  /** Whether it was taken. */
  onDecide: (item: NewDecision) => Promise<boolean>;
}

const keys: Readonly<Record<string, Verdict>> = { k: 'keep', c: 'change', r: 'remove' };
const shownAtOnce = 200;
const noNotes: ReadonlyMap<string, string> = new Map();

/**
 * Lines with a decision each. The keys k, c and r decide the line that has the focus, k going on to the next one and the others
 * asking for a note; n notes something beside what was decided. The arrows go up and down; Tab goes past the table, as only one
 * line can be reached by it.
 */
export function LineTable({ caption, scope, lines, isClosed, isSignedOff = false, onDecide }: LineTableProps) {
  const t = useTranslations('reviews.line');
  const [most, setMost] = useState(shownAtOnce);
  const [current, setCurrent] = useState<string>();
  const [noted, setNoted] = useState<{ readonly line: VersionedLine; readonly verdict: Verdict }>();
  /** Notes of decisions that were not taken, by line. */
  const [unsent, setUnsent] = useState<ReadonlyMap<string, string>>(noNotes);
  const body = useRef<HTMLTableSectionElement>(null);
  const focused = useRef<{ readonly key: string; readonly row: number }>(undefined);
  const shown = isClosed ? lines : lines.slice(0, most);
  const reached = shown.some((line) => keyOfLine(line) === current) ? current : shown[0] && keyOfLine(shown[0]);

  // A line that was decided may be none of those that are shown, and takes the focus with it: the one in its place gets it.
  useEffect(() => {
    const rows = body.current?.children;
    const { key, row = 0 } = focused.current ?? {};
    const isGone = key !== undefined && !lines.some((line) => keyOfLine(line) === key);
    if (rows === undefined || !isGone || document.activeElement !== document.body) return;
    rows
      .item(Math.min(row, rows.length - 1))
      ?.querySelector('button')
      ?.focus();
  }, [lines]);

  function goTo(row: number, verdict: Verdict): void {
    const line = body.current?.children.item(row);
    line?.querySelector<HTMLElement>(`[data-verdict="${verdict}"]`)?.focus();
  }
  function choose(line: VersionedLine, verdict: Verdict): void {
    if (verdict === 'keep') void onDecide(decisionOf(line, { verdict }));
    else setNoted({ line, verdict });
  }
  /** A note that was not taken stays, for the next try. */
  async function send(line: VersionedLine, decision: Omit<NewDecision, 'subject' | 'version'>): Promise<void> {
    const key = keyOfLine(line);
    const isTaken = await onDecide(decisionOf(line, decision));
    setUnsent((before) => {
      const after = new Map(before);
      after.delete(key);
      if (!isTaken && decision.note !== undefined) after.set(key, decision.note);
      return after;
    });
  }
  function onKey(event: KeyboardEvent, row: number, at: Verdict): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    const line = shown[row];
    const verdict = keys[key.toLowerCase()];
    if (line === undefined || ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      goTo(row + (key === 'ArrowDown' ? 1 : -1), at);
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      const next = verdicts[verdicts.indexOf(at) + (key === 'ArrowRight' ? 1 : -1)];
      if (next !== undefined) goTo(row, next);
    } else if (verdict !== undefined) {
      event.preventDefault();
      choose(line, verdict);
      if (verdict === 'keep') goTo(row + 1, verdict);
    } else if (key.toLowerCase() === 'n' && line.decision !== undefined) {
      event.preventDefault();
      setNoted({ line, verdict: line.decision.verdict });
    }
  }

  return (
    <>
      {lines.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <table className="table review-lines">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('subject')}</th>
              <th scope="col">{t('rights')}</th>
              <th scope="col">{t('decision')}</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {shown.map((line, row) => (
              <tr key={keyOfLine(line)} data-verdict={line.decision?.verdict}>
                <th scope="row">
                  <TextLink to={paths.access(scope, line.subject)} tabIndex={keyOfLine(line) === reached ? 0 : -1}>
                    {nameText(line.subject.name)}
                  </TextLink>
                  <span className="review-facts">{t('type', { type: line.subject.type })}</span>
                </th>
                <td>
                  <Rights line={line} />
                </td>
                <td>
                  {isClosed ? (
                    t('verdict', { verdict: line.decision?.verdict ?? 'open' })
                  ) : (
                    <span className="review-verdicts">
                      {verdicts.map((verdict) => (
                        <Button
                          key={verdict}
                          size="small"
                          data-verdict={verdict}
                          variant={line.decision?.verdict === verdict ? 'primary' : 'secondary'}
                          aria-pressed={line.decision?.verdict === verdict}
                          aria-label={t('decide', { verdict, name: line.subject.name })}
                          tabIndex={keyOfLine(line) === reached ? 0 : -1}
                          onFocus={() => {
                            setCurrent(keyOfLine(line));
                            focused.current = { key: keyOfLine(line), row };
                          }}
                          onKeyDown={(event) => onKey(event, row, verdict)}
                          onClick={() => choose(line, verdict)}
                        >
                          {t('choice', { verdict })}
                        </Button>
                      ))}
                    </span>
                  )}
                  <Decided line={line} scope={scope} isSignedOff={isSignedOff} />
                  <Unsent note={unsent.get(keyOfLine(line))} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < lines.length ? (
        <Button onClick={() => setMost(most + shownAtOnce)}>{t('more', { count: lines.length - shown.length })}</Button>
      ) : undefined}
      {noted === undefined ? undefined : (
        <NoteDialog
          name={noted.line.subject.name}
          verdict={noted.verdict}
          note={unsent.get(keyOfLine(noted.line)) ?? noted.line.decision?.note ?? ''}
          onNote={(note) => {
            const { line, verdict } = noted;
            // What was begun for a removal stays with it.
            const { run } = line.decision?.verdict === verdict ? line.decision : {};
            setNoted(undefined);
            void send(line, { verdict, ...(note !== '' && { note }), ...(run !== undefined && { run }) });
          }}
          onClose={() => setNoted(undefined)}
        />
      )}
    </>
  );
}

function Rights({ line }: { line: VersionedLine }) {
  const t = useTranslations('reviews.line');
  const { rightsOf } = useReviewWords();
  return (
    <>
      {rightsOf(line)}
      {line.acls === undefined ? <span className="review-facts">{t('uncounted')}</span> : undefined}
    </>
  );
}

interface DecidedProps {
  line: VersionedLine;
  scope: ReviewScope;
  isSignedOff: boolean;
}

function Decided({ line, scope, isSignedOff }: DecidedProps) {
  const { decision } = line;
  const t = useTranslations('reviews.line');
  if (decision === undefined) return undefined;
  return (
    <span className="review-facts">
      {t('decided', { by: decision.by })}
      {isSignedOff && isDue(line) ? <span>{t('notBegun')}</span> : undefined}
      {decision.note === undefined ? undefined : <q>{nameText(decision.note)}</q>}
      {decision.run === undefined ? undefined : <TextLink to={paths.run(scope, decision.run)}>{t('run')}</TextLink>}
    </span>
  );
}

function Unsent({ note }: { note: string | undefined }) {
  const t = useTranslations('reviews.line');
  if (note === undefined) return undefined;
  return (
    <span className="review-facts">
      {t('unsent')}
      <q>{nameText(note)}</q>
    </span>
  );
}
