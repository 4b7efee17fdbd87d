/** The journal as files. Their headings are the contract's words in every language, so that one program reads them all. */
import type { JournalEntry } from '#shared/journal.ts';
import { writeCsv } from '#web/table/csv.ts';
import type { WholeJournal } from '#web/journal/journal-read.ts';

const columns: readonly (readonly [heading: string, cell: (entry: JournalEntry) => unknown])[] = [
  ['number', ({ id }) => id],
  ['at', ({ at }) => at],
  ['settledAt', ({ settledAt }) => settledAt],
  ['region', ({ region }) => region],
  ['clientId', ({ by }) => by.clientId],
  ['person', ({ by }) => by.person],
  ['operator', ({ by }) => by.operator],
  ['operation', ({ operation }) => operation],
  ['path', ({ path }) => path],
  ['created', ({ created }) => created],
  ['delta', ({ delta }) => delta],
  ['outcome', ({ outcome }) => outcome],
  ['status', ({ status }) => status],
  ['requestId', ({ requestId }) => requestId],
  ['operationId', ({ work }) => work],
  ['run', ({ run }) => run?.id],
  ['inverse', ({ inverse }) => inverse],
];

/** What is not text or a number is JSON in its cell. A region that did not say what there is has a row: its outcome is `unread`. */
export function journalCsv({ items, unread }: WholeJournal): string {
  const textOf = (value: unknown) => {
    if (value === undefined) return '';
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  };
  return writeCsv(
    columns.map(([heading]) => heading),
    [
      ...items.map((entry) => columns.map(([, cell]) => textOf(cell(entry)))),
      ...unread.map((region) => columns.map(([heading]) => ({ region, outcome: 'unread' })[heading] ?? '')),
    ],
  );
}

export function journalJson(whole: WholeJournal): string {
  return `${JSON.stringify(whole, null, 2)}\n`;
}
