import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RunStep } from '#shared/run.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { useSaidAgainst } from '#web/runs/use-said-against.ts';

type Said = Pick<RunStep, 'notSent' | 'problem'>;

beforeAll(() => loadMessages(['core', 'runs']));
afterEach(cleanup);

function Told({ step }: { step: Said }) {
  return <p>{useSaidAgainst()(step) ?? 'nothing'}</p>;
}

test.each<[Said, RegExp]>([
  [{}, /^nothing$/],
  [{ problem: { title: 'Forbidden' } }, /^Forbidden$/],
  [{ problem: { title: 'Forbidden', detail: 'Not in this space' } }, /^Not in this space$/],
  [{ notSent: { why: 'gone' }, problem: { title: 'Not there' } }, /not there any more/],
  [{ notSent: { why: 'moved' } }, /Somebody has changed it since/],
  [{ notSent: { why: 'roleNameTaken', name: '<b>Auditor</b>' } }, /a role named <b>Auditor<\/b> there already/],
])('%j is told by its own words', (step, words) => {
  render(
    <Words>
      <Told step={step} />
    </Words>,
  );
  expect(screen.getByText(words)).toBeDefined();
});
