import { useFormatter, useTranslations } from 'use-intl';
import { AffectedLists } from '#web/access/AffectedLists.tsx';
import { ChangedRights } from '#web/access/ChangedRights.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import { createdIn, type AlikePlan } from './alike-plan.ts';
import type { AlikeReading } from './use-alike-plan.ts';
import type { PlaceReading } from './use-place-reading.ts';

export interface AlikeEffectProps {
  plan: AlikePlan;
  effect: AlikeReading['effect'];
  here: PlaceReading;
}

/** What becomes of roles and of people: what is lost first. */
export function AlikeEffect({ plan, effect, here }: AlikeEffectProps) {
  const t = useTranslations('twin.make');
  const format = useFormatter();
  const { affected = [] } = effect.value ?? {};
  const { asked, total, status } = effect.reading.sweep;
  const created = createdIn(plan);
  const waiting = plan.people.filter(({ add }) => add.roles.some((name) => created.includes(name)));
  // Nothing is said of how many hold a role as long as not everybody has been asked.
  const isKnown = here.holders?.status === 'complete';
  const holdersOf = (uuid: string) => (isKnown ? (here.holders?.byRole.get(uuid)?.length ?? 0) : -1);
  const titled = (key: 'roleLoses' | 'roleGains', name: string, uuid: string, count: number) =>
    t(key, { name: nameText(name), count, held: holdersOf(uuid) });
  return (
    <section className="sweep" aria-label={t('effect')} aria-busy={effect.state === 'reading'}>
      <h3>{t('effect')}</h3>
      {plan.roles.map(({ role, loses }) => (
        <ChangedRights
          key={role.uuid}
          outcome="lost"
          title={titled('roleLoses', role.name, role.uuid, loses.length)}
          permissions={loses}
        />
      ))}
      {plan.roles.map(({ role, isCreated, gains }) => (
        <ChangedRights
          key={role.uuid}
          outcome="gained"
          title={
            isCreated
              ? t('roleMade', { name: nameText(role.name), count: gains.length })
              : titled('roleGains', role.name, role.uuid, gains.length)
          }
          permissions={gains}
        >
          {isCreated ? <p className="field-hint">{t('nobodyYet')}</p> : undefined}
        </ChangedRights>
      ))}
      {plan.people.length > 0 ? (
        <SweepHead
          label={t('effect')}
          asked={asked}
          total={total}
          isRunning={effect.state === 'reading'}
          action={status === 'running' ? { label: t('stop'), onPress: effect.stop } : undefined}
        >
          {t('read', { asked, total })}
        </SweepHead>
      ) : undefined}
      <AffectedLists affected={affected} />
      {waiting.length > 0 ? (
        <Notice tone="info">{t('given', { count: waiting.length, names: format.list(created.map(nameText)) })}</Notice>
      ) : undefined}
      {plan.missing.length > 0 ? (
        <Notice tone="warning" title={t('missing')}>
          <p>{format.list(plan.missing.map(nameText))}</p>
        </Notice>
      ) : undefined}
    </section>
  );
}
