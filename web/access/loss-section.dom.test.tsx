/** What is told of somebody's loss while it is read, when it was, and where it could not be. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Preview } from '#shared/rules/policy-preview.ts';
import type { Scope } from '#web/api/scope.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import type { HeldAnswer, PlaceLoss } from './loss.ts';
import { LossSection, type Fate } from './LossSection.tsx';
import { useLossGaps } from './use-loss-gaps.ts';
import type { LossQuestion } from './held-questions.ts';
import type { LossEffect } from './use-loss.ts';

const places = new Map([
  ['the-organisation', 'Aurelia\u202E'],
  ['the-space', 'production'],
]);
vi.mock('#web/scope/use-place-names.ts', () => ({
  usePlaceNames:
    () =>
    ({ id }: Scope) =>
      places.get(id),
}));
vi.mock('./use-resource-names.ts', () => ({
  useResourceNames:
    () =>
    ({ resourceId }: { resourceId: string }) =>
      resourceId === 'c-1' ? 'front' : undefined,
}));

beforeAll(() => loadMessages(['core', 'access', 'losses', 'roles']));
afterEach(cleanup);

const organisation: Scope = { region: 'eu-1', kind: 'organisation', id: 'the-organisation' };
const space: Scope = { region: 'eu-1', kind: 'space', id: 'the-space' };
const nothing: Preview = { gained: [], lost: [], kept: [], inert: [], uncertain: [] };
const lost = [
  { permission: 'iam.user.get', paths: [] },
  { permission: 'kubernetes.cluster.get', resourceId: 'c-1', paths: [] },
  { permission: 'kubernetes.cluster.get', resourceId: 'c-2', paths: [] },
];
const inSpace: PlaceLoss = { scope: space, roles: ['Viewer'], preview: { ...nothing, lost }, unknown: 0 };
const inOrganisation: PlaceLoss = { scope: organisation, roles: [], preview: nothing, unknown: 0 };
const found: readonly HeldAnswer[] = [
  { what: 'policy', scope: organisation },
  { what: 'policy', scope: space },
  { what: 'acls', scope: space },
];

interface Told {
  readonly state?: LossEffect['state'];
  readonly status?: 'running' | 'stopped' | 'done';
  readonly unread?: readonly LossQuestion[];
  readonly value?: readonly PlaceLoss[];
}

function effectOf({ state = 'complete', status = 'done', unread = [], value = [inOrganisation, inSpace] }: Told) {
  const failed = unread.map((item) => ({ item, error: new Error('away') }));
  const asked = found.length + failed.length;
  return {
    reading: {
      base: {},
      baseFailed: false,
      sweep: {
        status,
        total: status === 'done' ? asked : asked + 7,
        asked,
        found,
        unread: failed,
        missing: [],
        isSilent: false,
      },
      settled: state !== 'reading',
      before: undefined,
      again: undefined,
    },
    value,
    before: undefined,
    state,
    refused: 0,
    confirming: false,
    start: vi.fn<() => void>(),
    stop: vi.fn<() => void>(),
    confirm: () => Promise.resolve(),
  } satisfies LossEffect;
}

function show(told: Told, fate: Fate = 'lost', isBrief = false) {
  const effect = effectOf(told);
  function Shown() {
    const { unread, leftOut, doubts } = useLossGaps(effect, organisation);
    return (
      <>
        <LossSection
          effect={effect}
          subject={{ type: 'users', id: 'ada' }}
          from={organisation}
          fate={fate}
          isBrief={isBrief}
        />
        <pre>{JSON.stringify([unread, leftOut, doubts])}</pre>
      </>
    );
  }
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <Words>
        <Shown />
      </Words>
    </QueryClientProvider>
  );
  const initialEntries = ['/eu-1/organisations/11111111-1111-4111-8111-111111111111/users'];
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries })} />);
  return effect;
}

const text = () => document.body.textContent ?? '';
const gate = () => JSON.parse(document.querySelector('pre')?.textContent ?? '') as unknown;

test('each place tells what is lost there with its roles and resources by name, and one without anything is apart', () => {
  show({});
  expect(screen.getByRole('status').textContent).toBe(
    'Everything was read: roles and direct permissions of 2 places, one list of ACLs.',
  );
  const [losing, bare] = document.querySelectorAll('.sweep > .effect');
  expect(losing?.getAttribute('data-outcome')).toBe('lost');
  expect(losing?.textContent).toContain('Lost in one place');
  expect(losing?.textContent).toContain('production Space, role Viewer');
  expect(losing?.textContent).toContain('kubernetes.cluster.get front');
  expect(losing?.textContent).toContain('kubernetes.cluster.get c-2');
  expect(bare?.getAttribute('data-outcome')).toBe('inert');
  expect(bare?.textContent).toContain('Nothing is held in one placeAurelia⟨U+202E⟩');
  expect(gate()).toEqual([null, null, []]);
});

test('while it is read nothing is called complete, and no place empty', () => {
  const { stop } = show({ state: 'reading', status: 'running' });
  expect(screen.getByRole('status').textContent).toMatch(/^Reading: 3 of 10\. So far roles and direct permissions/);
  expect(text()).not.toContain('Nothing is held');
  screen.getByRole('button', { name: 'Stop reading' }).click();
  expect(stop).toHaveBeenCalledOnce();
});

test('what could not be read is told by place and kind, and what was not asked for by number', () => {
  const pair = (resource: string) => ({ service: 'registry', resource });
  const unread: readonly LossQuestion[] = [
    { what: 'acls', scope: space, pair: pair('instance') },
    { what: 'acls', scope: space, pair: pair('password') },
    { what: 'granular', scope: space, objectType: 'cluster' },
    { what: 'policy', scope: organisation },
  ];
  show({ state: 'partly', status: 'stopped', unread });
  expect(screen.getByRole('status').textContent).toMatch(/^Not everything was read\. Read were/);
  const [said, left] = gate() as readonly string[];
  expect(said).toContain(
    'Not read in production: ACLs on 2 kinds of resource (registry.instance and registry.password) and granular policies on cluster.',
  );
  expect(said).toContain('Not read in Aurelia⟨U+202E⟩: roles and direct permissions.');
  expect(left).toBe('Reading ended early: 7 lists were not asked for, and perhaps more.');
  expect(text()).not.toContain('Nothing is held');
  expect(screen.getByRole('button', { name: 'Read again' })).toBeDefined();
});

test('of one among many how much is lost is in sight, and what on demand', () => {
  const isOpen = () => screen.getByText('loses 3 permissions').closest('details')?.open;
  show({});
  expect(isOpen()).toBe(true);
  cleanup();
  show({}, 'lost', true);
  expect(isOpen()).toBe(false);
});

test('what a role gives that could not be read is a doubt of its own', () => {
  show({ value: [{ ...inSpace, unknown: 2 }] });
  expect(gate()).toEqual([null, null, ['What 2 roles, permissions or ACLs give could not be read.']]);
});

test('who is switched off loses nothing, and who is let in again gains what is held', () => {
  show({}, 'idle');
  expect(text()).toContain('Of no use in one place');
  // Of one kind it is said once how many there are.
  expect(text().match(/Cannot be used \(3\)/g)).toHaveLength(1);
  expect(text()).not.toMatch(/Lost|loses/);
  cleanup();
  show({}, 'regained');
  expect(document.querySelector('.effect')?.getAttribute('data-outcome')).toBe('gained');
  expect(text()).toContain('Can be used (3)');
});
