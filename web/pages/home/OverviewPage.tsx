import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadMessages } from '#web/messages/message-store.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useNarrow } from '#web/table/narrow.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { FailedLately } from './FailedLately.tsx';
import { isBare } from './is-bare.ts';
import { LastWeek } from './LastWeek.tsx';
import { fetchRows } from './lazy-rows.ts';
import { MinorVersions } from './MinorVersions.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { Places } from './Places.tsx';
import { RunningNow } from './RunningNow.tsx';
import { useSight, type SeenNow } from './use-sight.ts';
import { whatIsOpen } from './what-is-open.ts';
import { spaceOf, type Within } from './within.ts';

const UnreadParts = lazyPart(async () => {
  const [part] = await Promise.all([import('./UnreadParts.tsx'), loadMessages(['glance'])]);
  return part.UnreadParts;
});
const LiveSight = lazyPart(async () => {
  const [part] = await Promise.all([import('./LiveSight.tsx'), loadMessages(['glance'])]);
  return part.LiveSight;
});
const ConsoleTraces = lazyPart(async () => {
  const [part] = await Promise.all([import('#web/journal/ConsoleTraces.tsx'), loadMessages(['journal'])]);
  return part.ConsoleTraces;
});
const NotFoundPage = lazyPart(async () => (await import('#web/page/NotFoundPage.tsx')).NotFoundPage);
const ToDoFirst = lazyPart(async () => {
  const [part] = await Promise.all([import('./ToDoFirst.tsx'), loadMessages(['glance'])]);
  return part.ToDoFirst;
});
const SpaceToDoFirst = lazyPart(async () => {
  const [part] = await Promise.all([import('./SpaceToDoFirst.tsx'), loadMessages(['glance'])]);
  return part.SpaceToDoFirst;
});
const WhoToAsk = lazyPart(async () => {
  const [part] = await Promise.all([import('./WhoToAsk.tsx'), loadMessages(['glance'])]);
  return part.WhoToAsk;
});
const SightMark = lazyPart(async () => {
  const [part] = await Promise.all([import('./SightMark.tsx'), loadMessages(['glance'])]);
  return part.SightMark;
});

/** What runs, has failed and waits for somebody: in all regions signed in to, or in one place. */
export function OverviewPage({ within }: { within: Within }) {
  const seen = useSight(within);
  useEffect(fetchRows, []);
  if (whatIsOpen(seen) === 'missing') return <NotFoundPage />;
  return (
    <div className="overview" aria-busy={!seen.isOver || undefined}>
      <Head seen={seen} />
      <Seen seen={seen} />
    </div>
  );
}

function Head({ seen }: { seen: SeenNow }) {
  const t = useTranslations('overview');
  const { within, sight, isOver, isSeen } = seen;
  const { region, scope } = within;
  const told = scope?.kind === 'space' ? 'besideClusters' : region === undefined ? 'beside' : 'besideSpaces';
  const header = {
    title: scope === undefined && region !== undefined ? t('ofRegion', { region }) : t('title'),
    beside: !isOver ? t('reading') : isSeen ? t(told, sight.answered) : undefined,
    actions: (
      <>
        {isOver && !isSeen ? undefined : <SightMark seen={seen} />}
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

/** So long a phone waits for everything: what stands below would move with each part that comes. Milliseconds. */
const patience = 2_000;

function Seen({ seen }: { seen: SeenNow }) {
  const { within, parts, error, isKnown, isOver, readAgain } = seen;
  const isNarrow = useNarrow();
  const [isPatient, setPatient] = useState(!isOver);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  if (error !== null && parts.length === 0) return <ProblemPanel error={error} onRetry={readAgain} />;
  if (!isKnown && parts.length === 0) return <PageSkeleton />;
  if (isNarrow && isPatient && !isOver) return <PageSkeleton />;
  const open = whatIsOpen(seen);
  return (
    <>
      <LiveSight {...seen.live} />
      {open === 'nothing' ? <WhoToAsk seen={seen} /> : undefined}
      {open !== 'nothing' && (error !== null || parts.some(({ complete }) => !complete)) ? (
        <UnreadParts parts={parts} again={seen.again} isCut={error !== null} onRetry={readAgain} />
      ) : undefined}
      {open === 'empty' ? (
        <ToDoFirst seen={seen} />
      ) : within.scope !== undefined && isBare(seen) ? (
        <>
          <SpaceToDoFirst scope={within.scope} />
          <NeedsYou seen={seen} />
        </>
      ) : (
        <div className="overview-grid">
          {open === 'nothing' ? undefined : (
            <>
              <RunningNow seen={seen} />
              <NeedsYou seen={seen} />
              <FailedLately seen={seen} />
              <MinorVersions seen={seen} />
              <LastWeek seen={seen} />
            </>
          )}
          {spaceOf(within) === undefined ? <Places seen={seen} /> : undefined}
        </div>
      )}
      {within.scope?.kind === 'space' ? (
        <ConsoleTraces region={within.scope.region} target={within.scope.id} what="spaces" />
      ) : undefined}
    </>
  );
}
