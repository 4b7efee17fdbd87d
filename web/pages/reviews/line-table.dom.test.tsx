/** Deciding line by line with the keys: what asks for a note, and where the focus is afterwards. */
import { useState } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { NewDecision, VersionedLine } from '#shared/review.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { LineTable } from './LineTable.tsx';

beforeAll(() => loadMessages(['core', 'reviews']));
afterEach(cleanup);

const scope = { region: 'eu-std-1', kind: 'space', id: '11111111-1111-4111-8111-111111111111' } as const;
const lineOf = (name: string): VersionedLine => ({
  subject: { type: 'users', id: name, name },
  roles: [{ id: 'r', name: 'Viewer' }],
  permissions: [],
  version: 1,
});

interface LinesProps {
  lines: readonly VersionedLine[];
  onlyOpen: boolean;
  sent: NewDecision[];
  /** What the server is still to answer. */
  answers: (() => void)[];
}

/** The lines that are open, or all of them. */
function Lines({ lines, onlyOpen, sent, answers }: LinesProps) {
  const [decided, setDecided] = useState(lines);
  const by = { by: 'Ada', at: '2026-11-25T20:00:00.000Z' };
  return (
    <MemoryRouter>
      <Words>
        <LineTable
          caption="Who holds what"
          scope={scope}
          isClosed={false}
          lines={onlyOpen ? decided.filter(({ decision }) => decision === undefined) : decided}
          onDecide={({ subject, version, verdict = 'keep', note, run }) => {
            sent.push({ subject, version, verdict, ...(note && { note }), ...(run && { run }) });
            const decision = { verdict, ...by, ...(note && { note }), ...(run && { run }) };
            answers.push(() =>
              setDecided((lines) =>
                lines.map((line) => (line.subject.id === subject.id ? { ...line, decision } : line)),
              ),
            );
            return Promise.resolve(true);
          }}
        />
      </Words>
    </MemoryRouter>
  );
}

function show(lines: readonly VersionedLine[], onlyOpen = false) {
  const sent: NewDecision[] = [];
  const answers: (() => void)[] = [];
  render(<Lines lines={lines} onlyOpen={onlyOpen} sent={sent} answers={answers} />);
  return { sent, answer: () => act(() => answers.shift()?.()) };
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

async function note(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  const { form } = field as HTMLInputElement;
  if (form !== null) fireEvent.submit(form);
}

test('what is to change is asked for, as why something is to be removed is', async () => {
  const { sent } = show([lineOf('Ada'), lineOf('Ben')]);
  button('Keep: Ada').focus();
  press('c');
  await note('What is to change (a note)', 'Reads only');
  button('Keep: Ben').focus();
  press('r');
  await note('Why (a note)', 'Left in June');
  expect(sent).toMatchObject([
    { verdict: 'change', note: 'Reads only' },
    { verdict: 'remove', note: 'Left in June' },
  ]);
});

test('a note is added to what is kept, and to what a run removes, which it still names', async () => {
  const at = '2026-11-25T20:00:00.000Z';
  const { sent } = show([
    { ...lineOf('Ada'), decision: { verdict: 'keep', by: 'Ada', at } },
    { ...lineOf('Ben'), decision: { verdict: 'remove', by: 'Ada', at, run: 'run-1' } },
  ]);
  button('Keep: Ada').focus();
  press('n');
  await note('Why (a note)', 'Owns the cluster');
  button('Keep: Ben').focus();
  press('n');
  await note('Why (a note)', 'Left in June');
  expect(sent).toMatchObject([
    { verdict: 'keep', note: 'Owns the cluster' },
    { verdict: 'remove', note: 'Left in June', run: 'run-1' },
  ]);
});

test('where a line goes once it is decided, the focus goes to the one in its place', async () => {
  const { answer } = show([lineOf('Ada'), lineOf('Ben'), lineOf('Cleo')], true);
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
  button('Remove: Ben').focus();
  press('r');
  await note('Why (a note)', 'Left in June');
  await expect.poll(focused).toBe('Remove: Ben');
  answer();
  expect(focused()).toMatch(/: Cleo$/);
  press('k');
  answer();
  expect(focused()).toMatch(/: Ada$/);
});
