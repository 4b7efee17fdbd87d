import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { FailedLately } from './FailedLately.tsx';
import { LastWeek } from './LastWeek.tsx';
import { LastPlace } from './lazy-last-place.ts';
import { MinorVersions } from './MinorVersions.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { Places } from './Places.tsx';
import { RunningNow } from './RunningNow.tsx';
import { partsOf } from './sight.ts';
import { useSight, type SeenNow } from './use-sight.ts';

const UnreadParts = lazyPart(async () => (await import('./UnreadParts.tsx')).UnreadParts);
const LiveSight = lazyPart(async () => {
  const [part] = await Promise.all([import('./LiveSight.tsx'), loadMessages(['glance'])]);
  return part.LiveSight;
});
const SightMark = lazyPart(async () => {
  const [part] = await Promise.all([import('./SightMark.tsx'), loadMessages(['glance'])]);
  return part.SightMark;
});

/**
 * What runs, has failed and waits for somebody, in all regions signed in to. Whoever may see one place only is led there, and
 * whoever may see none is told so there.
 */
export function OverviewPage() {
  const { regions } = useSession();
  const t = useTranslations('overview');
  const seen = useSight();
  const [only, ...others] = partsOf(seen.parts, 'spaces');
  const isOnlyPlace = only?.of === 'account' && only.complete && only.items.length < 2;
  const isRefused = only?.problem?.status === 403;
  if (regions.length === 1 && others.length === 0 && (isOnlyPlace || isRefused)) return <LastPlace />;
  return (
    <div className="overview" aria-busy={!seen.isOver || undefined}>
      <PageTitle title={t('title')} />
      <Seen seen={seen} />
    </div>
  );
}

function Seen({ seen }: { seen: SeenNow }) {
  const t = useTranslations('overview');
  const { parts, sight, error, isKnown, isOver, isReading, readAgain } = seen;
  const answered = partsOf(parts, 'spaces').filter(({ problem }) => problem === undefined);
  const organisation = answered.find(({ organisationId, of }) => organisationId !== undefined && of === 'organisation');
  const isEmpty = isOver && sight.spaces.length === 0 && organisation !== undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        beside={isOver ? t('beside', sight.answered) : t('reading')}
        actions={
          <>
            <SightMark liveness={seen.liveness} />
            <Button size="small" onClick={readAgain} pending={isReading && isOver}>
              {t('readAgain')}
            </Button>
          </>
        }
      />
      {error !== null && parts.length === 0 ? (
        <ProblemPanel error={error} onRetry={readAgain} />
      ) : !isKnown && parts.length === 0 ? (
        <PageSkeleton />
      ) : (
        <>
          <LiveSight {...seen.live} />
          {error === null && parts.every(({ complete }) => complete) ? undefined : (
            <UnreadParts parts={parts} isCut={error !== null} onRetry={readAgain} />
          )}
          {isEmpty ? (
            <ToDoFirst region={organisation.region} organisationId={organisation.organisationId ?? ''} />
          ) : (
            <div className="overview-grid">
              <RunningNow seen={seen} />
              <NeedsYou seen={seen} />
              <FailedLately seen={seen} />
              <MinorVersions seen={seen} />
              <LastWeek seen={seen} />
              <Places seen={seen} />
            </div>
          )}
        </>
      )}
    </>
  );
}

function ToDoFirst({ region, organisationId }: { region: string; organisationId: string }) {
  const t = useTranslations('overview.empty');
  const scope = { region, kind: 'organisation', id: organisationId } as const;
  return (
    <EmptyState
      kind="none-yet"
      title={t('title')}
      actions={
        <>
          <ButtonLink to={`${paths.spaces(scope)}?create`}>{t('create')}</ButtonLink>
          <ButtonLink to={paths.users(scope)}>{t('people')}</ButtonLink>
        </>
      }
    >
      {t('lead')}
    </EmptyState>
  );
}
