import { useTranslations } from 'use-intl';
import { AffectedLists } from '#web/access/AffectedLists.tsx';
import type { Effect } from '#web/access/use-effect-of.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import type { RoleEffect } from './use-role-effect.ts';

/** Who holds a role in the scope and what a change does to them, found while one looks on. */
export function Holders({ effect }: { effect: Effect<RoleEffect> }) {
  const t = useTranslations('roles.deletion');
  const scope = useScope();
  const self = useSignedInRegion(scope.region)?.clientId.toLowerCase();
  const { reading, value, state, start, stop, confirming } = effect;
  const { status, total, asked } = reading.sweep;
  // Who loses most comes first.
  const affected = (value?.holders ?? []).toSorted((a, b) => b.preview.lost.length - a.preview.lost.length);
  const own = affected.find(({ subject }) => subject.id.toLowerCase() === self);
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
        ) : state === 'partly' && !confirming ? (
          <Button size="small" onClick={start}>
            {t('again')}
          </Button>
        ) : undefined}
      </div>
      {own !== undefined && own.preview.lost.length > 0 ? (
        <Notice tone="warning" announce>
          {t('yourself', { count: own.preview.lost.length })}
        </Notice>
      ) : undefined}
      {affected.length > 0 ? (
        <>
          <p>
            <strong>{t('held', { count: affected.length })}</strong>
          </p>
          <AffectedLists affected={affected} />
        </>
      ) : (
        <p>{state === 'complete' ? t('nobody') : t('nobodySoFar')}</p>
      )}
    </section>
  );
}
