import { useTranslations } from 'use-intl';
import { unswept } from '#web/access/sweep.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useHolders, type NamedSubject } from './use-holders.ts';

/** Names on the screen at once: enough to judge by. */
const shownAtOnce = 20;

/** Who holds a role in the scope, found while one looks on, and what could not be found out. */
export function Holders({ roleUuid }: { roleUuid: string }) {
  const t = useTranslations('roles.deletion');
  const scope = useScope();
  const { state = unswept, start, stop } = useHolders(scope, roleUuid);
  const { status, total, asked, found, unread, missing } = state;
  const complete = status === 'done' && unread.length === 0 && missing.length === 0;
  const doubts = [
    ...(status === 'stopped' ? [t('stopped', { count: total - asked })] : []),
    ...(unread.length > 0 ? [t('unread', { count: unread.length })] : []),
    ...(missing.length > 0 ? [t('missing')] : []),
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
        ) : complete ? undefined : (
          <Button size="small" onClick={start}>
            {t('again')}
          </Button>
        )}
      </div>
      {found.length > 0 ? (
        <>
          <p>
            <strong>{t('held', { count: found.length })}</strong>
          </p>
          <ul className="sweep-found">
            {found.slice(0, shownAtOnce).map((holder) => (
              <Holder key={holder.id} holder={holder} />
            ))}
            {found.length > shownAtOnce ? <li>… +{found.length - shownAtOnce}</li> : undefined}
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

function Holder({ holder }: { holder: NamedSubject }) {
  const t = useTranslations('roles.deletion');
  const scope = useScope();
  return (
    <li>
      <TextLink to={paths.access(scope, holder)}>{holder.name}</TextLink>{' '}
      <span className="field-hint">{t('subject', { type: holder.type })}</span>
    </li>
  );
}
