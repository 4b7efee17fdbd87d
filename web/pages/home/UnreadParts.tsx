import { useTranslations } from 'use-intl';
import { overviewBounds, type OverviewPart } from '#shared/overview.ts';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { unreadOf, type Unread } from './unread-of.ts';
import { useReadAgain } from './use-read-again.ts';
import type { SeenNow } from './use-sight.ts';

/** Of however many spaces: the fleet has a row for each. */
const mostNamed = 3;

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
  const { locale } = useKitText();
  const unread = unreadOf(parts);
  const isFailing = ({ why }: Unread) => why === 'region' || why === 'failing';
  const failingIn = [...new Set(unread.filter(isFailing).map(({ region }) => region))];
  useReadAgain(again, failingIn.map(again.placeIn), isCut);
  const listOf = (names: readonly string[]) => {
    const left = names.length - mostNamed;
    const shown = left > 0 ? [...names.slice(0, mostNamed), t('more', { count: left })] : names;
    return new Intl.ListFormat(locale).format(shown);
  };
  const sentence = ({ why, region, spaces, lists }: Unread) =>
    t(why, {
      region,
      spaces: spaces.length,
      names: listOf(spaces),
      lists,
      most: overviewBounds.items,
      items: overviewBounds.ofSpace,
      both: spaces.length > 0 && lists > 0 ? 'yes' : 'no',
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
