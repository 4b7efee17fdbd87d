import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { RunStep } from '#shared/run.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { useLeftWords } from '#web/runs/use-left-words.ts';
import { useSaidAgainst } from '#web/runs/use-said-against.ts';

beforeAll(() => loadMessages(['core', 'runs']));
afterEach(cleanup);

function Told({ of }: { of: () => string | undefined }) {
  return <p>{of() ?? 'nothing'}</p>;
}

function show(of: () => string | undefined) {
  render(
    <Words>
      <Told of={of} />
    </Words>,
  );
}

test.each<[Pick<RunStep, 'notSent' | 'problem'>, RegExp]>([
  [{}, /^nothing$/],
  [{ problem: { title: 'Forbidden' } }, /^Forbidden$/],
  [{ problem: { title: 'Forbidden', detail: 'Not in this space' } }, /^Not in this space$/],
  [{ notSent: { why: 'gone' }, problem: { title: 'Not there' } }, /not there any more/],
  [{ notSent: { why: 'moved' } }, /Somebody has changed it since/],
  [{ notSent: { why: 'roleNameTaken', name: '<b>Auditor</b>' } }, /a role named <b>Auditor<\/b> there already/],
])('%j is told by its own words', (step, words) => {
  show(() => useSaidAgainst()(step));
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ['todo', /^new role$/],
  ['failed', /^Not done: new role$/],
  ['unknown', /^Not known whether done: new role$/],
] as const)('what is left of a step that is %s is told as far as it is known', (state, words) => {
  const step: RunStep = { position: 0, operation: 'CreateRoleSpace', path: {}, state, left: [0] };
  show(() => useLeftWords()(step));
  expect(screen.getByText(words)).toBeDefined();
});
