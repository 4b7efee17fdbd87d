/** The file somebody is adding people from, for as long as they are signed in to its region: Back finds it again. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Scope } from '#web/api/scope.ts';
import type { ColumnPlaces } from './people-csv.ts';

export interface KeptFile {
  /** Of what was pasted there is none. */
  readonly name: string | undefined;
  readonly text: string;
  /** What somebody has said of its columns; else their names tell. */
  readonly places?: ColumnPlaces;
}

/** It is in memory only, with what was read of the region, and goes with it. */
export function useKeptFile(scope: Scope): readonly [KeptFile | undefined, (file: KeptFile | undefined) => void] {
  const client = useQueryClient();
  const queryKey = [scope.region, 'file of people', scope.id];
  const { data } = useQuery({ queryKey, queryFn: () => nothing, enabled: false, gcTime: Infinity });
  return [data?.file, (file) => client.setQueryData<Kept>(queryKey, { file })];
}

interface Kept {
  readonly file: KeptFile | undefined;
}

const nothing: Kept = { file: undefined };
