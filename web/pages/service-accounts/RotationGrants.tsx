import { useTranslations } from 'use-intl';
import type { Sweep } from '#web/api/sweep.ts';
import { useExplain } from '#web/problem/use-explain.ts';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import type { HeldQuestion } from '#web/access/held-questions.ts';
import type { Answered } from './rotation-reading.ts';
import type { PlaceGrants } from './rotation.ts';

export interface RotationGrantsProps {
  sweep: Sweep<HeldQuestion, Answered>;
  places: readonly PlaceGrants[];
  nameOf: (place: PlaceGrants['scope']) => string;
}

/** What the account is granted, place by place, and what of it could not be read. */
export function RotationGrants({ sweep, places, nameOf }: RotationGrantsProps) {
  const t = useTranslations('rotation.read');
  const explain = useExplain();
  const { status, total, asked, unread, missing } = sweep;
  const words = (error: unknown) => {
    const { title, detail } = explain(error);
    return detail === undefined ? title : `${title} – ${detail}`;
  };
  return (
    <>
      {status === 'running' ? (
        <Progress label={t('reading')} percent={total === 0 ? undefined : (asked / total) * 100} showPercent />
      ) : undefined}
      <KeyValueList
        items={places.map(({ scope, grants, acls }) => ({
          label: nameOf(scope),
          value: t('counts', {
            roles: grants.roles.length,
            permissions: grants.permissions.length,
            acls: acls.length,
          }),
        }))}
      />
      {unread.length + missing.length === 0 ? undefined : (
        <Notice tone="warning" announce title={t('gaps')}>
          <ul className="effects">
            {missing.map((error) => (
              <li key={words(error)}>{t('lists', { reason: words(error) })}</li>
            ))}
            {unread.map(({ item, error }) => (
              <li key={JSON.stringify([item.scope.id, item.what, 'pair' in item ? item.pair : ''])}>
                {t(`gap.${item.what}`, {
                  place: nameOf(item.scope),
                  kind: 'pair' in item ? `${item.pair.service}.${item.pair.resource}` : '',
                  reason: words(error),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
