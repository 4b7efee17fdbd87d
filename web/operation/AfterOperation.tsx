import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { runsQuery } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { filled } from '#web/ui/menu-item.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { noticePlace } from '#web/ui/notice-place.tsx';
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
}

const LaterNotice = lazyPart(
  async () => (await withWords(import('./LaterNotice.tsx'), ['runs'])).LaterNotice,
  noticePlace,
);

/**
 * What waits for the end of the operation that keeps a cluster busy, with a way to cancel it, or why it was not sent after
 * all. Shows nothing when there is none of it. Its words are the areas `operations` and `later`.
 */
export function AfterOperation({ scope, clusterId }: AfterOperationProps) {
  return useHasLater(scope, clusterId) ? <LaterNotice scope={scope} clusterId={clusterId} /> : undefined;
}

/** What can be chosen meanwhile, in the panel of what keeps the cluster busy; nothing while something waits already. */
export function LaterMenu({
  scope,
  clusterId,
  offers,
}: AfterOperationProps & { readonly offers: readonly LaterOffer[] }) {
  const t = useTranslations('later');
  const items = filled(offers.map(({ onChoose, ...item }) => ({ ...item, ...(onChoose && { onAction: onChoose }) })));
  if (useHasLater(scope, clusterId) || items === undefined) return undefined;
  return (
    <Menu label={t('offer')} size="small" variant="secondary" items={() => items}>
      {t('offer')}
    </Menu>
  );
}

function useHasLater(scope: Scope, clusterId: string): boolean {
  const { data: runs } = useQuery(runsQuery);
  return runs !== undefined && newestLater(runs, scope, clusterId) !== undefined;
}
