import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { chunksOf, sendChunks } from '#web/api/in-chunks.ts';
import { permissionsOfRole } from '#web/access/permission-names.ts';
import { learnUnavailable } from '#web/api/unavailable.ts';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { callInScope, changesOf } from '#web/api/queries.ts';
import { operationIn, type Scope } from '#web/api/scope.ts';
import { receiptFor, sameRole, type RoleDiff, type RoleReceipt } from './role-receipt.ts';
import { roleRead } from './roles-read.ts';
import type { RoleEffect } from './use-role-effect.ts';

type Verb = 'add' | 'remove';

interface Item {
  readonly verb: Verb;
  readonly uuid: string;
}

/** Each of one verb. */
type Chunks = readonly (readonly Item[])[];
type Permissions = readonly Permission[];

interface State {
  readonly total: number;
  readonly done: number;
  readonly left: Chunks;
  readonly error: unknown;
  readonly unavailable: boolean;
}

/** Without a receipt when the role could not be read again. */
export interface Ended {
  readonly applied: Applied;
  readonly receipt?: RoleReceipt | undefined;
}

/** Why a role may be changed: what that does is known, or it is the way back from a change that was. */
type Grounds = KnownEffect<Pick<RoleEffect, 'base'>> | RoleReceipt;

export interface PermissionChange extends State {
  /** Something was started; `left` is what did not go through. */
  readonly started: boolean;
  readonly running: boolean;
  /**
   * Changes a role by any number of permissions, a hundred a call, those that are added first. The role is read before,
   * nothing is sent when it is not as it was, and it is read again afterwards. Never rejects.
   */
  readonly start: (roleUuid: string, diff: RoleDiff, grounds: Grounds) => Promise<Ended>;
  /** Sends what is left once more; `known` where that was looked at again. */
  readonly again: (known?: Grounds) => Promise<Ended>;
}

const untouched: State = { total: 0, done: 0, left: [], error: undefined, unavailable: false };

interface Run {
  readonly roleUuid: string;
  readonly diff: RoleDiff;
  readonly chunks: Chunks;
  /** How many went through before. */
  readonly sent: number;
  /** What the role must give for anything to be sent; undefined when nobody could tell. */
  readonly expected: Permissions | undefined;
  /** What the role gave before any of it. */
  readonly base: Permissions | undefined;
}

const nothing: Run = {
  roleUuid: '',
  diff: { add: [], remove: [] },
  chunks: [],
  sent: 0,
  expected: undefined,
  base: undefined,
};

const baseOf = (grounds: Grounds) => ('after' in grounds ? grounds.after : grounds.value.base);

const operations = { add: 'AddRolePermissions', remove: 'RemoveRolePermissions' } as const;

const sizeOf = ({ add, remove }: RoleDiff) => add.length + remove.length;

function chunksFor({ add, remove }: RoleDiff): Chunks {
  const items = (verb: Verb, uuids: readonly string[]) => chunksOf(uuids.map((uuid) => ({ verb, uuid })));
  return [...items('add', add), ...items('remove', remove)];
}

/** One diff of what a role of `scope` gives. Each call is all or nothing and can be repeated safely. */
export function usePermissionChange(scope: Scope): PermissionChange {
  const client = useQueryClient();
  const [rest, setRest] = useState(nothing);
  const [state, setState] = useState<State>();
  const [running, setRunning] = useState(false);
  // One mutation for all calls, so that what shows the role is refreshed once at the end.
  const { mutateAsync } = useMutation({
    meta: { region: scope.region, changes: changesOf(operationIn(scope, operations.add)) },
    mutationFn: ({ roleUuid: uuid, chunks, sent }: Run) =>
      sendChunks(
        chunks,
        (chunk) => {
          const body = { permissions: chunk.map((item) => item.uuid) };
          return callInScope(scope, operations[chunk[0]?.verb ?? 'add'], { path: { roleUuid: uuid }, body });
        },
        (count) => setState((now) => now && { ...now, done: sent + count }),
      ),
  });
  const read = (uuid: string) => client.fetchQuery({ ...permissionsOfRole(scope, uuid), staleTime: 0 });

  async function carryOut(what: Run): Promise<Ended> {
    const { roleUuid, diff, expected, base } = what;
    const total = sizeOf(diff);
    setState({ ...untouched, total, done: what.sent });
    if (expected !== undefined && !sameRole(expected, await read(roleUuid))) {
      setState(undefined);
      return { applied: 'moved' };
    }
    const { done, left: unsure, error } = await mutateAsync(what);
    const failed = unsure[0]?.[0];
    const unavailable =
      failed !== undefined &&
      (await learnUnavailable(client, roleRead(scope, roleUuid), operations[failed.verb], error));
    const after = await read(roleUuid).catch(() => undefined);
    // The answer to a call may have been lost after the region had carried it out.
    const left = after === undefined ? unsure : stillToDo(unsure, after);
    const sent = what.sent + done.length + unsure.flat().length - left.flat().length;
    setState({ ...untouched, total, done: sent, left, error: left.length > 0 ? error : undefined, unavailable });
    setRest({ ...what, chunks: left, sent, expected: after });
    if (left.length > 0) return { applied: 'failed' };
    if (base === undefined || after === undefined) return { applied: 'done' };
    return { applied: 'done', receipt: receiptFor(base, after, diff) };
  }

  async function run(what: Run): Promise<Ended> {
    setRunning(true);
    try {
      return await carryOut(what);
    } catch (error) {
      setRest(what);
      setState({ ...untouched, total: sizeOf(what.diff), done: what.sent, left: what.chunks, error });
      return { applied: 'failed' };
    } finally {
      setRunning(false);
    }
  }

  return {
    ...(state ?? untouched),
    started: state !== undefined,
    running,
    start: (roleUuid, diff, grounds) => {
      const base = baseOf(grounds);
      return run({ roleUuid, diff, chunks: chunksFor(diff), sent: 0, expected: base, base });
    },
    again: (known) => run(known === undefined ? rest : { ...rest, expected: baseOf(known) }),
  };
}

/** Of what was sent without a good answer, what the role shows not to have come about. */
function stillToDo(chunks: Chunks, now: Permissions): Chunks {
  const given = new Set(now.map(({ uuid }) => uuid));
  return chunks
    .map((chunk) => chunk.filter(({ verb, uuid }) => given.has(uuid) !== (verb === 'add')))
    .filter(({ length }) => length > 0);
}
