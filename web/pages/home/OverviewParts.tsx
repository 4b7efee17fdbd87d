import { LazyConsoleTraces } from '#web/journal/lazy-traces.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { useReadWhenHeard } from '#web/operation/use-read-when-heard.ts';
import { usePhoneWaits } from '#web/table/use-phone-waits.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { FailedLately } from './FailedLately.tsx';
import { Greeting } from './Greeting.tsx';
import { isBare } from './is-bare.ts';
import { LastWeek } from './LastWeek.tsx';
import { MinorVersions } from './MinorVersions.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { Places } from './Places.tsx';
import { RunningNow } from './RunningNow.tsx';
import { UnreadParts } from './UnreadParts.tsx';
import { hasUnread } from './unread-of.ts';
import { useNeeds } from './use-needs.ts';
import type { SeenNow } from './use-sight.ts';
import { whatIsOpen } from './what-is-open.ts';
import { spaceOf, type Within } from './within.ts';

const LiveSight = lazyPart(async () => (await import('./LiveSight.tsx')).LiveSight);
const ToDoFirst = lazyPart(async () => (await import('./ToDoFirst.tsx')).ToDoFirst);
const SpaceToDoFirst = lazyPart(async () => (await import('./SpaceToDoFirst.tsx')).SpaceToDoFirst);
const WhoToAsk = lazyPart(async () => (await import('./WhoToAsk.tsx')).WhoToAsk);

/** All below the head of the overview; with its rows, so that none of them comes later than the others. */
export function OverviewParts({ seen }: { seen: SeenNow }) {
  const { within, parts, error, isKnown, readAgain } = seen;
  useReadWhenHeard(seen, readAgain);
  if (error !== null && parts.length === 0) return <ProblemPanel error={error} onRetry={readAgain} />;
  if (!isKnown && parts.length === 0) return <PageSkeleton />;
  const open = whatIsOpen(seen);
  return (
    <>
      <LiveSight {...seen.live} />
      {open === 'nothing' ? (
        <>
          <WhoToAsk seen={seen} />
          <div className="overview-grid">{spaceOf(within) === undefined ? <Places seen={seen} /> : undefined}</div>
          <Traces within={within} />
        </>
      ) : open === 'empty' ? (
        <>
          <Unread seen={seen} />
          <ToDoFirst seen={seen} />
        </>
      ) : (
        <Told seen={seen} />
      )}
    </>
  );
}

function Told({ seen }: { seen: SeenNow }) {
  const { within, isOver } = seen;
  const needs = useNeeds(seen);
  if (usePhoneWaits(isOver && !needs.isPending)) return <PageSkeleton />;
  return (
    <>
      {isOver ? <Greeting within={within} /> : undefined}
      <Unread seen={seen} />
      {within.scope !== undefined && isBare(seen) ? (
        <>
          <SpaceToDoFirst scope={within.scope} />
          <NeedsYou seen={seen} {...needs} />
        </>
      ) : (
        <div className="overview-grid">
          <RunningNow seen={seen} />
          <NeedsYou seen={seen} {...needs} />
          <FailedLately seen={seen} />
          <MinorVersions seen={seen} />
          <LastWeek seen={seen} />
          {spaceOf(within) === undefined ? <Places seen={seen} /> : undefined}
        </div>
      )}
      <Traces within={within} />
    </>
  );
}

function Unread({ seen }: { seen: SeenNow }) {
  const { parts, error, again, readAgain } = seen;
  return hasUnread(seen) ? (
    <UnreadParts parts={parts} again={again} isCut={error !== null} onRetry={readAgain} />
  ) : undefined;
}

function Traces({ within: { scope } }: { within: Within }) {
  if (scope?.kind !== 'space') return undefined;
  return <LazyConsoleTraces region={scope.region} target={scope.id} what="spaces" />;
}
