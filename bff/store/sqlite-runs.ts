import { workDue, type RunStanding } from '#shared/run-standing.ts';
import { stepStates, type StepCounts } from '#shared/run.ts';
import type { Database } from './sqlite-database.ts';
import type { DiskSync } from './disk-sync.ts';
import type { RunRecord, Runs, StepRecord } from './runs.ts';
import type { GroupWrites } from './group-writes.ts';
import { atOnce } from './sqlite-writes.ts';

interface RunRow {
  readonly id: string;
  readonly kind: RunRecord['kind'];
  readonly region: string;
  readonly client_id: string;
  readonly session: string;
  /** JSON. */
  readonly standing: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly sealed: Uint8Array;
  readonly version: number;
}

interface StepRow {
  readonly position: number;
  readonly state: StepRecord['state'];
  readonly finding: NonNullable<StepRecord['finding']> | null;
  readonly at: number | null;
  readonly sealed: Uint8Array;
  readonly outcome: Uint8Array | null;
}

/**
 * What needs not wait for the disk: before the call of a step that is `sending` its intent is entered in the journal, in the
 * same file, and waited for; what reading would tell again gets there with the next one.
 */
const soonSynced = new Set<StepRecord['state']>(['sending', 'done', 'skipped']);

const dueOf = (standing: RunStanding) => workDue(standing) ?? null;

export function createSqliteRuns(database: Database, writes: GroupWrites, disk: Pick<DiskSync, 'synced'>): Runs {
  const insert = database.prepare(
    `INSERT INTO runs (id, kind, region, client_id, session, standing, due_at, created_at, changed_at, sealed)
     SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM runs WHERE region = ? AND client_id = ?) < ?`,
  );
  const insertStep = database.prepare('INSERT INTO run_steps (run, position, sealed) VALUES (?, ?, ?)');
  const load = database.prepare('SELECT * FROM runs WHERE id = ?');
  const list = database.prepare(
    'SELECT * FROM runs WHERE region = ? AND client_id = ? ORDER BY created_at DESC, id DESC',
  );
  const count = database.prepare('SELECT state, count(*) AS number FROM run_steps WHERE run = ? GROUP BY state');
  const unclear = database.prepare("SELECT count(*) AS number FROM run_steps WHERE run = ? AND finding = 'unclear'");
  const steps = database.prepare('SELECT * FROM run_steps WHERE run = ? AND position >= ? ORDER BY position LIMIT ?');
  const stepsIn = database.prepare(
    'SELECT * FROM run_steps WHERE run = ? AND state = ? AND position >= ? ORDER BY position LIMIT ?',
  );
  const change = database.prepare(
    `UPDATE runs SET session = ?, standing = ?, due_at = ?, changed_at = ?, version = version + 1
     WHERE id = ? AND version = ?`,
  );
  const claim = database.prepare('UPDATE runs SET fence = ? WHERE id = ? AND fence < ?');
  const settle = database.prepare(
    `UPDATE run_steps SET state = ?, at = ?, finding = coalesce(?, finding), outcome = coalesce(?, outcome)
     WHERE run = ? AND position = ? AND state = ? AND EXISTS (SELECT 1 FROM runs WHERE id = run AND fence = ?)`,
  );
  const reopen = database.prepare("UPDATE run_steps SET state = 'todo' WHERE run = ? AND state = 'failed'");
  const lookAgain = database.prepare("UPDATE run_steps SET finding = NULL WHERE run = ? AND state = 'unknown'");
  const due = database.prepare('SELECT id FROM runs WHERE due_at <= ? ORDER BY due_at LIMIT 100');
  const remove = database.prepare('DELETE FROM runs WHERE id = ?');
  const removeOld = database.prepare('DELETE FROM runs WHERE created_at <= ?');

  return {
    async create({ id, kind, region, clientId, session, standing, createdAt, changedAt, sealed }, planned, most) {
      const values = [id, kind, region, clientId, session, JSON.stringify(standing), dueOf(standing)] as const;
      return atOnce(database, () => {
        const { changes } = insert.run(...values, createdAt, changedAt, sealed, region, clientId, most);
        if (changes === 0) return false;
        for (const [position, step] of planned.entries()) insertStep.run(id, position, step);
        return true;
      });
    },
    async load(id) {
      const row = load.get(id) as RunRow | undefined;
      return row && toRun(row);
    },
    async list(region, clientId) {
      return (list.all(region, clientId) as RunRow[]).map(toRun);
    },
    async counts(id) {
      const found = new Map(
        (count.all(id) as { state: string; number: number }[]).map(({ state, number }) => [state, number]),
      );
      return Object.fromEntries(stepStates.map((state) => [state, found.get(state) ?? 0])) as StepCounts;
    },
    async steps(id, { state, from, limit }) {
      const rows = state === undefined ? steps.all(id, from, limit) : stepsIn.all(id, state, from, limit);
      return (rows as StepRow[]).map(toStep);
    },
    async unclear(id) {
      return (unclear.get(id) as { number: number }).number;
    },
    async change(run) {
      const { id, session, standing, changedAt, version } = run;
      const { changes } = change.run(session, JSON.stringify(standing), dueOf(standing), changedAt, id, version);
      return changes === 1 ? { ...run, version: version + 1 } : undefined;
    },
    async append(run, from, added) {
      const { id, session, standing, changedAt, version } = run;
      return atOnce(database, () => {
        const values = [session, JSON.stringify(standing), dueOf(standing), changedAt] as const;
        if (change.run(...values, id, version).changes === 0) return undefined;
        for (const [index, step] of added.entries()) insertStep.run(id, from + index, step);
        return { ...run, version: version + 1 };
      });
    },
    async claim(id, fence) {
      return claim.run(fence, id, fence).changes === 1;
    },
    async settle(id, fence, position, from, { state, at, finding, outcome }) {
      const values = [state, at, finding ?? null, outcome ?? null] as const;
      const isWritten = await writes.write(() => settle.run(...values, id, position, from, fence).changes === 1);
      if (!soonSynced.has(state)) await disk.synced();
      return isWritten;
    },
    async reopen(id) {
      atOnce(database, () => {
        reopen.run(id);
        lookAgain.run(id);
      });
    },
    async due(now) {
      return (due.all(now) as { id: string }[]).map(({ id }) => id);
    },
    async delete(id) {
      remove.run(id);
    },
    async deleteCreatedUntil(time) {
      removeOld.run(time);
    },
  };
}

function toRun(row: RunRow): RunRecord {
  return {
    id: row.id,
    kind: row.kind,
    region: row.region,
    clientId: row.client_id,
    session: row.session,
    standing: JSON.parse(row.standing) as RunStanding,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    sealed: row.sealed,
    version: row.version,
  };
}

function toStep({ position, state, finding, at, sealed, outcome }: StepRow): StepRecord {
  return {
    position,
    state,
    sealed,
    ...(finding === null ? {} : { finding }),
    ...(at === null ? {} : { at }),
    ...(outcome === null ? {} : { outcome }),
  };
}
