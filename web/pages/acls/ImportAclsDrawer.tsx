import { useDeferredValue, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { readAclCsv, type AclRecord } from './acl-csv.ts';
import { entriesFromRows } from './acl-csv-rows.ts';
import { keyOfSubject } from '#web/access/acl-entry.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { LazySearchState } from '#web/list/lazy-search-state.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { AclDrawer } from './AclDrawer.tsx';
import { ClusterCheck } from './ClusterCheck.tsx';
import { CsvField } from './CsvField.tsx';
import { FaultyRows } from './FaultyRows.tsx';
import { useRowSubjects } from './use-row-subjects.ts';

const noRecords: readonly AclRecord[] = [];

export interface ImportAclsDrawerProps {
  onClose: () => void;
}

/** ACLs from a CSV that is pasted or read from a file, given by a run of the server; what is not understood is said row by row and left out. */
export function ImportAclsDrawer({ onClose }: ImportAclsDrawerProps) {
  const t = useTranslations('acls.importing');
  const format = useFormatter();
  const scope = useScope();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const permissions = useQuery(permissionsOf(scope));
  const typed = text.trim() !== '';
  const csv = useMemo(() => readAclCsv(wanted), [wanted]);
  const usable =
    wanted.trim() !== '' &&
    csv.missingColumns.length === 0 &&
    csv.repeatedColumns.length === 0 &&
    csv.openQuoteAt === undefined;
  const { subjects, reading, error: unread, retry } = useRowSubjects(scope, usable ? csv.records : noRecords);
  const error = permissions.error ?? unread;
  const again = () => {
    if (permissions.error !== null) void permissions.refetch();
    if (unread !== null) retry();
  };
  const found = useMemo(
    () =>
      usable && subjects !== undefined && permissions.data !== undefined
        ? entriesFromRows(csv.records, subjects, permissions.data)
        : undefined,
    [usable, csv, subjects, permissions.data],
  );
  const isWaiting = error === null && (reading?.running ?? true);
  const entries = found?.entries ?? [];
  const byKey = useMemo(() => new Map((subjects ?? []).map((one) => [keyOfSubject(one), one])), [subjects]);

  return (
    <AclDrawer
      title={t('title')}
      entries={entries}
      subjects={byKey}
      dirty={typed}
      reason={entries.length === 0 ? t('nothing') : undefined}
      remark={found === undefined ? undefined : <ClusterCheck found={found} />}
      onClose={onClose}
    >
      <div className="form">
        <p>{t('lead')}</p>
        <CsvField text={text} onText={setText} />
        {error === null ? undefined : <ActionFailure error={error} onRetry={again} />}
        {wanted.trim() !== '' && csv.missingColumns.length > 0 ? (
          <Notice tone="error">{t('missing', { columns: format.list(csv.missingColumns) })}</Notice>
        ) : undefined}
        {csv.repeatedColumns.length > 0 ? (
          <Notice tone="error">{t('repeated', { columns: format.list(csv.repeatedColumns) })}</Notice>
        ) : undefined}
        {csv.openQuoteAt === undefined ? undefined : (
          <Notice tone="error" announce>
            {t('openQuote', { row: csv.openQuoteAt })}
          </Notice>
        )}
        {usable && csv.unknownColumns.length > 0 ? (
          <Notice tone="info">{t('unknownColumns', { columns: format.list(csv.unknownColumns) })}</Notice>
        ) : undefined}
        {usable ? (
          <output aria-busy={reading?.running}>
            {found !== undefined ? t('understood', { count: entries.length }) : isWaiting ? t('loading') : undefined}
            {reading === undefined ? undefined : (
              <div className="field-hint">
                <LazySearchState walk={reading} />
              </div>
            )}
          </output>
        ) : undefined}
        {found === undefined || found.faults.length === 0 ? undefined : <FaultyRows faults={found.faults} />}
      </div>
    </AclDrawer>
  );
}
