import { useFormatter, useTranslations } from 'use-intl';
import { keyOfEntry, keyOfSubject } from '#web/access/acl-entry.ts';
import type { AclOutcome, PreviewedAcl } from './acl-preview.ts';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import type { AclEffect } from './use-acl-effect.ts';
import type { Effect } from '#web/access/use-effect-of.ts';
import { usePathWords } from '#web/access/use-path-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Progress } from '#web/ui/Progress.tsx';
import type { AclWords } from './use-acl-words.ts';

/** More are counted, not listed: a list of a thousand helps nobody decide. */
const listed = 100;
const openUpTo = 12;

const outcomes: readonly AclOutcome[] = ['gained', 'lost', 'kept', 'inert', 'uncertain'];

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
            title={t(outcome, { count: acls.filter((one) => one.outcome === outcome).length })}
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
  title: string;
  acls: readonly PreviewedAcl[];
}

function Group({ title, acls, subjects, words }: GroupProps) {
  const t = useTranslations('acls.preview');
  const list = useTranslations('acls.list');
  const format = useFormatter();
  const wayOf = usePathWords(useScope());
  if (acls.length === 0) return undefined;
  return (
    <details open={acls.length <= openUpTo}>
      <summary>{title}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be in reach of the keyboard */}
      <ul className="rights" tabIndex={0} aria-label={title}>
        {acls.slice(0, listed).map(({ entry, permission, paths }) => {
          const { name = entry.subject.id, record = 'unread' } = subjects.get(keyOfSubject(entry.subject)) ?? {};
          return (
            <li key={keyOfEntry(entry)}>
              {list('row', { name, permission, resource: words.resource(entry.item) })} <SubjectMark record={record} />{' '}
              {paths.length === 0 ? undefined : (
                <span className="field-hint">{t('also', { paths: format.list([...new Set(paths.map(wayOf))]) })}</span>
              )}
            </li>
          );
        })}
        {acls.length > listed ? <li>{t('more', { count: acls.length - listed })}</li> : undefined}
      </ul>
    </details>
  );
}
