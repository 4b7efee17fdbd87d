import type { Database } from './sqlite-database.ts';
import { mostUnseen, type LinkRecord, type RecoveryLinks } from './recovery-links.ts';

interface Row {
  readonly id: string;
  readonly region: string;
  readonly organisation_id: string;
  readonly space_id: string | null;
  readonly user_id: string;
  readonly flow_hash: string | null;
  readonly issued_on: number;
  readonly expires_on: number;
  readonly client_id: string;
  readonly person: string | null;
  readonly operator: string | null;
  readonly was_active: number | null;
  readonly used_on: number | null;
  readonly active: number | null;
  readonly killed_on: number | null;
  readonly wrong_codes: number;
}

export function createSqliteRecoveryLinks(database: Database): RecoveryLinks {
  const add = database.prepare(
    `INSERT INTO recovery_links (id, region, organisation_id, space_id, user_id, flow_hash, issued_on, expires_on,
       client_id, person, operator, was_active, used_on) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const markWasActive = database.prepare('UPDATE recovery_links SET was_active = ? WHERE id = ?');
  const markUsed = database.prepare(
    `UPDATE recovery_links SET used_on = ?, active = ?, unseen = 1 WHERE flow_hash = ? AND used_on IS NULL RETURNING *`,
  );
  const listUnseen = database.prepare(
    `SELECT * FROM recovery_links WHERE region = ? AND client_id = ? AND unseen = 1
     ORDER BY used_on DESC, rowid DESC LIMIT ?`,
  );
  const markSeen = database.prepare(
    'UPDATE recovery_links SET unseen = 0 WHERE region = ? AND client_id = ? AND id IN (SELECT value FROM json_each(?))',
  );
  const markKilled = database.prepare(
    'UPDATE recovery_links SET killed_on = ? WHERE flow_hash = ? AND killed_on IS NULL',
  );
  const countWrong = database.prepare('UPDATE recovery_links SET wrong_codes = wrong_codes + 1 WHERE flow_hash = ?');
  const list = database.prepare(
    `SELECT * FROM recovery_links WHERE region = ? AND organisation_id = ?
     ORDER BY issued_on DESC, rowid DESC LIMIT ?`,
  );
  const deleteOld = database.prepare('DELETE FROM recovery_links WHERE issued_on <= ?');

  return {
    async add(link) {
      add.run(
        link.id,
        link.region,
        link.organisationId,
        link.spaceId ?? null,
        link.userId,
        link.flowHash ?? null,
        link.issuedOn,
        link.expiresOn,
        link.clientId,
        link.person ?? null,
        link.operator ?? null,
        link.wasActive === undefined ? null : Number(link.wasActive),
        link.usedOn ?? null,
      );
    },
    async markWasActive(id, wasActive) {
      markWasActive.run(Number(wasActive), id);
    },
    async markUsed(flowHash, at, active) {
      const used = markUsed.get(at, Number(active), flowHash) as Row | undefined;
      return used && toRecord(used);
    },
    async markKilled(flowHash, at) {
      markKilled.run(at, flowHash);
    },
    async countWrongCode(flowHash) {
      countWrong.run(flowHash);
    },
    async list(region, organisationId, limit) {
      return (list.all(region, organisationId, limit) as Row[]).map(toRecord);
    },
    async listUnseen(region, clientId) {
      return (listUnseen.all(region, clientId, mostUnseen) as Row[]).map(toRecord);
    },
    async markSeen(region, clientId, ids) {
      markSeen.run(region, clientId, JSON.stringify(ids));
    },
    async deleteIssuedUntil(time) {
      deleteOld.run(time);
    },
  };
}

function toRecord(row: Row): LinkRecord {
  return {
    id: row.id,
    region: row.region,
    organisationId: row.organisation_id,
    userId: row.user_id,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    clientId: row.client_id,
    ...(row.space_id === null ? {} : { spaceId: row.space_id }),
    ...(row.flow_hash === null ? {} : { flowHash: row.flow_hash }),
    ...(row.person === null ? {} : { person: row.person }),
    ...(row.operator === null ? {} : { operator: row.operator }),
    ...(row.was_active === null ? {} : { wasActive: row.was_active === 1 }),
    ...(row.used_on === null ? {} : { usedOn: row.used_on }),
    ...(row.active === null ? {} : { active: row.active === 1 }),
    ...(row.killed_on === null ? {} : { killedOn: row.killed_on }),
    ...(row.wrong_codes === 0 ? {} : { wrongCodes: row.wrong_codes }),
  };
}
