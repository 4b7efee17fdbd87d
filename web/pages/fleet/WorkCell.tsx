import { useTranslations } from 'use-intl';
import { isTerminal } from '#shared/rules/operation-state.ts';
import { paths } from '#web/address/paths.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { serverNow } from '#web/session/session-store.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { dayText } from '#web/ui/day-text.ts';
import { timeText, type LocaleTag } from '#web/ui/time-text.ts';
import type { FleetRow } from './fleet-rows.ts';
import { RunEnd } from './RunEnd.tsx';
import '#web/table/two-lines.css';

/** What was last done to a cluster, and how it ended or when it is expected to. */
export function WorkCell({
  row: { scope, cluster, space, operation, isWorkKnown, isWorkUnread, isOld },
}: {
  row: Pick<FleetRow, 'scope' | 'space' | 'operation' | 'isWorkKnown' | 'isWorkUnread' | 'isOld'> & {
    readonly cluster: Pick<FleetRow['cluster'], 'name'>;
  };
}) {
  const t = useTranslations('fleet.work');
  const words = useOperationWords();
  const { locale } = useKitText();
  if (operation === undefined)
    return <span className="quiet">{t(isWorkKnown ? 'none' : isWorkUnread ? 'unread' : 'unknown')}</span>;
  const { status, endedAt, createdAt } = operation;
  const at = Date.parse(endedAt ?? createdAt ?? '');
  const time = Number.isNaN(at) ? '' : momentText(locale, at, serverNow());
  const called = [words.nameOf(operation), nameText(cluster.name), space, scope.region].join(' · ');
  return (
    <span className="two-lines">
      <TextLink quiet to={paths.operation(scope, operation.id)} aria-label={called}>
        {words.nameOf(operation)}
      </TextLink>{' '}
      <span className={status === 'FAILED' ? 'pill' : 'quiet'} data-tone="bad">
        {isTerminal(status) ? (
          t('ended', { status, time })
        ) : isOld ? (
          t('underWay', { status })
        ) : (
          <RunEnd operation={operation}>{t('underWay', { status })}</RunEnd>
        )}
      </span>
    </span>
  );
}

/** The minute of today, the day of any other; by the console's clock. */
function momentText(locale: LocaleTag, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? timeText(locale, at) : dayText(locale, at, now);
}
