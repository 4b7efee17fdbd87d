import { useTranslations } from 'use-intl';
import { AffectedLists } from '#web/access/AffectedLists.tsx';
import type { Effect } from '#web/access/use-effect-of.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { SweepHead } from '#web/ui/SweepHead.tsx';
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
  const action =
    status === 'running'
      ? { label: t('stop'), onPress: stop }
      : state === 'partly' && !confirming
        ? { label: t('again'), onPress: start }
        : undefined;

  return (
    <section className="sweep" aria-label={t('holders')}>
      <h3>{t('holders')}</h3>
      <SweepHead label={t('holders')} asked={asked} total={total} isRunning={status === 'running'} action={action}>
        {progress}
      </SweepHead>
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
