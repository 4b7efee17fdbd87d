/** What of a change is not so already, read right before it is sent: the opposite of the rest would take what was there before. */
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import { nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { partOf, type TargetNow } from '#shared/journal-stale.ts';
import type { JournalAcl, JournalDelta, JournalRights } from '#shared/journal.ts';

export interface ReadToAsk {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly page?: { readonly size: number | undefined; readonly nextToken: string | undefined };
}

/** Answers the body; undefined where the region did not answer with one. */
export type AskBefore = (read: ReadToAsk) => Promise<unknown>;

/** Longer lists are not read for it. */
const mostPages = 20;

/** Null where it could not be read, or not to its end. */
export async function changedBy(
  operation: OperationId,
  path: Readonly<Record<string, string>>,
  delta: JournalDelta,
  ask: AskBefore,
): Promise<JournalDelta | null> {
  const now = await before(operation, path, delta, ask);
  if (now === undefined) return null;
  const { add, delete: taken, active } = delta;
  const added = some(partOf(add, now, false));
  const removed = some(partOf(taken, now, true));
  return {
    ...(added && { add: added }),
    ...(removed && { delete: removed }),
    ...(active !== undefined && now.active !== active && { active }),
  };
}

function some({ roles = [], permissions = [], acls = [] }: JournalRights): JournalRights | undefined {
  const kept = {
    ...(roles.length > 0 && { roles }),
    ...(permissions.length > 0 && { permissions }),
    ...(acls.length > 0 && { acls }),
  };
  return Object.keys(kept).length === 0 ? undefined : kept;
}

async function before(
  operation: OperationId,
  path: Readonly<Record<string, string>>,
  { add, delete: taken, active }: JournalDelta,
  ask: AskBefore,
): Promise<TargetNow | undefined> {
  const place = operation.includes('Organisation') ? 'Organisation' : 'Space';
  if (active !== undefined) {
    const user = (await ask({ operation: `GetUser${place}`, path })) as { active?: unknown } | undefined;
    return typeof user?.active === 'boolean' ? { active: user.active } : undefined;
  }
  if (operation.includes('RolePermissions')) {
    const given = await wholeList<{ uuid: string }>({ operation: `GetRolePermissions${place}`, path }, ask);
    return given && { permissions: given.map(({ uuid }) => uuid) };
  }
  const acls = [...(add?.acls ?? []), ...(taken?.acls ?? [])];
  if (acls.length === 0) {
    const policy = (await ask({ operation: `GetIAMPolicy${place}`, path })) as JournalRights | undefined;
    return policy && { roles: policy.roles, permissions: policy.permissions };
  }
  const list = operation.includes('ServiceAccount')
    ? (`GetACLServiceAccount${place}` as const)
    : (`GetACLUser${place}` as const);
  const pairs = new Map(acls.map(({ service, resource }) => [`${service} ${resource}`, { service, resource }]));
  const held: JournalAcl[] = [];
  for (const query of pairs.values()) {
    const items = await wholeList<JournalAcl>({ operation: list, path, query }, ask);
    if (items === undefined) return undefined;
    held.push(...items);
  }
  return { acls: held };
}

async function wholeList<Item>(read: ReadToAsk, ask: AskBefore): Promise<readonly Item[] | undefined> {
  const { paging }: Operation = catalogue[read.operation];
  const items: Item[] = [];
  let nextToken: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = { size: paging?.maximumSize, nextToken };
    const reply = (await ask({ ...read, page })) as ListReply | undefined;
    if (reply === undefined) return undefined;
    items.push(...(reply.items as readonly Item[]));
    nextToken = nextTokenOf(reply);
    if (nextToken === undefined) return items;
  }
  return undefined;
}
