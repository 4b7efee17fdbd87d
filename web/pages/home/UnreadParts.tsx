import { useTranslations } from 'use-intl';
import { overviewBounds, type OverviewPart } from '#shared/overview.ts';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { namesText } from './names-text.ts';
import { unreadOf, type Unread } from './unread-of.ts';
import { useReadAgain } from './use-read-again.ts';
import type { SeenNow } from './use-sight.ts';

export interface UnreadPartsProps {
  parts: readonly OverviewPart[];
  again: SeenNow['again'];
  /** The answer broke off. */
  isCut: boolean;
  onRetry: () => void;
}

/** What is not shown and not counted, and why; what failed is read again by itself, and can be tried again at once. */
export function UnreadParts({ parts, again, isCut, onRetry }: UnreadPartsProps) {
  const t = useTranslations('glance.unread');
  const retry = useTranslations('core.kit')('retry');
  const words = useTranslations('overview');
  const { locale } = useKitText();
  const unread = unreadOf(parts);
  const isFailing = ({ why }: Unread) => why === 'region' || why === 'failing';
  const failingIn = [...new Set(unread.filter(isFailing).map(({ region }) => region))];
  useReadAgain(again, failingIn.map(again.placeIn), isCut);
  const sentence = ({ why, region, spaces, lists }: Unread) =>
    t(why, {
      region,
      spaces: spaces.length,
      names: namesText(locale, spaces, (count) => words('more', { count })),
      lists: namesText(
        locale,
        lists.map((list) => t('list', { list })),
        String,
      ),
      most: overviewBounds.items,
      items: overviewBounds.ofSpace,
      of: spaces.length === 0 ? 'lists' : lists.length === 0 ? 'spaces' : 'both',
    });
  const failing = [...unread.filter(isFailing).map(sentence), ...(isCut ? [t('whole')] : [])];
  const others = unread.filter((one) => !isFailing(one));
  return (
    <>
      {failing.length === 0 ? undefined : (
        <Notice
          tone="warning"
          announce
          actions={
            <Button size="small" onClick={onRetry}>
              {retry}
            </Button>
          }
        >
          {failing.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </Notice>
      )}
      {others.map((one) => (
        <p className="overview-more" key={`${one.region} ${one.why}`}>
          {sentence(one)}
        </p>
      ))}
    </>
  );
}
