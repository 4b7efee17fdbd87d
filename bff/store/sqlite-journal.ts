import type { DiskSync } from './disk-sync.ts';
import {
  chainStart,
  recordAfter,
  type Checkpoint,
  type Journal,
  type JournalChange,
  type JournalRecord,
} from './journal.ts';
import type { Database } from './sqlite-database.ts';
import type { GroupWrites } from './group-writes.ts';
import { atOnce } from './sqlite-writes.ts';

type Row = Omit<JournalRecord, 'settles'> & { readonly settles: number | null };

export function createSqliteJournal(database: Database, writes: GroupWrites, disk: Pick<DiskSync, 'synced'>): Journal {
  const last = database.prepare('SELECT number, hash FROM journal ORDER BY number DESC LIMIT 1');
  const cut = database.prepare('SELECT number, hash FROM journal_cut');
  const insert = database.prepare('INSERT INTO journal (number, hash, at, settles, text) VALUES (?, ?, ?, ?, ?)');
  const changes = database.prepare(
    'SELECT * FROM journal WHERE settles IS NULL AND number < ? ORDER BY number DESC LIMIT ?',
  );
  const change = database.prepare('SELECT * FROM journal WHERE settles IS NULL AND number = ?');
  const settlement = database.prepare('SELECT * FROM journal WHERE settles = ? ORDER BY number LIMIT 1');
  const records = database.prepare('SELECT * FROM journal WHERE number > ? ORDER BY number LIMIT ?');
  const firstYounger = database.prepare('SELECT number FROM journal WHERE at > ? ORDER BY number LIMIT 1');
  const lastBefore = database.prepare('SELECT number, hash FROM journal WHERE number < ? ORDER BY number DESC LIMIT 1');
  const setCut = database.prepare('INSERT OR REPLACE INTO journal_cut (one, number, hash) VALUES (1, ?, ?)');
  const remove = database.prepare('DELETE FROM journal WHERE number <= ?');

  const readCut = () => (cut.get() as Checkpoint | undefined) ?? chainStart;

  function withOutcome(row: Row): JournalChange {
    const found = settlement.get(row.number) as Row | undefined;
    return { intent: toRecord(row), ...(found && { settlement: toRecord(found) }) };
  }

  return {
    async append(entry) {
      const record = await writes.write(() => {
        const made = recordAfter((last.get() as Checkpoint | undefined) ?? readCut(), entry);
        insert.run(made.number, made.hash, made.at, made.settles ?? null, made.text);
        return made;
      });
      // An outcome that a machine loses is unknown; what is sent has to be known before.
      if (entry.settles === undefined) await disk.synced();
      return record.number;
    },
    async changes(before, limit) {
      return (changes.all(before ?? Number.MAX_SAFE_INTEGER, limit) as Row[]).map(withOutcome);
    },
    async change(number) {
      const row = change.get(number) as Row | undefined;
      return row && withOutcome(row);
    },
    async records(after, limit) {
      return (records.all(after, limit) as Row[]).map(toRecord);
    },
    async cut() {
      const { number, hash } = readCut();
      return { number, hash };
    },
    async dropUntil(time) {
      atOnce(database, () => {
        const young = (firstYounger.get(time) as Pick<Row, 'number'> | undefined)?.number ?? Number.MAX_SAFE_INTEGER;
        const dropped = lastBefore.get(young) as Checkpoint | undefined;
        if (dropped === undefined) return;
        setCut.run(dropped.number, dropped.hash);
        remove.run(dropped.number);
      });
    },
  };
}

function toRecord({ number, hash, at, text, settles }: Row): JournalRecord {
  return { number, hash, at, text, ...(settles !== null && { settles }) };
}
