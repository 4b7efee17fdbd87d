import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { RunAxis, RunAxisTimes } from '#web/chart/RunAxis.tsx';
import { reachFor, type Axis } from '#web/chart/run-axis.ts';
import { isOld, useFreshness, useKnownNow } from '#web/operation/use-freshness.ts';
import { useExpectedTimes, type Expected } from './use-expected-times.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { secondText, timeText } from '#web/ui/time-text.ts';
import { untilText } from '#web/ui/until-text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ExpectedEnd } from './ExpectedEnd.tsx';
import { PlaceOfWork, WorkLink } from './PlaceName.tsx';
import type { OperationInSight } from './sight.ts';
import { shownRunning } from './room.ts';
import { standingOf } from './standing.ts';
import { fleetIn, type Within } from './within.ts';

/** Lines of an axis that are closer to one another are told to the second. Milliseconds. */
const minute = 60_000;

interface RunningRowsProps {
  running: readonly OperationInSight[];
  within: Within;
  /** Something stands above it that is not always there. */
  hasNotice: boolean;
}

/** Where all of it is listed: the operations of the space, or the clusters that change. */
function listOf(within: Within): string {
  const { scope } = within;
  if (scope?.kind !== 'space') return fleetIn(within, { state: 'changing' });
  return `${paths.operations(scope)}?status=PENDING&status=RUNNING`;
}

/** What runs, on one axis of time that all share, and when it is expected to end. */
export function RunningRows({ running, within, hasNotice }: RunningRowsProps) {
  const t = useTranslations('glance.running');
  const more = useTranslations('overview');
  const { locale } = useKitText();
  const { offset } = useSessionState();
  const now = useNow('second') + offset;
  const shown = running.slice(0, shownRunning(running.length, hasNotice, window.innerHeight));
  const expected = useExpectedTimes(shown.map(({ operation }) => operation));
  const standings = shown.map(({ operation }, index) => standingOf(operation, expected[index]?.expected, now));
  const axis = { now, reach: reachFor(standings, now) };
  const tickText = axis.reach < 3 * minute ? secondText : timeText;
  const wordsOf = (moment: number) =>
    moment === now ? t('now', { time: tickText(locale, now) }) : tickText(locale, moment);
  const left = running.length - shown.length;
  return (
    <>
      <table className="overview-table overview-running">
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('where')}</th>
            <th scope="col" className="overview-axis" aria-hidden="true">
              <RunAxisTimes axis={axis} wordsOf={wordsOf} />
            </th>
            <th scope="col">{t('end')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one, index) => (
            <RunningRow key={one.operation.id} one={one} axis={axis} expected={expected[index]} />
          ))}
        </tbody>
      </table>
      {left > 0 ? (
        <p className="overview-more">
          <TextLink to={listOf(within)}>
            {more('more', { count: left })}
            <VisuallyHidden>: {more('running.title')}</VisuallyHidden>
          </TextLink>
        </p>
      ) : undefined}
    </>
  );
}

interface RunningRowProps {
  one: OperationInSight;
  axis: Axis;
  expected: Expected | undefined;
}

function RunningRow({ one, axis, expected }: RunningRowProps) {
  const t = useTranslations('glance.running');
  const { operation, space } = one;
  const scope = { region: space.region, kind: 'space', id: space.id } as const;
  const standing = standingOf(operation, expected?.expected, useKnownNow(scope));
  const { state, asOf } = useFreshness(scope);
  const isUnheard = isOld(state);
  return (
    <tr>
      <th scope="row">
        <WorkLink {...one} />
        {operation.percent === undefined ? undefined : (
          <span className="overview-place"> {t('percent', { percent: operation.percent })}</span>
        )}
      </th>
      <td>
        <PlaceOfWork {...one} />
      </td>
      <td className="overview-axis" aria-hidden="true">
        <RunAxis {...standing} {...(isUnheard && { end: undefined })} axis={axis} isSlow={standing.pace === 'slow'} />
      </td>
      <td>
        {isUnheard ? (
          <Unheard asOf={asOf} now={standing.knownAt} />
        ) : (
          <ExpectedEnd standing={standing} error={expected?.error ?? null} isRead={expected?.expected !== undefined} />
        )}
      </td>
    </tr>
  );
}

/** Nobody can tell whether it still runs: no end is promised. */
function Unheard({ asOf, now }: { asOf: number | undefined; now: number }) {
  const t = useTranslations('glance.running');
  const { locale } = useKitText();
  const since = asOf === undefined ? '' : untilText(locale, asOf, now);
  return <span className="quiet">{t('unheard', { known: asOf === undefined ? 'no' : 'yes', since })}</span>;
}
