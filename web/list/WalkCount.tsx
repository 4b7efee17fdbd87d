import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import type { List } from './use-list.ts';
import type { Walk } from './use-walk.ts';

/** "12 matches · 1,204 of 3,900 loaded", and a way to stop or go on. */
export function WalkCount<Row>({ list, walk }: { list: List<Row>; walk: Walk<Row> }) {
  const t = useTranslations('core.list');
  const { loaded, total, rows } = list;
  return (
    <span className="walk-count">
      {t('matches', { count: rows?.length ?? 0 })}
      {' · '}
      {total === undefined ? t('loaded', { loaded }) : t('loadedOf', { loaded, total })}
      {walk.more || walk.running ? (
        <Button size="small" variant="quiet" onClick={walk.running ? walk.stop : walk.goOn}>
          {walk.running ? t('stop') : total === undefined ? t('goOn') : t('readAll', { total })}
        </Button>
      ) : undefined}
    </span>
  );
}
