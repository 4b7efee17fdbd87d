import { useFormatter, useTranslations } from 'use-intl';
import { EffectGroup, outcomes, RightsSentences } from '#web/access/EffectGroup.tsx';
import { groupRights } from '#web/access/grouped-rights.ts';
import { keyOfEntry, keyOfSubject } from '#web/access/acl-entry.ts';
import type { AclOutcome, PreviewedAcl } from './acl-preview.ts';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import type { AclEffect } from './use-acl-effect.ts';
import type { Effect } from '#web/access/use-effect-of.ts';
import { usePathWords } from '#web/access/use-path-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Progress } from '#web/ui/Progress.tsx';
import { nameText } from '#web/ui/name-text.ts';
import type { AclWords } from './use-acl-words.ts';

/** Of so few ACLs each is in sight from the beginning; of more, the sentences they make up. */
const openUpTo = 12;

export interface AclPreviewListsProps {
  effect: Effect<AclEffect>;
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  words: AclWords;
}

/** What a change of ACLs does before it is made: gained or lost, what has no effect and why, what cannot be known. */
export function AclPreviewLists({ effect, subjects, words }: AclPreviewListsProps) {
  const t = useTranslations('acls.preview');
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
        outcomes.map((outcome) => (
          <Group
            key={outcome}
            outcome={outcome}
            acls={acls.filter((one) => one.outcome === outcome)}
            subjects={subjects}
            words={words}
          />
        ))
      )}
    </section>
  );
}

interface GroupProps extends Pick<AclPreviewListsProps, 'subjects' | 'words'> {
  outcome: AclOutcome;
  acls: readonly PreviewedAcl[];
}

/** People first, then what each may do to which things. */
function Group({ outcome, acls, subjects, words }: GroupProps) {
  const t = useTranslations('acls.preview');
  const list = useTranslations('acls.list');
  const format = useFormatter();
  const wayOf = usePathWords(useScope());
  if (acls.length === 0) return undefined;
  const bySubject = new Map<string, PreviewedAcl[]>();
  for (const acl of acls) {
    const key = keyOfSubject(acl.entry.subject);
    bySubject.set(key, [...(bySubject.get(key) ?? []), acl]);
  }
  return (
    <EffectGroup outcome={outcome} title={t(outcome, { count: acls.length })}>
      <ul className="effect-sentences">
        {[...bySubject].map(([key, theirs]) => {
          const { name = theirs[0]?.entry.subject.id ?? '', record = 'unread' } = subjects.get(key) ?? {};
          return (
            <li key={key}>
              <strong>{nameText(name)}</strong> <SubjectMark record={record} />
              <RightsSentences
                groups={groupRights(theirs, ({ permission, entry }) => ({
                  permission,
                  resourceId: entry.item.resourceId,
                }))}
                open={acls.length <= openUpTo}
                keyOf={({ entry }) => keyOfEntry(entry)}
                renderLine={({ entry, permission, paths }) => (
                  <>
                    {list('row', { name, permission, resource: words.resource(entry.item) })}{' '}
                    {paths.length === 0 ? undefined : (
                      <span className="field-hint">
                        {t('also', { paths: format.list([...new Set(paths.map(wayOf))]) })}
                      </span>
                    )}
                  </>
                )}
              />
            </li>
          );
        })}
      </ul>
    </EffectGroup>
  );
}
