import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { isComplete, unswept } from '#web/access/sweep.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { AffectedHolder } from './AffectedHolder.tsx';
import { effectOf, type NamesChange } from './role-effect.ts';
import { useHolders } from './use-holders.ts';

/** Names on the screen at once: enough to judge by. */
const shownAtOnce = 20;

export interface HoldersProps {
  roleUuid: string;
  /** What the role is to give and no longer to give. */
  change: NamesChange;
  /** Stops after some hundred identities until one asks for the rest. */
  bounded?: boolean;
}

/** Who holds a role in the scope and what a change does to them, found while one looks on, and what could not be found out. */
export function Holders({ roleUuid, change, bounded = false }: HoldersProps) {
  const t = useTranslations('roles.deletion');
  const scope = useScope();
  const self = useSignedInRegion(scope.region)?.clientId.toLowerCase();
  const { state = unswept, start, stop, goOn } = useHolders(scope, roleUuid, bounded);
  const { status, total, asked, found, unread, missing } = state;
  const settled = useDeferredValue(change);
  const affected = found.map((holder) => ({ holder, effect: effectOf(roleUuid, settled, holder, scope.kind) }));
  const own = affected.find(({ holder }) => holder.subject.id.toLowerCase() === self);
  const complete = isComplete(state);
  const doubts = [
    ...(status === 'stopped' ? [t('stopped', { count: total - asked })] : []),
    ...(unread.length > 0 ? [t('unread', { count: unread.length })] : []),
    ...(missing.length > 0 ? [t('missing')] : []),
    ...(found.some(({ aboveUnread }) => aboveUnread) ? [t('aboveUnread')] : []),
  ];
  const progress = total === 0 && status === 'running' ? t('listing') : t('progress', { asked, total });

  return (
    <section className="sweep" aria-label={t('holders')}>
      <h3>{t('holders')}</h3>
      <div className="sweep-head">
        <output>{progress}</output>
        {status === 'running' ? (
          <>
            <Progress label={t('holders')} percent={total === 0 ? undefined : (100 * asked) / total} />
            <Button size="small" onClick={stop}>
              {t('stop')}
            </Button>
          </>
        ) : complete ? undefined : bounded && status === 'stopped' ? (
          <Button size="small" onClick={goOn}>
            {t('everybody')}
          </Button>
        ) : (
          <Button size="small" onClick={start}>
            {t('again')}
          </Button>
        )}
      </div>
      {own !== undefined && own.effect.lost.length > 0 ? (
        <Notice tone="warning" announce>
          {t('yourself', { count: own.effect.lost.length })}
        </Notice>
      ) : undefined}
      {affected.length > 0 ? (
        <>
          <p>
            <strong>{t('held', { count: affected.length })}</strong>
          </p>
          <ul className="sweep-found">
            {affected.slice(0, shownAtOnce).map(({ holder, effect }) => (
              <AffectedHolder key={holder.subject.id} holder={holder} effect={effect} />
            ))}
            {affected.length > shownAtOnce ? <li>… +{affected.length - shownAtOnce}</li> : undefined}
          </ul>
        </>
      ) : (
        <p>{complete ? t('nobody') : t('nobodySoFar')}</p>
      )}
      {doubts.length > 0 ? (
        <Notice tone="warning">
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
        </Notice>
      ) : undefined}
    </section>
  );
}
