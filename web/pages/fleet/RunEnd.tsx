import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { call } from '#web/api/call.ts';
import { createGate } from '#web/api/gate.ts';
import { queryFor } from '#web/api/queries.ts';
import { endForecast } from '#web/operation/end-forecast.ts';
import { expectedTime } from '#web/operation/expected-time.ts';
import { historyGoodFor, historyRead } from '#web/operation/history-read.ts';
import { useFreshness } from '#web/operation/use-freshness.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { untilText } from '#web/ui/until-text.ts';
import { InViewContext } from './in-view.ts';

const gate = createGate();

/**
 * When what runs usually ends, by earlier runs of its kind in its space: a call for each space with such a row in view, six at a
 * time. `children` where nothing can be told by them, and while the space is not live.
 */
export function RunEnd({ operation, children }: { operation: OperationState; children: string }) {
  const t = useTranslations('fleet.work');
  const { locale } = useKitText();
  const { offset } = useSessionState();
  const now = useNow('half-minute') + offset;
  const { region, spaceId, kind, status } = operation;
  const isLive = useFreshness({ region, id: spaceId }).state === 'live';
  const isInView = use(InViewContext);
  const [, name, args] = historyRead(region, spaceId);
  const { data } = useQuery({
    queryKey: queryFor(region, name, args).queryKey,
    queryFn: ({ signal }) => gate(() => call(region, name, { ...args, signal }), signal),
    enabled: isInView && isLive && status === 'RUNNING',
    staleTime: historyGoodFor,
  });
  if (data === undefined || !isLive) return children;
  const history = data.items.map((record) => toOperationState(region, spaceId, record));
  const forecast = endForecast(operation, expectedTime(kind, history), now);
  if (forecast === undefined) return children;
  const { half, most, runs } = forecast;
  switch (forecast.kind) {
    case 'before':
      return t('ends', { time: untilText(locale, half, now) });
    case 'between':
      return t('endsBy', { time: untilText(locale, most, now) });
    case 'slow':
      return t('slow');
    default:
      return now > most ? children : t('endsByFew', { time: untilText(locale, most, now), runs });
  }
}
