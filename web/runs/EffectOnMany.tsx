import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AffectedLists } from '#web/access/AffectedLists.tsx';
import { EffectLines } from '#web/access/EffectGroup.tsx';
import type { NamedSubject } from '#web/access/subject-list.ts';
import type { Effect } from '#web/access/use-effect-of.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { nameText } from '#web/ui/name-text.ts';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import type { GrantOfMany } from './use-grant-of-many.ts';

export interface EffectOnManyProps {
  title: string;
  kind: 'grant' | 'revoke';
  type: NamedSubject['type'];
  effect: Effect<GrantOfMany>;
  /** Before the names. */
  children?: ReactNode;
}

/** What a change does to each of many, counted and the first of them named, while it is read and after. */
export function EffectOnMany({ title, kind, type, effect, children }: EffectOnManyProps) {
  const t = useTranslations('runs.many');
  const sweeping = useTranslations('roles.deletion');
  const { affected = [], same = [] } = effect.value ?? {};
  const { asked, total, status } = effect.reading.sweep;
  const action =
    status === 'running'
      ? { label: sweeping('stop'), onPress: effect.stop }
      : effect.state === 'partly' && !effect.confirming
        ? { label: sweeping('again'), onPress: effect.start }
        : undefined;
  return (
    <section className="sweep" aria-label={t('effect')} aria-busy={effect.state === 'reading'}>
      <h3>{title}</h3>
      <SweepHead label={t('effect')} asked={asked} total={total} isRunning={effect.state === 'reading'} action={action}>
        {t('read', { asked, total })}
      </SweepHead>
      {children}
      {affected.length > 0 ? <strong>{t('changed', { type, count: affected.length })}</strong> : undefined}
      <AffectedLists affected={affected} />
      <EffectLines
        outcome="inert"
        title={t(`same.${kind}`, { type, count: same.length })}
        items={same}
        keyOf={({ id }) => id}
        renderLine={(subject) => nameText(subject.name)}
      />
    </section>
  );
}

/** What is to be confirmed of it: what could not be read, and what is not certain. */
export function useEffectOnMany(effect: Effect<GrantOfMany>, subjects: readonly NamedSubject[]) {
  const t = useTranslations('runs.many');
  const access = useTranslations('access.effect');
  const explain = useExplain();
  const { affected = [], same = [] } = effect.value ?? {};
  const { status, unread } = effect.reading.sweep;
  const type = subjects[0]?.type ?? 'users';
  const leftOut = t('leftOut', { type, count: subjects.length - affected.length - same.length });
  const why = unread[0] === undefined ? '' : explain(unread[0].error).title;
  return {
    effect,
    unread: `${t('unreadLeftOut', { type, count: unread.length })} ${status === 'stopped' ? '' : leftOut} ${why}`,
    leftOut,
    doubts: affected.some(({ preview }) => preview.uncertain.length > 0) ? [access('uncertain')] : [],
  };
}
