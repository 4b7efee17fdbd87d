import fc from 'fast-check';
import { expect, it } from 'vitest';
import { patience, runs } from '#testing/property-runs.ts';
import { resetRegion } from '#region/seed/reset.ts';
import { seedRegion } from '#region/seed/seed.ts';
import { seededId } from '#region/seed/seeded-id.ts';
import { assignIdentity, unassignIdentity } from './access.ts';
import { openDatabase } from './database.ts';
import { deleteUser, insertUser, listUsers } from './users.ts';

const seed = { name: 'eu-std-1', zone: 'STD', now: 1_768_469_400_000, users: 30 } as const;

it(
  'knows how many users there are after whatever happened to them',
  async () => {
    const database = openDatabase(':memory:');
    const { organisationId, spaceId } = await seedRegion(database, seed);
    const idOf = (index: number) => seededId(seed.name, 'user', String(index));
    const agree = async () => {
      for (const scope of [{ organisationId }, { organisationId, spaceId }]) {
        const { rows, total } = await listUsers(database.query, { ...scope, reach: 'all' }, { size: 1_000 });
        expect(total).toBe(rows.length);
      }
    };
    const change = fc.record({
      what: fc.constantFrom('insert' as const, 'delete' as const, 'assign' as const, 'unassign' as const),
      index: fc.nat({ max: 40 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        for (const { what, index } of changes) {
          const id = idOf(index);
          const user = { type: 'users', id } as const;
          await database.write(async (connection) => {
            const exists = await connection.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
            if (what === 'delete') await deleteUser(connection, id);
            if (what === 'assign') await assignIdentity(connection, spaceId, user, seed.now);
            if (what === 'unassign') await unassignIdentity(connection, spaceId, user);
            if (what !== 'insert' || exists !== undefined) return;
            const about = { email: `${id}@example.com`, firstname: 'A', lastname: 'B', active: 1 } as const;
            const times = { created_on: seed.now, updated_on: seed.now };
            await insertUser(connection, { id, organisation_id: organisationId, ...about, ...times });
          });
          await agree();
        }
      }),
      { numRuns: runs(10) },
    );
    await resetRegion(database, seed);
    await agree();
    await database.close();
  },
  patience(30_000),
);
