import { useTranslations } from 'use-intl';
import { kindText } from '#web/access/acl-entry.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import type { AclSearch } from './use-acl-search.ts';

/** More are counted, not named. */
const namedUpTo = 8;

/** How far the search has come, and what it could not read. */
export function SearchState({ search: { state, rows, start, stop } }: { search: AclSearch }) {
  const t = useTranslations('acls.search');
  if (state === undefined) {
    return (
      <div className="sweep-head">
        <span>{t('notStarted')}</span>
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
      <div className="sweep-head">
        <output>{words}</output>
        {running ? <Progress label={words} percent={total === 0 ? undefined : (100 * asked) / total} /> : undefined}
        <Button size="small" onClick={running ? stop : start}>
          {running ? t('stop') : t('again')}
        </Button>
      </div>
      {status === 'stopped' ? <Notice tone="info">{t('stopped')}</Notice> : undefined}
      {missing.length > 0 ? <Notice tone="warning">{t('missing', { count: missing.length })}</Notice> : undefined}
      {unread.length > 0 ? (
        <Notice tone="warning" title={t('unread', { count: unread.length })}>
          <ul className="ways">
            {unread.slice(0, namedUpTo).map(({ item: { subject, pair } }) => {
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
