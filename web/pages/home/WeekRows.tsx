import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { paths } from '#web/address/paths.ts';
import { WeekDots } from '#web/chart/WeekDots.tsx';
import { durationText } from '#web/operation/duration-text.ts';
import { PointList } from '#web/operation/PointList.tsx';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { nameText } from '#web/ui/name-text.ts';
import { localText } from '#web/ui/time-text.ts';
import { weekdayText } from '#web/ui/weekday-text.ts';
import { nameOf } from './PlaceName.tsx';
import type { Sight } from './sight.ts';

const hasFailed = ({ status }: OperationState) => status === 'FAILED';

/** What has ended in seven days, by when it began and how long it took: a picture, and a list that says the same. */
export function WeekRows({ sight: { week, untimed, weekCut } }: { sight: Sight }) {
  const t = useTranslations('glance.week');
  const history = useTranslations('work.history');
  const where = useTranslations('overview');
  const words = useOperationWords();
  const { locale } = useKitText();
  const { offset } = useSessionState();
  const now = useNow('half-minute') + offset;
  const points = week.map(({ operation, space, cluster }) => {
    const at = Date.parse(operation.startedAt ?? '');
    const value = Date.parse(operation.endedAt ?? '') - at;
    const tone = hasFailed(operation) ? ('failed' as const) : ('done' as const);
    const place =
      cluster === undefined ? nameOf(space) : where('where', { cluster: nameText(cluster), space: nameOf(space) });
    const name = t('named', { name: words.nameOf(operation), place });
    const [time, began] = [durationText(locale, value), localText(locale, at)];
    const label = history('point', { name, state: tone, time, at: began });
    const scope = { region: space.region, kind: 'space', id: space.id } as const;
    return { id: operation.id, label, to: paths.operation(scope, operation.id), value, at, tone };
  });
  return (
    <>
      {points.length === 0 ? undefined : (
        <WeekDots
          label={`${t('label', { count: points.length })} ${history('move')}`}
          points={points}
          now={now}
          nowText={t('now')}
          tickText={(value) => durationText(locale, value)}
          dayText={(day) => weekdayText(locale, day)}
        />
      )}
      <PointList
        summary={t('list', { count: points.length, failed: points.filter(({ tone }) => tone === 'failed').length })}
        points={points}
      />
      {untimed.length > 0 ? (
        <p className="overview-more">
          {t('untimed', {
            count: untimed.length,
            failed: untimed.filter(({ operation }) => hasFailed(operation)).length,
          })}
        </p>
      ) : undefined}
      {weekCut > 0 ? <p className="overview-more">{t('cut', { spaces: weekCut })}</p> : undefined}
    </>
  );
}
