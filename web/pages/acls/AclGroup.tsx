import { useTranslations } from 'use-intl';
import { groupsOf } from '#shared/rules/groups-of.ts';
import { keyOfEntry, keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import { openUpTo } from '#web/access/ChangedRights.tsx';
import { EffectGroup, RightsSentences, type EffectGroupProps } from '#web/access/EffectGroup.tsx';
import { groupRights } from '#web/access/grouped-rights.ts';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { AclWords } from './use-acl-words.ts';

interface GroupedAcl {
  readonly entry: AclEntry;
  /** Name of the permission. */
  readonly permission: string;
}

export interface AclGroupProps<Acl> extends Omit<EffectGroupProps, 'children'> {
  acls: readonly Acl[];
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  words: AclWords;
  /** What there is to say about one besides. */
  remark?: (acl: Acl) => string | undefined;
}

/** What becomes, or has become, of ACLs: people first, then what each may do to which things. */
export function AclGroup<Acl extends GroupedAcl>(props: AclGroupProps<Acl>) {
  const { outcome, title, acls, subjects, words, remark } = props;
  const list = useTranslations('acls.list');
  if (acls.length === 0) return undefined;
  const bySubject = groupsOf(acls, ({ entry }) => keyOfSubject(entry.subject));
  return (
    <EffectGroup outcome={outcome} title={title}>
      <ul className="effect-sentences">
        {[...bySubject].map(([key, theirs]) => {
          const { name = theirs[0].entry.subject.id, record = 'unread' } = subjects.get(key) ?? {};
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
                renderLine={(acl) => (
                  <>
                    {list('row', { name, permission: acl.permission, resource: words.resource(acl.entry.item) })}{' '}
                    <span className="field-hint">{remark?.(acl)}</span>
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
