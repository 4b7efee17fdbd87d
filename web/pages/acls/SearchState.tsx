import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AclQuestion } from '#web/access/acl-address.ts';
import { kindText } from '#web/access/acl-entry.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope } from '#web/api/scope.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import type { AclSearch } from './use-acl-search.ts';

/** More are counted, not named. */
const namedUpTo = 8;

export interface SearchStateProps {
  search: AclSearch;
  /** How many lists of each identity are to be read, where that is much; undefined elsewhere. */
  kinds: number | undefined;
  whose: AclQuestion['whose'];
}

/** How far the search has come, and what it could not read; of a large one, what it costs before it begins. */
export function SearchState({ search: { state, rows, start, stop }, kinds, whose }: SearchStateProps) {
  const t = useTranslations('acls.search');
  if (state === undefined) {
    return (
      <div className="sweep-head">
        <span>
          {t('notStarted')} {kinds === undefined ? undefined : <SearchCost kinds={kinds} whose={whose} />}
        </span>
        <Button size="small" onClick={start}>
          {t('start')}
        </Button>
      </div>
    );
  }
  const { status, asked, total, unread, missing } = state;
  const running = status === 'running';
  const words = t('progress', { asked, total, found: rows.length });
  return (
    <>
      <SweepHead
        label={words}
        asked={asked}
        total={total}
        isRunning={running}
        action={running ? { label: t('stop'), onPress: stop } : { label: t('again'), onPress: start }}
      >
        {words}
      </SweepHead>
      {status === 'stopped' ? <Notice tone="info">{t('stopped')}</Notice> : undefined}
      {missing.length > 0 ? <Notice tone="warning">{t('missing', { count: missing.length })}</Notice> : undefined}
      {unread.length > 0 ? (
        <Notice tone="warning" title={t('unread', { count: unread.length })}>
          <ul className="ways">
            {unread.slice(0, namedUpTo).map(({ subject, pair }) => {
              const kind = kindText(pair);
              return <li key={`${subject.id} ${kind}`}>{t('unreadOne', { name: subject.name, kind })}</li>;
            })}
            {unread.length > namedUpTo ? <li>{t('more', { count: unread.length - namedUpTo })}</li> : undefined}
          </ul>
        </Notice>
      ) : undefined}
    </>
  );
}

function SearchCost({ kinds, whose }: { kinds: number; whose: AclQuestion['whose'] }) {
  const t = useTranslations('acls.search');
  const scope = useScope();
  const first = { page: { size: 1 } };
  const users = useQuery({ ...queryFor(...inScope(scope, 'ListUser', first)), enabled: whose !== 'serviceAccounts' });
  const accounts = useQuery({
    ...queryFor(...inScope(scope, 'ListServiceAccount', first)),
    enabled: whose !== 'users',
  });
  const totals = [users, accounts].flatMap(({ data, isEnabled }) => (isEnabled ? [data?.totalSize] : []));
  const count = totals.reduce<number>((sum, total = Number.NaN) => sum + total, 0);
  return t('cost', { people: Number.isNaN(count) ? 'unknown' : 'known', kinds, count, calls: count * kinds });
}
