import { useTranslations } from 'use-intl';
import { kindText } from '#web/access/acl-entry.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import type { AclSearch } from './use-acl-search.ts';
import type { SearchCost } from './use-search-cost.ts';

/** More are counted, not named. */
const namedUpTo = 8;

export interface SearchStateProps {
  search: AclSearch;
  /** Where it takes much. */
  cost: SearchCost | null;
}

/** How far the search has come, and what it could not read; of a large one, what it costs before it begins. */
export function SearchState({ search: { state, rows, start, stop }, cost }: SearchStateProps) {
  const t = useTranslations('acls.search');
  const explain = useExplain();
  if (state === undefined) {
    return (
      <div className="sweep-head">
        <span>
          {t('notStarted')} {cost === null ? undefined : <CostOf {...cost} />}
        </span>
        <Button size="small" onClick={start}>
          {t('start')}
        </Button>
      </div>
    );
  }
  const { status, asked, total, unread, missing, isSilent } = state;
  const running = status === 'running';
  const isUnlisted = total === 0 && missing.length > 0;
  const words = isUnlisted
    ? t('unlisted')
    : running && total === 0
      ? t('listing')
      : t('progress', { asked, total, found: rows.length });
  const [gap] = missing;
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
      {status === 'stopped' ? (
        <Notice tone="info">{t('stopped', { why: isSilent ? 'silent' : 'person' })}</Notice>
      ) : undefined}
      {missing.length > 0 ? (
        <Notice tone="warning">
          {t('missing', { count: missing.length })} {explain(gap).title}
        </Notice>
      ) : undefined}
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

function CostOf({ identities, kinds, calls, isLeast }: SearchCost) {
  const t = useTranslations('acls.search');
  return t('cost', {
    people: identities === undefined ? 'unknown' : 'known',
    kinds,
    count: identities ?? 0,
    calls,
    least: isLeast ? 'yes' : 'no',
  });
}
