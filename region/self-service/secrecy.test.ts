import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import {
  complete,
  createPerson,
  fragmentOf,
  goodPassword,
  issueLink,
  open,
  opened,
  wrongCode,
} from '#region/testing/test-person.ts';

/** Every value of every table. */
async function dump({ database }: TestRegion): Promise<unknown[]> {
  const values: unknown[] = [];
  for (const { name } of await database.query.introspection.getTables()) {
    const { rows } = await sql<object>`SELECT * FROM ${sql.table(name)}`.execute(database.query);
    values.push(...rows.flatMap((row) => Object.values(row)));
  }
  return values;
}

it('what is secret about a recovery is in no log line, nor in the database', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const region = await startTestRegion({ log: pino({ level: 'trace' }, sink) });
  const link = await issueLink(region, await createPerson(region));
  const entered = wrongCode(link);
  await open(region, { ...link, code: entered });
  const abandoned = await opened(region, link);
  const recovery = await opened(region, link);
  await complete(region, link, recovery, { password: 'Weak-1' });
  await complete(region, link, recovery, { clockAhead: -3_600_000 });
  const beforeCompletion = await dump(region);
  await complete(region, link, recovery);

  // Also when something breaks inside.
  const broken = await issueLink(region, await createPerson(region));
  const cut = await opened(region, broken);
  await sql`ALTER TABLE user_credentials RENAME TO elsewhere`.execute(region.database.query);
  expect(fragmentOf(await complete(region, broken, cut))).toBe('internal_server_error');

  const secrets = [link, broken].flatMap(({ token, flow }) => [token, new URLSearchParams({ flow, token }).toString()]);
  secrets.push(goodPassword, 'Weak-1', abandoned.continuation, recovery.continuation, cut.continuation);
  const secondFactors = [abandoned, recovery, cut].map(({ totp }) => totp.secret);
  const log = lines.join('');
  expect(log).toContain('"operation":"CompleteRecovery"');
  for (const secret of [...secrets, ...secondFactors, link.flow]) expect(log).not.toContain(secret);
  for (const code of [link.code, broken.code, entered]) expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));

  const stored = await dump(region);
  expect(stored).toContain(link.flow);
  for (const secret of secrets) expect(JSON.stringify(stored)).not.toContain(secret);
  for (const code of [link.code, broken.code]) expect(stored.map(String)).not.toContain(code);
  expect(secondFactors.filter((secret) => beforeCompletion.includes(secret))).toEqual([]);
  expect(secondFactors.filter((secret) => stored.includes(secret))).toEqual([]);
  await region.close();
});
