import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '#web/api/queries.ts';
import { profilesRead } from './cluster-reads.ts';
import { offeredProfiles, type NodeProfile } from './node-profiles.ts';

/** The node sizes of a region: undefined until it has told them, none where it does not. */
export function useNodeProfiles(region: string): readonly NodeProfile[] | undefined {
  const { data, isPending } = useQuery({ ...queryFor(...profilesRead(region)), staleTime: Infinity });
  return useMemo(() => (data ? offeredProfiles(data) : isPending ? undefined : []), [data, isPending]);
}
