import type { Scope } from '#web/api/scope.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { keptRun, runName } from './kept-run.ts';

export interface UpgradeUnderWayProps {
  scope: Scope;
  clusterId: string;
}

const UpgradeNotice = lazyPart(async () => {
  const [part] = await Promise.all([import('./UpgradeNotice.tsx'), loadMessages(['upgrade'])]);
  return part.UpgradeNotice;
});

/** Says on other pages of a cluster that this tab supervises its upgrade, which then goes on after a reload there too. */
export function UpgradeUnderWay(props: UpgradeUnderWayProps) {
  if (keptRun(runName(props.scope, props.clusterId)) === null) return undefined;
  return <UpgradeNotice {...props} />;
}
