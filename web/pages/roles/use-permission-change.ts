import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chunksOf, sendChunks } from '#web/access/in-chunks.ts';
import { learnUnavailable } from '#web/access/unavailable.ts';
import { callInScope } from '#web/api/queries.ts';
import { operationIn, type Scope } from '#web/api/scope.ts';
import { roleRead } from './roles-read.ts';

type Chunks = readonly (readonly string[])[];

interface State {
  readonly total: number;
  readonly done: number;
  readonly left: Chunks;
  readonly error: unknown;
  readonly unavailable: boolean;
}

export interface PermissionChange extends State {
  /** Something was started; `left` is what did not go through. */
  readonly started: boolean;
  readonly running: boolean;
  /** Changes a role by any number of permissions, a hundred a call. True when all went through; never rejects. */
  readonly start: (roleUuid: string, uuids: readonly string[]) => Promise<boolean>;
  /** Sends what is left once more. */
  readonly again: () => Promise<boolean>;
}

const untouched: State = { total: 0, done: 0, left: [], error: undefined, unavailable: false };

interface Run {
  readonly roleUuid: string;
  readonly chunks: Chunks;
  /** How many went through before. */
  readonly before: number;
}

/** Adding permissions to a role of `scope`, or removing them. Each call is all or nothing and can be repeated safely. */
export function usePermissionChange(
  scope: Scope,
  name: 'AddRolePermissions' | 'RemoveRolePermissions',
): PermissionChange {
  const client = useQueryClient();
  const [roleUuid, setRoleUuid] = useState('');
  const [state, setState] = useState<State>();
  // One mutation for all calls, so that what shows the role is refreshed once at the end.
  const { mutateAsync, isPending } = useMutation({
    mutationKey: [scope.region, operationIn(scope, name)] as const,
    mutationFn: ({ roleUuid: uuid, chunks, before }: Run) =>
      sendChunks(
        chunks,
        (permissions) =>
          callInScope(scope, name, { path: { roleUuid: uuid }, body: { permissions: [...permissions] } }),
        (count) => setState((now) => now && { ...now, done: before + count }),
      ),
  });

  async function run({ total, ...what }: Run & { total: number }): Promise<boolean> {
    setRoleUuid(what.roleUuid);
    setState({ ...untouched, total, done: what.before });
    const { done, left, error } = await mutateAsync(what);
    const unavailable =
      left.length > 0 && (await learnUnavailable(client, roleRead(scope, what.roleUuid), name, error));
    setState({ total, done: what.before + done.length, left, error, unavailable });
    return left.length === 0;
  }

  const { total, done, left, error, unavailable } = state ?? untouched;
  return {
    total,
    done,
    left,
    error,
    unavailable,
    started: state !== undefined,
    running: isPending,
    start: (uuid, uuids) => run({ roleUuid: uuid, chunks: chunksOf(uuids), before: 0, total: uuids.length }),
    again: () => run({ roleUuid, chunks: left, before: done, total }),
  };
}
