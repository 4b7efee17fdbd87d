import { useTranslations } from 'use-intl';
import type { AclReceipt, ItemResult } from '#web/access/acl-change.ts';
import { keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import { explainQuery } from '#web/address/explain-address.ts';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AclGroup } from './AclGroup.tsx';
import { useAclCall } from './use-acl-call.ts';
import { useAclWords } from './use-acl-words.ts';

export interface AclReceiptNoticeProps {
  receipt: AclReceipt;
  /** Whom the entries are about. */
  subjects: SubjectsByKey;
  /** All of it or some of it has been taken back. */
  onUndone: (receipt: AclReceipt) => void;
  onDismiss: () => void;
}

/** In this order: what failed on top, what was so anyhow last. */
const kinds = [
  ['failed', 'failed'],
  ['unverified', 'uncertain'],
  ['done', undefined],
  ['already', 'inert'],
] as const;

/** What really came of a change, item by item, and the way back: the opposite of what really changed. */
export function AclReceiptNotice({ receipt, subjects, onUndone, onDismiss }: AclReceiptNoticeProps) {
  const t = useTranslations('acls.receipt');
  const scope = useScope();
  const { verb, results, changed } = receipt;
  const undo = useAclCall(scope);
  const words = useAclWords(results.map(({ entry }) => entry.item));
  const nameOf = ({ subject }: AclEntry) => subjects.get(keyOfSubject(subject))?.name ?? subject.id;
  const count = (result: ItemResult) => results.filter((one) => one.result === result).length;
  const undone = undo.receipt?.left.length === 0;
  const [first] = changed;
  const allWell = count('failed') + count('unverified') === 0;

  async function takeBack() {
    const back = await undo.send(verb === 'create' ? 'delete' : 'create', changed);
    if (back !== undefined) onUndone(back);
  }

  return (
    <Notice
      key={String(undone)}
      tone={allWell ? 'good' : 'warning'}
      title={undone ? t('undone') : t(verb === 'create' ? 'created' : 'deleted', { count: changed.length })}
      announce
      actions={
        <>
          {undone || changed.length === 0 ? undefined : (
            <Button size="small" pending={undo.running} onClick={() => void takeBack()}>
              {t('undo')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </>
      }
    >
      {undone ? undefined : (
        <>
          {count('already') > 0 ? <p>{t('alreadyThere', { count: count('already') })}</p> : undefined}
          {first === undefined ? undefined : (
            <p>
              <TextLink
                to={paths.explain(
                  scope,
                  explainQuery({
                    subject: first.subject,
                    permission: words.permission(first.item),
                    resource: first.item.resourceId,
                  }),
                )}
              >
                {t('explain', { name: nameOf(first) })}
              </TextLink>
            </p>
          )}
          {kinds.map(([result, outcome]) => (
            <AclGroup
              key={result}
              outcome={outcome ?? (verb === 'create' ? 'gained' : 'lost')}
              title={t('result', { result: result === 'done' ? verb : result, count: count(result) })}
              acls={results.flatMap((one) =>
                one.result === result ? [{ entry: one.entry, permission: words.permission(one.entry.item) }] : [],
              )}
              subjects={subjects}
              words={words}
            />
          ))}
        </>
      )}
      {undo.error === undefined ? undefined : (
        <>
          <ActionFailure error={undo.error} />
          <p>{t('undoPartly')}</p>
        </>
      )}
    </Notice>
  );
}
