import { expect, test } from 'vitest';
import { noGrants } from '#shared/rules/policy-delta.ts';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Run } from '#shared/run.ts';
import { runsOfTasks } from './step-runs.ts';
import { withAllNames, type PlaceReading } from './findings.ts';
import { byPlace, stepOf, stepState, tasksOf, type Step } from './tasks.ts';

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

function runOf(state: Run['state'], counts: Partial<Run['counts']>, operation?: OperationId): Run {
  const none = { todo: 0, sending: 0, accepted: 0, done: 0, failed: 0, skipped: 0, unknown: 0 };
  const scope = { region: 'eu-std-1', kind: 'organisation', id: 'organisation-1' } as const;
  const rest = { id: 'r', about: 'Ada', isConfirmed: true, unclear: 0, changes: [], createdAt: '', changedAt: '' };
  return { ...rest, kind: 'leaver', scope, state, counts: { ...none, ...counts }, ...(operation && { operation }) };
}

test('a step waits for the ones before it, unless they have nothing to do or were left', () => {
  const tasks = tasksOf([place('organisation'), place('space', { grants: held })], new Set());
  const none = { grants: [], spaces: [], deactivate: [], delete: [] };
  const state = (step: Step, grants: readonly Run[] = [], goneOn: readonly Step[] = []) =>
    stepState(step, tasks, { ...none, grants }, new Set(goneOn));
  expect(state('grants')).toBe('ready');
  expect(state('spaces')).toBe('waiting');
  expect(state('deactivate')).toBe('ready');
  const [done, failed, running] = [runOf('done', { done: 1 }), runOf('done', { failed: 1 }), runOf('running', {})];
  expect(state('grants', [running])).toBe('running');
  expect(state('grants', [failed])).toBe('partly');
  expect(state('grants', [done, failed])).toBe('partly');
  expect(state('grants', [runOf('stopped', { todo: 1 })])).toBe('partly');
  expect(state('grants', [runOf('done', { skipped: 1 })])).toBe('done');
  expect(state('spaces', [failed])).toBe('waiting');
  expect(state('spaces', [failed], ['grants'])).toBe('ready');
  expect(state('spaces', [done])).toBe('ready');
  expect(state('delete', [done])).toBe('waiting');
  const inactive = tasksOf([place('organisation', { person: { ...person, active: false } })], new Set());
  expect(stepState('delete', inactive, none, new Set())).toBe('ready');
});

test('what a run does tells which step it is', () => {
  expect(stepOf(runOf('done', {}, 'UnassignUserSpace'))).toBe('spaces');
  expect(stepOf(runOf('done', {}, 'PatchUserStateOrganisation'))).toBe('deactivate');
  expect(stepOf(runOf('done', {}, 'DeleteUserOrganisation'))).toBe('delete');
  expect([stepOf(runOf('done', {})), stepOf(runOf('done', {}, 'SetIAMPolicySpace'))]).toEqual(['grants', 'grants']);
});

test('a confirmed step is one run in each region, and a step of it for each thing to do', () => {
  const granular = [{ objectType: 'cluster', action: 'owners', objectId: 'c-1' }];
  const there = { region: 'eu-snc-1', kind: 'space', id: 'space-2' } as const;
  const readings = [
    place('organisation'),
    place('space', { grants: held, acls: [acl('c-1')], granular }),
    { ...place('space', { grants: { roles: ['r-1'], permissions: [] } }), scope: there },
  ];
  const tasks = tasksOf(readings, new Set()).filter(({ step }) => step === 'grants');
  const runs = runsOfTasks(tasks, readings, 'Ada Verne', ({ kind }) => kind);
  const path = { spaceId: 'space-1' };
  const subject = { ...path, subjectType: 'users', subjectId: 'u-1' };
  expect(runs.map(({ kind, scope, isAgreed, plan }) => ({ kind, scope, isAgreed, about: plan.about }))).toEqual([
    { kind: 'leaver', scope: readings[0]?.scope, isAgreed: true, about: 'Ada Verne' },
    { kind: 'leaver', scope: there, isAgreed: true, about: 'Ada Verne' },
  ]);
  expect(runs[0]?.plan.steps).toEqual([
    { operation: 'SetIAMPolicySpace', path: subject, body: { delete: held }, name: 'policy' },
    {
      operation: 'DeleteACLUserSpaceBulk',
      path: { ...path, userId: 'u-1' },
      body: { items: [acl('c-1')] },
      name: 'acl',
    },
    {
      operation: 'SetIAMGranularPolicySpace',
      path: { ...subject, objectType: 'cluster' },
      body: { delete: [{ action: 'owners', objectId: 'c-1' }] },
      name: 'granular',
    },
  ]);
  expect(runs[1]?.plan.steps).toMatchObject([{ body: { delete: { roles: ['r-1'] } } }]);
});

test('a word of a granular policy that no call can name is not planned', () => {
  const granular = [{ objectType: 'cluster', action: 'dreamers', objectId: 'c-1' }];
  expect(kinds([place('space', { granular, assigned: false })])).toEqual([]);
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
