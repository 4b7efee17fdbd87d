import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { JournalInverse } from '#shared/journal.ts';
import type { AclReceipt } from '#web/access/acl-change.ts';
import { keyOfSubject } from '#web/access/acl-entry.ts';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { useSubject } from '#web/access/use-subject.ts';
import type { Subject } from '#web/address/paths.ts';
import { entryQuery } from '#web/journal/journal-read.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Drawer, DrawerBody } from '#web/ui/Drawer.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AclDrawer } from './AclDrawer.tsx';
import { DeleteAclsDialog } from './DeleteAclsDialog.tsx';

export interface UndoAclsProps {
  /** Number of the journal's entry whose change is to be taken back. */
  entry: string;
  onClose: () => void;
  onChanged: (receipt: AclReceipt, subjects: SubjectsByKey) => void;
}

/** Takes back what an entry of the journal gave or took: by the dialog of that change, with what it does now. */
export function UndoAcls({ entry, onClose, onChanged }: UndoAclsProps) {
  const t = useTranslations('acls.undo');
  const scope = useScope();
  const { data, error, refetch } = useQuery(entryQuery(entry));
  const { spaceId, organisationId } = data?.path ?? {};
  const isHere = data?.region === scope.region && (spaceId ?? organisationId) === scope.id;
  if (data?.inverse !== undefined && isHere) {
    return <Prepared inverse={data.inverse} onClose={onClose} onChanged={onChanged} />;
  }
  return (
    <Drawer title={t('title')} width="wide" onClose={onClose}>
      <DrawerBody>
        {data !== undefined ? (
          <p>{t('nothing')}</p>
        ) : error === null ? (
          <Skeleton />
        ) : (
          <ProblemPanel error={error} titles={{ failed: t('failed') }} onRetry={() => void refetch()} />
        )}
      </DrawerBody>
    </Drawer>
  );
}

function Prepared({ inverse: { path, delta }, ...rest }: Omit<UndoAclsProps, 'entry'> & { inverse: JournalInverse }) {
  const t = useTranslations('acls.undo');
  const { userId, serviceAccountId = '' } = path;
  const subject: Subject =
    userId === undefined ? { type: 'serviceAccounts', id: serviceAccountId } : { type: 'users', id: userId };
  const { name, record } = useSubject(useScope(), subject);
  const subjects: SubjectsByKey = new Map([[keyOfSubject(subject), { name, record }]]);
  const gives = delta.add?.acls;
  const entries = (gives ?? delta.delete?.acls ?? []).map((item) => ({ subject, item: { ...item } }));
  if (gives === undefined) return <DeleteAclsDialog entries={entries} subjects={subjects} {...rest} />;
  return (
    <AclDrawer title={t('title')} entries={entries} subjects={subjects} dirty={false} reason={undefined} {...rest}>
      <p>{t('lead', { count: entries.length, name })}</p>
    </AclDrawer>
  );
}
