/** People added from a file, done by the console's server against a real region, and read back from it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlannedStep, Run, RunSteps } from '#shared/run.ts';
import { RunWorld } from './run-world.ts';

const world = new RunWorld();
const { act, answer, comesLaterTo, comesTo, organisation, read, space, stepsOf } = world;
let roleId: string;
let files = 0;

beforeAll(async () => {
  await world.open();
  const roles = await answer<{ items: { uuid: string; name: string }[] }>(
    'GET',
    `${space()}/roles?name=Space%20Viewer`,
  );
  roleId = roles.items[0]?.uuid ?? '';
});
afterAll(() => world.close());

/** Addresses of people who are nobody else's. */
function addresses(count: number): readonly string[] {
  files += 1;
  return Array.from({ length: count }, (_, index) => `file-${files}-row-${index}@example.com`);
}

const bodyOf = (email: string) => ({ email, firstname: 'Ada', lastname: `of ${email}` });

function rowFor(email: string): PlannedStep {
  const { organisationId, spaceId } = world.std.accounts;
  return {
    operation: 'CreateUserOrganisation',
    path: { organisationId },
    body: bodyOf(email),
    next: [
      { operation: 'AssignUserToSpace', path: { spaceId }, names: ['production'] },
      {
        operation: 'SetIAMPolicySpace',
        path: { spaceId },
        body: { add: { roles: [roleId] } },
        names: ['Space Viewer', 'A role'],
      },
    ],
  };
}

const request = (steps: readonly object[]) => {
  return { kind: 'addUsers', scope: world.scope('organisation'), plan: { about: 'a file', steps } };
};
const begin = (emails: readonly string[]) => world.begin(request(emails.map(rowFor)));

async function confirmed(emails: readonly string[]): Promise<Run> {
  const run = await begin(emails);
  await comesTo(run.id, { state: 'ready' });
  return act(run.id, 'confirm');
}

const found = async (email: string) =>
  (await answer<{ items: { id: string }[] }>('GET', `${organisation()}/users?email=${email}`)).items;

async function rightsOf(userId: string) {
  return {
    isHere: (await world.browser.get(`${space()}/users/${userId}`)).status === 200,
    roles: (await answer<{ roles?: string[] }>('GET', `${space()}/iampolicy/users/${userId}`)).roles,
  };
}

const writes = () =>
  world.std.requests.filter((request) => /^(POST|PATCH|PUT) \/iam\/(organisations|spaces)/.test(request));

