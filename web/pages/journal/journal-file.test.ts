import { expect, it } from 'vitest';
import type { JournalEntry } from '#shared/journal.ts';
import { readCsv } from '#web/table/csv.ts';
import { journalCsv, journalJson } from './journal-file.ts';

const entry: JournalEntry = {
  id: 7,
  at: '2026-11-23T10:00:00.000Z',
  region: 'eu-std-1',
  by: { clientId: 'c', operator: '=HYPERLINK("http://example.com")' },
  operation: 'PatchUserStateSpace',
  path: { spaceId: 's', userId: 'u' },
  delta: { active: true },
  requestId: 'r',
  outcome: 'done',
  status: 200,
  isOwn: false,
  inverse: { operation: 'PatchUserStateSpace', path: { spaceId: 's', userId: 'u' }, delta: { active: false } },
};

it('is a row for each change, in which nothing is a formula', () => {
  const csv = journalCsv({ items: [entry], unread: [] });
  expect(csv).not.toMatch(/(^|,)"?=/m);
  const { heading, rows } = readCsv(csv);
  const cell = (name: string) => rows[0]?.cells[heading.indexOf(name)];
  expect(['number', 'operation', 'outcome', 'operator', 'run'].map(cell)).toEqual([
    '7',
    'PatchUserStateSpace',
    'done',
    entry.by.operator,
    '',
  ]);
  expect(JSON.parse(cell('inverse') ?? '')).toEqual(entry.inverse);
});

it('is all that is known as JSON, with what is missing', () => {
  const whole = { items: [entry], unread: ['eu-snc-1'] };
  expect(JSON.parse(journalJson(whole))).toEqual(whole);
});

it('says in its table, too, which regions did not say what there is', () => {
  const { heading, rows } = readCsv(journalCsv({ items: [entry], unread: ['eu-snc-1'] }));
  const cells = (name: string) => rows.map(({ cells }) => cells[heading.indexOf(name)]);
  expect(cells('region')).toEqual(['eu-std-1', 'eu-snc-1']);
  expect(cells('outcome')).toEqual(['done', 'unread']);
  expect(cells('number')).toEqual(['7', '']);
});
