import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isEmptyQuestion, type AclQuestion } from '#web/access/acl-address.ts';
import { looksOf, type AclReceipt } from '#web/access/acl-change.ts';
import { keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { AclReceiptNotice } from './AclReceiptNotice.tsx';
import { AclTable } from './AclTable.tsx';
import { LazyDeleteAclsDialog, LazyGiveAclsDrawer, LazyImportAclsDrawer, LazyUndoAcls } from './lazy-parts.ts';
import { SearchState, type SearchStateProps } from './SearchState.tsx';
import { useAclSearch } from './use-acl-search.ts';
import { isAskable, useSearchCost } from './use-search-cost.ts';

export interface AclBenchProps {
  question: AclQuestion;
  pairs: readonly AclPair[];
}

/** What a question finds, and what is done with it, once it is known what looking takes. */
export function AclBench({ question, pairs }: AclBenchProps) {
  const cost = useSearchCost(question, pairs);
  return cost === undefined ? <PageSkeleton /> : <KnownBench question={question} pairs={pairs} cost={cost} />;
}

function KnownBench({ question, pairs, cost }: AclBenchProps & Pick<SearchStateProps, 'cost'>) {
  const t = useTranslations('acls');
  const scope = useScope();
  const give = usePanel('give');
  const load = usePanel('import');
  const undo = usePanel('undo');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<readonly AclEntry[]>();
  const [shown, setShown] = useState<{ id: number; receipt: AclReceipt; subjects: SubjectsByKey }>();
  // Who comes to give access need not wait for everybody to be asked about.
  const [atOnce] = useState(question.pair !== undefined && give.subject === undefined && cost === null);
  const search = useAclSearch(scope, question, atOnce);
  const { rows } = search;
  const found = useMemo(() => new Map(rows.map(({ subject, ...named }) => [keyOfSubject(subject), named])), [rows]);

  /** Shows what came of a change, and reads again what it has touched. */
  function changed(receipt: AclReceipt, subjects: SubjectsByKey) {
    setShown((before) => ({ id: (before?.id ?? 0) + 1, receipt, subjects }));
    setSelected(new Set());
    refresh(receipt, subjects);
  }

  function refresh({ results }: AclReceipt, subjects: SubjectsByKey) {
    const looks = looksOf(results.map(({ entry }) => entry));
    void search.refresh(looks, ({ subject }) => subjects.get(keyOfSubject(subject))?.name ?? subject.id);
  }

  return (
    <>
      {shown === undefined ? undefined : (
        <AclReceiptNotice
          key={shown.id}
          receipt={shown.receipt}
          subjects={shown.subjects}
          onUndone={(receipt) => refresh(receipt, shown.subjects)}
          onDismiss={() => setShown(undefined)}
        />
      )}
      {isEmptyQuestion(question) ? (
        <EmptyState kind="none-match" title={t('question.noneTitle')}>
          {t('question.none')}
        </EmptyState>
      ) : !isAskable(question, pairs) ? undefined : (
        <>
          <SearchState search={search} cost={cost} />
          {search.state === undefined && rows.length === 0 ? undefined : (
            <AclTable
              search={search}
              question={question}
              selected={selected}
              onSelect={setSelected}
              onDelete={setDeleting}
            />
          )}
        </>
      )}
      {give.subject === undefined ? undefined : (
        <LazyGiveAclsDrawer
          pairs={pairs}
          pair={typeof question.pair === 'object' ? question.pair : undefined}
          resourceId={question.resourceId}
          onClose={give.close}
          onChanged={changed}
        />
      )}
      {load.subject === undefined ? undefined : <LazyImportAclsDrawer onClose={load.close} />}
      {undo.subject === undefined ? undefined : (
        <LazyUndoAcls entry={undo.subject} onClose={undo.close} onChanged={changed} />
      )}
      {deleting === undefined ? undefined : (
        <LazyDeleteAclsDialog
          entries={deleting}
          subjects={found}
          onClose={() => setDeleting(undefined)}
          onChanged={changed}
        />
      )}
    </>
  );
}
