/** Taking back what the journal has entered: on a real region, whatever the change was, and not where it has moved since. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { permissionRows, roleRows } from '#region/seed/catalogue-data.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { journalPath, type JournalEntry, type JournalInverse } from '#shared/journal.ts';
import { bodyOfInverse } from '#shared/journal-inverse.ts';
import { movedSince, type TargetNow } from '#shared/journal-stale.ts';
import { patience, runs } from '#testing/property-runs.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let bff: TestConsole;
let admin: Browser;
/** Whose rights are changed, and a role that nobody holds. */
let target: Readonly<Record<'spaceId' | 'subjectType' | 'subjectId' | 'userId' | 'roleUuid', string>>;

beforeAll(async () => {
  const clock = new AdvancingClock();
  std = await startRegion('eu-std-1', 'STD', clock);
  bff = await startConsole({ regions: [std], clock });
  admin = bff.browser();
  await admin.signIn(std);
  const { spaceId } = std.accounts;
  const user = { email: 'undone@example.com', firstname: 'Ada', lastname: 'Lovelace' };
  const { id } = await send('CreateUserSpace', { spaceId }, user);
  const { uuid } = await send('CreateRoleSpace', { spaceId }, { name: 'undone', description: '' });
  target = { spaceId, subjectType: 'users', subjectId: id ?? '', userId: id ?? '', roleUuid: uuid ?? '' };
});
afterAll(() => Promise.all([bff.close(), std.close()]));

type Path = Readonly<Record<string, string>>;

function addressOf({ path: template }: Operation, path: Path): string {
  return `/api/regions/eu-std-1${template.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')}`;
}

let sent: string;

/** A call through the console; `sent` is then its request. */
async function send(operation: OperationId, path: Path, body: object): Promise<{ id?: string; uuid?: string }> {
  const row: Operation = catalogue[operation];
  const answer = await admin.ask(row.method, addressOf(row, path), { body });
  expect(answer.status, answer.text).toBeLessThan(300);
  sent = String(answer.headers['x-request-id']);
  return answer.text === '' ? {} : (answer.json() as { id?: string; uuid?: string });
}

async function read<Reply>(operation: OperationId, query = ''): Promise<Reply> {
  const answer = await admin.get(addressOf(catalogue[operation], target) + query);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as Reply;
}

const space = permissionRows.filter(({ in_space }) => in_space === 1);
const permissionIds = space.slice(0, 12).map(({ uuid }) => uuid);
const roleIds = roleRows.flatMap(({ row }) => (row.in_space === 1 ? [row.uuid] : []));
const aclPermission = space.find(({ service, resource }) => service === 'kubernetes' && resource === 'cluster');
const resources = ['one', 'two', 'three', 'four'];
const aclOf = (resourceId: string) => ({
  permissionId: aclPermission?.uuid ?? '',
  service: 'kubernetes',
  resource: 'cluster',
  resourceId,
});

/** One thing that is changed: how it is, and the call that makes it otherwise; what is so already is never sent. */
interface Changed {
  readonly now: () => Promise<TargetNow>;
  readonly give: (ids: readonly string[]) => Promise<unknown>;
  readonly take: (ids: readonly string[]) => Promise<unknown>;
  readonly idsIn: (now: TargetNow) => readonly string[];
  readonly all: readonly string[];
}

const kinds: Readonly<Record<string, Changed>> = {
  roles: {
    now: async () => read<TargetNow>('GetIAMPolicySpace'),
    give: (roles) => send('SetIAMPolicySpace', target, { add: { roles } }),
    take: (roles) => send('SetIAMPolicySpace', target, { delete: { roles } }),
    idsIn: ({ roles = [] }) => roles,
    all: roleIds,
  },
  permissions: {
    now: async () => read<TargetNow>('GetIAMPolicySpace'),
    give: (permissions) => send('SetIAMPolicySpace', target, { add: { permissions } }),
    take: (permissions) => send('SetIAMPolicySpace', target, { delete: { permissions } }),
    idsIn: ({ permissions = [] }) => permissions,
    all: permissionIds,
  },
  'what a role gives': {
    now: async () => {
      const { items } = await read<{ items: { uuid: string }[] }>('GetRolePermissionsSpace', '?page[size]=50');
      return { permissions: items.map(({ uuid }) => uuid) };
    },
    give: (permissions) => send('AddRolePermissionsSpace', target, { permissions }),
    take: (permissions) => send('RemoveRolePermissionsSpace', target, { permissions }),
    idsIn: ({ permissions = [] }) => permissions,
    all: permissionIds,
  },
  ACLs: {
    now: async () => {
      const query = '?service=kubernetes&resource=cluster';
      const { items } = await read<{ items: NonNullable<TargetNow['acls']> }>('GetACLUserSpace', query);
      return { acls: items };
    },
    give: (ids) => send('CreateACLUserSpaceBulk', target, { items: ids.map(aclOf) }),
    take: (ids) => send('DeleteACLUserSpaceBulk', target, { items: ids.map(aclOf) }),
    idsIn: ({ acls = [] }) => acls.map(({ resourceId }) => resourceId),
    all: resources,
  },
};

