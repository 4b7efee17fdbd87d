import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CreateUserBody } from '#shared/contract/iam/users.ts';
import { mostSteps } from '#shared/run-limits.ts';
import { peopleColumns, type PersonRecord } from './people-csv.ts';
import { planPeople, sameName, type PeopleFacts, type PlannedRow } from './people-plan.ts';
import { callsOf, fitRows, isDone } from './people-run.ts';

const organisation = { id: '00000000-0000-4000-8000-000000000001', name: 'Aurelia' };
const space = (number: number, name: string, status: 'READY' | 'RUNNING' = 'READY') => {
  return { id: `00000000-0000-4000-8000-0000000000a${number}`, name, status };
};
const viewer = { uuid: '00000000-0000-4000-8000-0000000000b1', name: 'Space Viewer' };
const twice = [2, 3].map((number) => ({ uuid: `00000000-0000-4000-8000-0000000000b${number}`, name: 'Twice' }));

const facts: PeopleFacts = {
  organisation,
  spaces: [space(1, 'production'), space(2, 'staging'), space(3, 'new', 'RUNNING'), space(4, 'same'), space(5, 'Same')],
  rolesOf: (id) => (id === organisation.id ? [{ uuid: viewer.uuid, name: 'Organisation Viewer' }] : [viewer, ...twice]),
  isThere: (email) => email === 'there@example.com',
  lacks: () => false,
};

function record(given: Partial<PersonRecord['cells']>, row = 2): PersonRecord {
  const empty = Object.fromEntries(peopleColumns.map((column) => [column, ''])) as PersonRecord['cells'];
  return { row, cells: { ...empty, email: 'ada@example.com', firstname: 'Ada', lastname: 'Tillier', ...given } };
}

const plan = (given: Partial<PersonRecord['cells']>, known = facts) => planPeople([record(given)], known)[0];

it.each<[string, Partial<PersonRecord['cells']>, object]>([
  ['creates whoever is not there', {}, { state: 'creates' }],
  ['adds to whoever is there', { email: 'There@example.com', spaces: 'STAGING' }, { state: 'adds' }],
  ['has nothing to do', { email: 'there@example.com' }, { state: 'so' }],
  ['misses a name', { firstname: '' }, { faults: [{ kind: 'missing', column: 'firstname' }] }],
  ['has too long a name', { lastname: 'x'.repeat(65) }, { faults: [{ kind: 'tooLong', column: 'lastname', max: 64 }] }],
  ['has no address', { email: 'ada@example' }, { faults: [{ kind: 'noAddress', text: 'ada@example' }] }],
  ['names an unknown space', { spaces: 'moon' }, { faults: [{ kind: 'spaceUnknown', text: 'moon' }] }],
  ['names one of two spaces', { spaces: 'same' }, { faults: [{ kind: 'spaceAmbiguous', text: 'same' }] }],
  ['comes too early', { spaces: 'new' }, { faults: [{ kind: 'spaceNotReady', text: 'new', status: 'RUNNING' }] }],
  ['gives roles nowhere', { spaceRoles: 'Space Viewer' }, { faults: [{ kind: 'rolesWithoutSpace' }] }],
  [
    'names an unknown role',
    { spaces: 'staging', spaceRoles: 'King' },
    { faults: [{ kind: 'roleUnknown', text: 'King', place: 'staging' }] },
  ],
  [
    'names one of two roles',
    { spaces: 'staging', spaceRoles: 'twice' },
    { faults: [{ kind: 'roleAmbiguous', text: 'twice', place: 'staging' }] },
  ],
  [
    'has several faults',
    { email: '', organisationRoles: 'King' },
    {
      faults: [
        { kind: 'missing', column: 'email' },
        { kind: 'roleUnknown', text: 'King', place: 'Aurelia' },
      ],
    },
  ],
])('a row that %s', (_, given, expected) => {
  expect(plan(given)).toMatchObject(expected);
});

it('names the right that is missing, and where', () => {
  const lacks = (permission: string, id: string) => permission === 'iam.createPolicy' && id !== organisation.id;
  expect(plan({ spaces: 'production;staging', spaceRoles: 'Space Viewer' }, { ...facts, lacks })).toMatchObject({
    state: 'noRight',
    missing: [
      { permission: 'iam.createPolicy', place: 'production' },
      { permission: 'iam.createPolicy', place: 'staging' },
    ],
  });
  const noCreation = { ...facts, lacks: (permission: string) => permission === 'iam.user.create' };
  expect(plan({}, noCreation)).toMatchObject({ state: 'noRight' });
  expect(plan({ email: 'there@example.com' }, noCreation)).toMatchObject({ state: 'so' });
});

it('of one address takes the first row that can be used, in whatever letters', () => {
  const rows = [record({ lastname: '' }, 2), record({}, 3), record({ email: 'ADA@example.com' }, 4)];
  expect(planPeople(rows, facts).map((row) => (row.state === 'duplicate' ? row.of : row.state))).toEqual([
    'invalid',
    'creates',
    3,
  ]);
});

it('does not say who is there before that is known', () => {
  expect(plan({}, { ...facts, isThere: () => undefined })).toMatchObject({ state: 'unread' });
});

const given = fc.record({
  email: fc.oneof(fc.emailAddress(), fc.string(), fc.constantFrom('there@example.com', 'a@b.cd', 'a@b', 'ä@b.cd')),
  firstname: fc.string({ maxLength: 70 }).map((text) => text.trim()),
  lastname: fc.constantFrom('', 'Tillier', 'x'.repeat(64)),
  spaces: fc.constantFrom('', 'production', 'production;staging', 'moon'),
  spaceRoles: fc.constantFrom('', 'Space Viewer', 'King'),
  organisationRoles: fc.constantFrom('', 'Organisation Viewer'),
});

it('plans only people whom the contract takes, each once', () => {
  const property = fc.property(fc.array(given, { maxLength: 20 }), (all) => {
    const rows = planPeople(
      all.map((one, index) => record(one, index + 2)),
      facts,
    );
    const { steps } = fitRows(rows, organisation.id).plan;
    expect(rows.map(({ record: { row } }) => row)).toEqual(all.map((_, index) => index + 2));
    expect(steps).toHaveLength(rows.filter(isDone).length);
    const addresses = steps.map(({ body }) => sameName(CreateUserBody.parse(body).email));
    expect(new Set(addresses).size).toBe(addresses.length);
  });
  fc.assert(property);
});

it('takes as many people as a run has steps, and leaves the others for the next file', () => {
  const all = Array.from({ length: mostSteps + 3 }, (_, index) =>
    record({ email: `a${index}@example.com`, spaces: 'production', spaceRoles: 'Space Viewer' }, index + 2),
  );
  const { rows, plan } = fitRows(planPeople(all, facts), organisation.id);
  expect(plan.steps).toHaveLength(mostSteps);
  expect(plan.next).toHaveLength(1);
  expect(rows.filter(({ state }) => state === 'tooMany').map(({ record: { row } }) => row)).toEqual(
    [0, 1, 2].map((past) => mostSteps + past + 2),
  );
});

it('counts no creation of those who are there', () => {
  const there: readonly PlannedRow[] = planPeople(
    [record({ email: 'there@example.com', spaces: 'production', organisationRoles: 'Organisation Viewer' })],
    facts,
  );
  expect(callsOf(there)).toBe(2);
});
