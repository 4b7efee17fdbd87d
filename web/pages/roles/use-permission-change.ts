import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { chunksOf, sendChunks } from '#web/access/in-chunks.ts';
import { permissionsOfRole } from '#web/access/permission-names.ts';
import { learnUnavailable } from '#web/access/unavailable.ts';
import { callInScope } from '#web/api/queries.ts';
import { operationIn, type Scope } from '#web/api/scope.ts';
import { differenceBetween, receiptFor, sameRole, type RoleDifference, type RoleReceipt } from './role-receipt.ts';
import { roleRead } from './roles-read.ts';

type Chunks = readonly (readonly string[])[];
type Permissions = readonly Permission[];

interface State {
  readonly total: number;
  readonly done: number;
  readonly left: Chunks;
  readonly error: unknown;
  readonly unavailable: boolean;
  /** What somebody else has changed in the role meanwhile: nothing was sent. */
  readonly moved: RoleDifference | undefined;
}

export interface PermissionChange extends State {
  /** Something was started; `left` is what did not go through. */
  readonly started: boolean;
  readonly running: boolean;
  /**
   * Changes a role by any number of permissions, a hundred a call. With `base`, what the role gave when the change was
   * chosen, the role is read first, nothing is sent when it has moved, and it is read again afterwards. Resolves to the
   * receipt when all went through, to `true` where there is none, and otherwise to `false`; never rejects.
   */
  readonly start: (roleUuid: string, uuids: readonly string[], base?: Permissions) => Promise<RoleReceipt | boolean>;
  /** Sends what is left once more. */
  readonly again: () => Promise<RoleReceipt | boolean>;
}

const untouched: State = { total: 0, done: 0, left: [], error: undefined, unavailable: false, moved: undefined };

interface Run {
  readonly roleUuid: string;
  readonly uuids: readonly string[];
  readonly chunks: Chunks;
  /** How many went through before. */
  readonly sent: number;
  /** What the role must give for anything to be sent; undefined when that does not matter. */
  readonly expected: Permissions | undefined;
  /** What the role gave before any of it; undefined when nobody asked. */
  readonly base: Permissions | undefined;
}

const nothing: Run = { roleUuid: '', uuids: [], chunks: [], sent: 0, expected: undefined, base: undefined };

/** Adding permissions to a role of `scope`, or removing them. Each call is all or nothing and can be repeated safely. */
export function usePermissionChange(
  scope: Scope,
  name: 'AddRolePermissions' | 'RemoveRolePermissions',
): PermissionChange {
  const client = useQueryClient();
  const [rest, setRest] = useState(nothing);
  const [state, setState] = useState<State>();
  const [running, setRunning] = useState(false);
  // One mutation for all calls, so that what shows the role is refreshed once at the end.
  const { mutateAsync } = useMutation({
    mutationKey: [scope.region, operationIn(scope, name)] as const,
    mutationFn: ({ roleUuid: uuid, chunks, sent }: Run) =>
      sendChunks(
        chunks,
        (permissions) =>
          callInScope(scope, name, { path: { roleUuid: uuid }, body: { permissions: [...permissions] } }),
        (count) => setState((now) => now && { ...now, done: sent + count }),
      ),
  });
  const read = (uuid: string) => client.fetchQuery({ ...permissionsOfRole(scope, uuid), staleTime: 0 });

  async function carryOut(what: Run): Promise<RoleReceipt | boolean> {
    const { roleUuid, uuids, expected, base } = what;
    const total = uuids.length;
    const begun = { ...untouched, total, done: what.sent };
    setState(begun);
    if (expected !== undefined) {
      const now = await read(roleUuid);
      if (!sameRole(expected, now)) {
        setState({ ...begun, moved: differenceBetween(expected, now) });
        return false;
      }
    }
    const { done, left, error } = await mutateAsync(what);
    const unavailable = left.length > 0 && (await learnUnavailable(client, roleRead(scope, roleUuid), name, error));
    const sent = what.sent + done.length;
    setState({ ...untouched, total, done: sent, left, error, unavailable });
    const after = base && (await read(roleUuid).catch(() => undefined));
    setRest({ ...what, chunks: left, sent, expected: after });
    if (left.length > 0) return false;
    return base === undefined || after === undefined
      ? true
      : receiptFor(base, after, name === 'AddRolePermissions' ? 'add' : 'remove', uuids);
  }

  async function run(what: Run): Promise<RoleReceipt | boolean> {
    setRunning(true);
    try {
      return await carryOut(what);
    } catch (error) {
      setRest(what);
      setState({ ...untouched, total: what.uuids.length, done: what.sent, left: what.chunks, error });
      return false;
    } finally {
      setRunning(false);
    }
  }

  return {
    ...(state ?? untouched),
    started: state !== undefined,
    running,
    start: (roleUuid, uuids, base) => run({ roleUuid, uuids, chunks: chunksOf(uuids), sent: 0, expected: base, base }),
    again: () => run(rest),
  };
}