describe('people from a file', () => {
  it('are created, assigned and given their roles, and nothing is written before it is confirmed', async () => {
    const emails = addresses(3);
    const before = writes().length;
    const { id } = await begin(emails);
    await comesTo(id, { state: 'ready', counts: { todo: 3 } });
    expect((await stepsOf(id)).map(({ left }) => left)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(writes()).toHaveLength(before);
    await act(id, 'confirm');
    await comesTo(id, { state: 'done', counts: { done: 3 } });
    expect(writes()).toHaveLength(before + 9);
    for (const { created = '', body } of await stepsOf(id)) {
      const { email } = body as { email: string };
      expect(await found(email)).toMatchObject([{ id: created, ...bodyOf(email) }]);
      expect(await rightsOf(created)).toEqual({ isHere: true, roles: [roleId] });
    }
  });

  it('who are there already get what they lack, and are none of those it has created', async () => {
    const [whole = '', bare = '', missing = ''] = addresses(3);
    await comesTo((await confirmed([whole])).id, { state: 'done' });
    const { id: bareId } = await answer<{ id: string }>('POST', `${organisation()}/users`, bodyOf(bare));
    const { id } = await begin([whole.toUpperCase(), bare, missing]);
    await comesTo(id, { state: 'ready', counts: { todo: 2, skipped: 1 } });
    expect((await stepsOf(id)).map(({ left }) => left)).toEqual([[], [1, 2], [0, 1, 2]]);
    await act(id, 'confirm');
    await comesTo(id, { state: 'done', counts: { done: 2, skipped: 1 } });
    expect(await rightsOf(bareId)).toEqual({ isHere: true, roles: [roleId] });
    const [missingUser] = await found(missing);
    expect((await stepsOf(id)).map(({ created }) => created)).toEqual([undefined, undefined, missingUser?.id]);
  });

  it('are looked for in pages of users and lists of spaces before anything is written, not one by one', async () => {
    const emails = addresses(300);
    const there = await Promise.all(
      emails.slice(0, 40).map(async (email) => {
        const user = await answer<{ id: string }>('POST', `${organisation()}/users`, bodyOf(email));
        return user.id;
      }),
    );
    const { organisationId, spaceId } = world.std.accounts;
    await Promise.all(there.slice(0, 20).map((id) => answer('POST', `${space()}/users/${id}`)));
    const before = world.std.requests.length;
    const { id } = await begin(emails.map((email) => email.toUpperCase()));
    await comesTo(id, { state: 'ready', counts: { todo: 300 } });
    const reads = world.std.requests.slice(before).filter((request) => request.startsWith('GET /iam/'));
    const users = await answer<{ totalSize: number }>('GET', `${organisation()}/users`);
    expect(reads.filter((one) => one.includes(`organisations/${organisationId}/users`))).toHaveLength(
      Math.ceil(users.totalSize / 50),
    );
    // Only of those who are there and assigned the policy has to be read, of each by itself.
    expect(reads.filter((one) => one.includes(`spaces/${spaceId}/users`))).toHaveLength(1);
    expect(reads.filter((one) => one.includes('/iampolicy/'))).toHaveLength(20);
    expect(reads.length).toBeLessThan(40);
    const left = await Promise.all(
      ['0', '100', '200'].map((cursor) => answer<RunSteps>('GET', `/api/runs/${id}/steps?cursor=${cursor}`)),
    );
    expect(left.flatMap(({ items }) => items).map((step) => step.left)).toEqual(
      emails.map((_, index) => (index < 20 ? [2] : index < 40 ? [1, 2] : [0, 1, 2])),
    );
  });

  it('goes on with the others where one is refused, and takes up the rest of that one when it is tried again', async () => {
    const emails = addresses(3);
    world.std.steering.addFault({ operation: 'AssignUserToSpace', kind: 'status', status: 403 });
    const { id } = await confirmed(emails);
    await comesTo(id, { state: 'done', counts: { done: 2, failed: 1 } });
    const failed = (await stepsOf(id)).find(({ state }) => state === 'failed');
    expect(failed).toMatchObject({ left: [1, 2], problem: { status: 403 } });
    await act(id, 'retry');
    await comesTo(id, { state: 'done', counts: { done: 3 } });
    for (const { created } of await stepsOf(id)) expect((await rightsOf(created ?? '')).roles).toEqual([roleId]);
    const [heading, ...rows] = (await world.browser.get(`/api/runs/${id}/result`)).text.trim().split('\r\n');
    expect(heading).toMatch(/email,firstname,lastname,spaces,spaceRoles,organisationRoles,state,problem,requestId,at/);
    expect(rows).toHaveLength(3);
    for (const [index, email] of emails.entries())
      expect(rows[index]).toMatch(
        new RegExp(`^${email},Ada,of ${email},production,Space Viewer; A role,,done,,[0-9a-f-]{36},\\d{4}-`),
      );
  });

  it('go on by themselves after their region died midway, and nobody is there twice', { timeout: 60_000 }, async () => {
    const emails = addresses(60);
    const { id } = await begin(emails);
    await comesTo(id, { state: 'ready' });
    const before = writes().length;
    await act(id, 'confirm');
    await expect.poll(() => writes().length - before, { interval: 2, timeout: 20_000 }).toBeGreaterThan(25 * 3);
    await world.std.stop();
    await comesTo(id, { state: 'paused', reason: 'regionDown' });
    const { counts } = await read(id);
    expect(counts.todo + counts.unknown).toBeGreaterThan(20);
    await world.std.start();
    await comesLaterTo(id, { state: 'done', counts: { done: 60, failed: 0, unknown: 0 } }, 40_000);
    for (const email of emails) {
      const users = await found(email);
      expect(users).toHaveLength(1);
      expect(await rightsOf(users[0]?.id ?? '')).toEqual({ isHere: true, roles: [roleId] });
    }
  });

  it('get what is written once for many of them', async () => {
    const emails = addresses(2);
    const { next = [] } = rowFor('');
    const scope = world.scope('organisation');
    const plan = { about: 'a file', steps: emails.map((email) => ({ ...rowFor(email), next: 0 })), next: [next] };
    const { id } = await answer<Run>('POST', '/api/runs', { kind: 'addUsers', scope, plan });
    await comesTo(id, { state: 'ready', counts: { todo: 2 } });
    expect((await stepsOf(id)).map((step) => step.next)).toEqual([next, next]);
  });

  it.each<[string, (row: PlannedStep) => object[]]>([
    ['somebody twice', (row) => [row, { ...row, body: bodyOf('ADA@example.com') }]],
    ['a bad address', (row) => [{ ...row, body: bodyOf('ada') }]],
    ['another operation first', (row) => [{ ...row, operation: 'AssignUserToSpace' }]],
    [
      'a deletion after it',
      (row) => [{ ...row, next: [{ operation: 'UnassignUserSpace', path: row.next?.[0]?.path }] }],
    ],
    [
      'whom it is about',
      (row) => [{ ...row, next: [{ ...row.next?.[0], path: { ...row.next?.[0]?.path, userId: roleId } }] }],
    ],
    ['what it takes', (row) => [{ ...row, next: [{ ...row.next?.[1], body: { delete: { roles: [roleId] } } }] }]],
    ['calls that are not there', (row) => [{ ...row, next: 1 }]],
    ['two organisations', (row) => [row, { ...row, path: { organisationId: roleId }, body: bodyOf('jo@example.com') }]],
  ])('are no plan that names %s', async (_, change) => {
    expect(await world.refusedFor(request(change(rowFor('ada@example.com'))))).toMatch(/^plan\.steps/);
  });
});
