import { useTranslations } from 'use-intl';
import { below } from '#web/address/paths.ts';
import { withWords } from '#web/messages/with-words.ts';
import { LazyNotFound } from '#web/page/lazy-not-found.tsx';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { usePatience } from '#web/ui/use-patience.ts';
import { useSight, type SeenNow } from './use-sight.ts';
import { whatIsOpen } from './what-is-open.ts';
import type { Within } from './within.ts';

const OverviewParts = lazyPart(
  async () => (await withWords(import('./OverviewParts.tsx'), ['glance', 'operations', 'runs', 'work'])).OverviewParts,
  <PageSkeleton />,
);
const SightMark = lazyPart(async () => (await withWords(import('./SightMark.tsx'), ['glance'])).SightMark);

/** What runs, has failed and waits for somebody: in all regions signed in to, or in one place. */
export function OverviewPage({ within }: { within: Within }) {
  const seen = useSight(within);
  if (whatIsOpen(seen) === 'missing') return <LazyNotFound />;
  return (
    <div className="overview" aria-busy={!seen.isOver || undefined}>
      <Head seen={seen} />
      <OverviewParts seen={seen} />
    </div>
  );
}

function Head({ seen }: { seen: SeenNow }) {
  const t = useTranslations('overview');
  const { within, isOver, parts } = seen;
  const { answered } = seen.sight;
  const isPatient = usePatience(isOver);
  const { region, scope } = within;
  const told = scope?.kind === 'space' ? 'besideClusters' : region === undefined ? 'beside' : 'besideSpaces';
  const mark = isOver && answered === undefined ? undefined : <SightMark seen={seen} />;
  const header = {
    title: scope === undefined && region !== undefined ? t('ofRegion', { region }) : t('title'),
    beside: isOver
      ? answered && t(told, answered)
      : isPatient || parts.length > 0
        ? t('reading')
        : t('waiting', { region: region ?? 'all' }),
    actions: (
      <>
        {scope === undefined ? (
          mark
        ) : (
          <>
            {/* Beside the way to compare there is no room on a phone for all that it says. */}
            <span className="live-mark">{mark}</span>
            <TextLink quiet to={below(scope, 'twin')}>
              {t('compare')}
            </TextLink>
          </>
        )}
        <Button size="small" onClick={seen.readAgain} pending={seen.isReading && isOver}>
          {t('readAgain')}
        </Button>
      </>
    ),
  };
  if (scope !== undefined) return <PageHead {...header} />;
  return (
    <>
      <PageTitle title={header.title} />
      <PageHeader {...header} />
    </>
  );
}
