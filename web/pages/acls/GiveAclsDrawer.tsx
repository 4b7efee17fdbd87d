import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AclReceipt } from '#web/access/acl-change.ts';
import { itemFor, keyOfPair, keyOfSubject, kindText, permissionsOn, type AclEntry } from '#web/access/acl-entry.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import type { NamedSubject, SubjectsByKey } from '#web/access/subject-list.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Select } from '#web/ui/Select.tsx';
import { AclDrawer } from './AclDrawer.tsx';
import { PermissionChoice } from './PermissionChoice.tsx';
import { longestId, parseIds } from './resource-ids.ts';
import { ResourceChoice } from './ResourceChoice.tsx';
import { SubjectChoice } from './SubjectChoice.tsx';

export interface GiveAclsDrawerProps {
  pairs: readonly AclPair[];
  /** Chosen beforehand, as from the page of a cluster. */
  pair: AclPair | undefined;
  resourceId: string;
  onClose: () => void;
  onChanged: (receipt: AclReceipt, subjects: SubjectsByKey) => void;
}

/** As many as fifty calls carry. */
const most = 5_000;

/** Gives some permissions on some resources to some people: every one of them on every one, by ACL. */
export function GiveAclsDrawer({ pairs, pair: given, resourceId, onClose, onChanged }: GiveAclsDrawerProps) {
  const t = useTranslations('acls.giving');
  const question = useTranslations('acls.question');
  const { data: permissions = [] } = useQuery(permissionsOf(useScope()));
  const [subjects, setSubjects] = useState<readonly NamedSubject[]>([]);
  const [kind, setKind] = useState(given === undefined ? '' : keyOfPair(given));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [ids, setIds] = useState(resourceId);
  const pair = pairs.find((one) => keyOfPair(one) === kind);
  const offered = pair === undefined ? [] : permissionsOn(pair, permissions);
  const wanted = offered.filter(({ uuid }) => chosen.has(uuid));
  const resources = parseIds(ids);
  const count = subjects.length * wanted.length * resources.length;
  const entries = count > most ? [] : entriesOf();

  function entriesOf(): readonly AclEntry[] {
    return subjects.flatMap(({ type, id }) =>
      wanted.flatMap((permission) =>
        resources.flatMap((resource) => {
          const item = itemFor(permission, resource);
          return item === undefined ? [] : [{ subject: { type, id }, item }];
        }),
      ),
    );
  }

  function reasonNotTo(): string | undefined {
    if (subjects.length === 0) return t('needSubject');
    if (wanted.length === 0) return t('needPermission');
    if (resources.length === 0) return t('needResource');
    if (resources.some((id) => id.length > longestId)) return t('tooLong');
    return count > most ? t('tooMany', { count, most }) : undefined;
  }

  return (
    <AclDrawer
      title={t('title')}
      entries={entries}
      subjects={new Map(subjects.map((one) => [keyOfSubject(one), one]))}
      dirty={subjects.length > 0 || chosen.size > 0 || ids !== resourceId}
      reason={reasonNotTo()}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className="form">
        <SubjectChoice chosen={subjects} onChoose={setSubjects} />
        <Select
          label={t('kind')}
          value={kind}
          placeholder={question('kindPlaceholder')}
          onChange={({ currentTarget: { value } }) => {
            setKind(value);
            setChosen(new Set());
          }}
          options={pairs.map((one) => ({ value: keyOfPair(one), label: kindText(one) }))}
        />
        <PermissionChoice permissions={offered} chosen={chosen} onChoose={setChosen} />
        <ResourceChoice pair={pair} text={ids} onText={setIds} />
      </div>
    </AclDrawer>
  );
}
