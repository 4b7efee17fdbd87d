import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { runsQuery } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import { useBusyOperation } from '#web/live/use-live.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { filled } from '#web/ui/menu-item.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { newestLater } from './newest-later.ts';

/** Something that can be chosen now and done later: its name, and how to open the dialog or form that asks for it. */
export interface LaterOffer {
  readonly id: string;
  /** "Delete cluster". */
  readonly label: string;
  readonly danger?: boolean;
  /** Opens what asks for it; its confirmation then uses `useDoLater`. */
  readonly onChoose?: () => void;
  /** The page that asks for it. */
  readonly href?: string;
}

export interface AfterOperationProps {
  readonly scope: Scope;
  readonly clusterId: string;
  readonly offers: readonly LaterOffer[];
}

const LaterNotice = lazyPart(async () => {
  const [part] = await Promise.all([import('./LaterNotice.tsx'), loadMessages(['runs'])]);
  return part.LaterNotice;
});

/**
 * Below the operation that keeps a cluster busy: what can be chosen meanwhile, what waits for its end with a way to
 * cancel it, and why something was not sent after all. Shows nothing when there is none of it. Its words are the
 * areas `operations` and `later`.
 */
export function AfterOperation({ scope, clusterId, offers }: AfterOperationProps) {
  const t = useTranslations('later');
  const busy = useBusyOperation(scope.region, scope.id, clusterId);
  const { data: runs } = useQuery(runsQuery);
  if (runs !== undefined && newestLater(runs, scope, clusterId) !== undefined)
    return <LaterNotice scope={scope} clusterId={clusterId} />;
  if (busy === undefined) return undefined;
  const items = filled(offers.map(({ onChoose, ...item }) => ({ ...item, ...(onChoose && { onAction: onChoose }) })));
  if (items === undefined) return undefined;
  return (
    <div className="after-operation">
      <Menu label={t('offer')} size="small" variant="secondary" items={() => items}>
        {t('offer')}
      </Menu>
    </div>
  );
}
