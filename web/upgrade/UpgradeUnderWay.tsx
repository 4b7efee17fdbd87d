import { useQuery } from '@tanstack/react-query';
import { runsQuery } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { noticePlace } from '#web/ui/notice-place.tsx';
import { newestUpgrade } from './newest-upgrade.ts';

export interface UpgradeUnderWayProps {
  scope: Scope;
  clusterId: string;
}

const UpgradeNotice = lazyPart(
  async () => (await withWords(import('./UpgradeNotice.tsx'), ['upgrade'])).UpgradeNotice,
  noticePlace,
);

/** Says on other pages of a cluster that the console's server upgrades it. */
export function UpgradeUnderWay(props: UpgradeUnderWayProps) {
  const { data } = useQuery(runsQuery);
  const run = data && newestUpgrade(data, props.scope, props.clusterId);
  return run !== undefined && run.state !== 'done' ? <UpgradeNotice {...props} /> : undefined;
}
