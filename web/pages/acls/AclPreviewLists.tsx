import { useFormatter, useTranslations } from 'use-intl';
import { outcomes } from '#web/access/EffectGroup.tsx';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { AclGroup } from './AclGroup.tsx';
import type { AclEffect } from './use-acl-effect.ts';
import type { Effect } from '#web/access/use-effect-of.ts';
import { usePathWords } from '#web/access/use-path-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Progress } from '#web/ui/Progress.tsx';
import type { AclWords } from './use-acl-words.ts';

export interface AclPreviewListsProps {
  effect: Effect<AclEffect>;
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  words: AclWords;
}

/** What a change of ACLs does before it is made: gained or lost, what has no effect and why, what cannot be known. */
export function AclPreviewLists({ effect, subjects, words }: AclPreviewListsProps) {
  const t = useTranslations('acls.preview');
  const format = useFormatter();
  const wayOf = usePathWords(useScope());
  const { asked, total } = effect.reading.sweep;
  const acls = effect.value?.acls ?? [];
  // While it is read once more, what is known stays in sight.
  const pending = effect.state === 'reading' && effect.reading.again === undefined;
  const loading = t('loading', { asked, total });
  return (
    <section className="form" aria-label={t('title')} aria-busy={pending}>
      <h3>{t('title')}</h3>
      {pending ? (
        <p className="field-hint">
          <Progress label={loading} percent={total === 0 ? undefined : (100 * asked) / total} /> {loading}
        </p>
      ) : (
        outcomes.map((outcome) => {
          const ofThese = acls.filter((one) => one.outcome === outcome);
          return (
            <AclGroup
              key={outcome}
              outcome={outcome}
              title={t(outcome, { count: ofThese.length })}
              acls={ofThese}
              subjects={subjects}
              words={words}
              remark={({ paths }) =>
                paths.length === 0 ? undefined : t('also', { paths: format.list([...new Set(paths.map(wayOf))]) })
              }
            />
          );
        })
      )}
    </section>
  );
}
