import { useTranslations } from 'use-intl';
import type { AclReceipt } from '#web/access/acl-change.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import { useAclPreview } from '#web/access/use-acl-preview.ts';
import type { AclRun } from '#web/access/use-acl-run.ts';
import { useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { AclPreviewLists } from './AclPreviewLists.tsx';
import { AclRunState } from './AclRunState.tsx';
import { useAclWords } from './use-acl-words.ts';

export interface AclReviewProps {
  entries: readonly AclEntry[];
  /** Names of subjects by `keyOfSubject`. */
  names: ReadonlyMap<string, string>;
  run: AclRun;
  /** Back to the choice; not offered any more once something has been sent. */
  onBack: () => void;
  onLeave: () => void;
  /** All of it has gone through. */
  onDone: (receipt: AclReceipt) => void;
}

/** The second step of giving: what it does, then doing it. */
export function AclReview({ entries, names, run, onBack, onLeave, onDone }: AclReviewProps) {
  const t = useTranslations('acls.giving');
  const runWords = useTranslations('acls.run');
  const { cancel } = useKitText();
  const preview = useAclPreview(useScope(), 'create', entries);
  const words = useAclWords(entries.map(({ item }) => item));
  const left = run.receipt?.left.flat().length ?? 0;

  async function apply() {
    if (left === 0 && !(await preview.check())) return;
    const receipt = left > 0 ? await run.again() : await run.start('create', entries);
    if (receipt?.left.length === 0) onDone(receipt);
  }

  return (
    <>
      <DrawerBody>
        <div className="form">
          <AclPreviewLists preview={preview} names={names} words={words} />
        </div>
      </DrawerBody>
      <DrawerFooter>
        <AclRunState run={run} />
        {run.receipt === undefined ? (
          <>
            <Button onClick={onLeave}>{cancel}</Button>
            <Button onClick={onBack}>{t('back')}</Button>
          </>
        ) : (
          <Button onClick={onLeave}>{runWords('close')}</Button>
        )}
        <Button
          variant="primary"
          pending={run.running || preview.checking}
          disabledReason={preview.pending ? t('wait') : undefined}
          onClick={() => void apply()}
        >
          {left > 0 && !run.running ? runWords('again', { count: left }) : t('apply', { count: entries.length })}
        </Button>
      </DrawerFooter>
    </>
  );
}
