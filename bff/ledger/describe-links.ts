import type { IssuedLink } from '#shared/recovery-ledger.ts';
import type { LinkRecord } from '#bff/store/recovery-links.ts';

/** Records, newest first, as the browser is told of them; each with when a newer one of the same user took its place. */
export function describeLinks(records: readonly LinkRecord[]): IssuedLink[] {
  const newer = new Map<string, number>();
  return records.map((record) => {
    const supersededOn = newer.get(record.userId);
    newer.set(record.userId, record.issuedOn);
    return describeLink(record, supersededOn);
  });
}

/** One as the browser is told of it. */
export function describeLink(record: LinkRecord, supersededOn?: number): IssuedLink {
  const { id, userId, spaceId, clientId, person, operator, wasActive, usedOn, active, killedOn, wrongCodes } = record;
  return {
    id,
    userId,
    ...(spaceId === undefined ? {} : { spaceId }),
    issuedOn: iso(record.issuedOn),
    expiresOn: iso(record.expiresOn),
    issuedBy: {
      clientId,
      ...(person === undefined ? {} : { person }),
      ...(operator === undefined ? {} : { operator }),
    },
    ...(wasActive === undefined ? {} : { wasActive }),
    opensHere: record.flowHash !== undefined,
    ...(killedOn === undefined ? {} : { killedOn: iso(killedOn) }),
    ...(wrongCodes === undefined ? {} : { wrongCodes }),
    ...(usedOn === undefined ? {} : { usedOn: iso(usedOn) }),
    ...(active === undefined ? {} : { active }),
    ...(supersededOn === undefined ? {} : { supersededOn: iso(supersededOn) }),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