const sorted = async (kind: Changed) => [...kind.idsIn(await kind.now())].sort();

/** Makes the thing have just these, by as few calls as that takes. */
async function make(kind: Changed, wanted: readonly string[]): Promise<void> {
  const held = await sorted(kind);
  const [more, less] = [wanted.filter((id) => !held.includes(id)), held.filter((id) => !wanted.includes(id))];
  if (more.length > 0) await kind.give(more);
  if (less.length > 0) await kind.take(less);
}

/** The call just sent, as the journal has it once its outcome is entered. */
async function entryOfLast(): Promise<JournalEntry> {
  const find = async () => {
    const { items } = (await admin.get(`${journalPath}?limit=5`)).json() as { items: JournalEntry[] };
    return items.find(({ requestId, outcome }) => requestId === sent && outcome === 'done');
  };
  await expect.poll(find, { interval: 5 }).toBeDefined();
  return (await find()) as JournalEntry;
}

/** What takes it back. */
async function inverseOfLast(): Promise<JournalInverse> {
  const { inverse } = await entryOfLast();
  if (inverse === undefined) throw new Error('it has changed nothing');
  return inverse;
}

const takeBack = (inverse: JournalInverse) => send(inverse.operation, inverse.path, bodyOfInverse(inverse));

const situations = (all: readonly string[]) =>
  fc.record({
    before: fc.subarray([...all]),
    /** Some of it may be so already. */
    asked: fc.subarray([...all], { minLength: 1 }),
    gives: fc.boolean(),
    /** What somebody else makes of it afterwards. */
    after: fc.subarray([...all]),
  });

it.each(Object.entries(kinds))(
  'the inverse of a change of %s restores what was there, and is not taken back where it has moved since',
  async (_, kind) => {
    const property = fc.asyncProperty(situations(kind.all), async ({ before, asked, gives, after }) => {
      await make(kind, before);
      const was = await sorted(kind);
      await (gives ? kind.give(asked) : kind.take(asked));
      const changed = asked.filter((id) => before.includes(id) !== gives);
      if (changed.length === 0) {
        expect(await entryOfLast()).not.toHaveProperty('inverse');
        return;
      }
      const inverse = await inverseOfLast();
      expect(movedSince(inverse, await kind.now())).toBeUndefined();
      await takeBack(inverse);
      expect(await sorted(kind)).toEqual(was);

      await takeBack(await inverseOfLast());
      await make(kind, after);
      const stale = changed.filter((id) => after.includes(id) !== gives);
      const moved = movedSince(inverse, await kind.now());
      const told = moved && kind.idsIn(gives ? moved.gone : moved.back);
      expect([...(told ?? [])].sort()).toEqual([...stale].sort());
      if (moved !== undefined) return;
      // Whatever else was changed of it meanwhile is left alone.
      await takeBack(inverse);
      const rest = after.filter((id) => !changed.includes(id));
      expect(await sorted(kind)).toEqual([...rest, ...(gives ? [] : changed)].sort());
    });
    await fc.assert(property, { numRuns: runs(8) });
  },
  patience(60_000),
);

it('the inverse of a change of a user’s state restores it, and is not taken back where it is so already', async () => {
  const now = async () => ({ active: (await read<{ active: boolean }>('GetUserSpace')).active });
  for (const active of [true, false]) {
    await send('PatchUserStateSpace', target, { active: !active });
    await send('PatchUserStateSpace', target, { active: !active });
    expect(await entryOfLast()).not.toHaveProperty('inverse');
    await send('PatchUserStateSpace', target, { active });
    const inverse = await inverseOfLast();
    expect(movedSince(inverse, await now())).toBeUndefined();
    await takeBack(inverse);
    expect(await now()).toEqual({ active: !active });
    expect(movedSince(inverse, await now())).toMatchObject({ active: !active });
  }
});

it('what could not be read before has no inverse', async () => {
  const { roles = [] } = await read<TargetNow>('GetIAMPolicySpace');
  // The changes before may have left any of them: it is given to somebody who does not have it.
  const [role = ''] = roleIds;
  if (roles.includes(role)) await send('SetIAMPolicySpace', target, { delete: { roles: [role] } });
  std.steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'status', status: 403 });
  await send('SetIAMPolicySpace', target, { add: { roles: [role] } });
  expect(await entryOfLast()).not.toHaveProperty('inverse');
});
