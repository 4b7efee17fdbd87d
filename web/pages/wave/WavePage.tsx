import { useSearchParams } from 'react-router';
import { WavePlanner } from './WavePlanner.tsx';
import { WaveRuns } from './WaveRuns.tsx';

/**
 * Plans what is done to many clusters in stages: those of the address, at its pace (wave-address.ts), `&to=` a version or
 * `&do=packages` for newer packages. `?runs=` shows what was begun from here in several regions.
 */
export function WavePage() {
  const [search] = useSearchParams();
  const runs = listIn(search.get('runs'));
  if (runs.length > 0) return <WaveRuns ids={runs} />;
  return <WavePlanner isOfPackages={search.get('do') === 'packages'} />;
}

const listIn = (text: string | null) => (text ?? '').split(',').filter(Boolean);
