import { expect, test } from 'vitest';
import { noGrants } from '#shared/rules/policy-delta.ts';
import { withAllNames, type PlaceReading } from './findings.ts';
import { byPlace, stepState, tasksOf, type Outcome, type Step } from './tasks.ts';

const person = { id: 'u-1', name: 'Ada Verne', email: 'ada@example.com', active: true };

function place(kind: 'organisation' | 'space', more: Partial<PlaceReading> = {}): PlaceReading {
  const scope = { region: 'eu-std-1', kind, id: `${kind}-1` };
  return {
    scope,
    name: kind,
    person,
    assigned: kind === 'space',
    gaps: [],
    grants: noGrants,
    acls: [],
    granular: [],
    names: new Map(),
    ...more,
  };
}

const acl = (resourceId: string) => ({ permissionId: 'p-1', service: 'kubernetes', resource: 'cluster', resourceId });
const held = { roles: ['r-1'], permissions: ['p-1'] };
const kinds = (places: readonly PlaceReading[], leftOut: readonly string[] = []) =>
  tasksOf(places, new Set(leftOut)).map(({ step, kind }) => `${step} ${kind}`);
const outcome = (result: Outcome['result']): Outcome => ({ result, at: '2026-01-01T00:00:00Z' });

test('one policy is one thing to do, each ACL and granular policy is one, and leaving comes after them', () => {
  const granular = [{ objectType: 'cluster', action: 'owners', objectId: 'c-1' }];
  const space = place('space', { grants: held, acls: [acl('c-1'), acl('c-2')], granular });
  expect(kinds([place('organisation'), space])).toEqual([
    'deactivate deactivate',
    'delete delete',
    'grants policy',
    'grants acl',
    'grants acl',
    'grants granular',
    'spaces unassign',
  ]);
});

test('nothing is planned where nobody is, where it is not known who, and in regions left out', () => {
  expect(kinds([place('space', { person: undefined })])).toEqual([]);
  expect(kinds([place('organisation')], ['eu-std-1'])).toEqual([]);
  expect(kinds([place('space', { assigned: undefined })])).toEqual([]);
});

test('somebody who cannot sign in any more need not be deactivated', () => {
  expect(kinds([place('organisation', { person: { ...person, active: false } })])).toEqual(['delete delete']);
});

test('a step waits for the ones before it, unless they have nothing to do or were left', () => {
  const tasks = tasksOf([place('organisation'), place('space', { grants: held })], new Set());
  const [policy = ''] = tasks.filter(({ step }) => step === 'grants').map(({ key }) => key);
  const state = (step: Step, outcomes: readonly (readonly [string, Outcome])[] = [], goneOn: readonly Step[] = []) =>
    stepState(step, tasks, new Map(outcomes), new Set(goneOn));
  expect(state('grants')).toBe('ready');
  expect(state('spaces')).toBe('waiting');
  expect(state('deactivate')).toBe('ready');
  expect(state('grants', [[policy, outcome('failed')]])).toBe('partly');
  expect(state('spaces', [[policy, outcome('failed')]])).toBe('waiting');
  expect(state('spaces', [[policy, outcome('failed')]], ['grants'])).toBe('ready');
  expect(state('spaces', [[policy, outcome('already')]])).toBe('ready');
  expect(state('delete', [[policy, outcome('done')]])).toBe('waiting');
  expect(
    stepState(
      'delete',
      tasksOf([place('organisation', { person: { ...person, active: false } })], new Set()),
      new Map(),
      new Set(),
    ),
  ).toBe('ready');
});

test('what is done to a place is together', () => {
  const space = place('space', { grants: held, acls: [acl('c-1')] });
  const organisation = place('organisation', { grants: held });
  const tasks = tasksOf([organisation, space], new Set()).filter(({ step }) => step === 'grants');
  expect([...byPlace(tasks)].map(([where, own]) => `${where.name} ${own.length}`)).toEqual([
    'organisation 1',
    'space 2',
  ]);
});

test('a role of the organisation that is held in a space is called by its name there too', () => {
  const [, space] = withAllNames([
    place('organisation', { names: new Map([['r-1', 'Space Admin']]) }),
    place('space', { grants: held }),
  ]);
  expect(space?.names.get('r-1')).toBe('Space Admin');
});
