import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { isDisabled, subjectStatus, type SubjectStatus } from '#shared/rules/subject-status.ts';
import { StatusMark } from '#web/access/StatusMark.tsx';
import { explainQuery } from '#web/address/explain-address.ts';
import { usePathWords } from '#web/access/use-path-words.ts';
import { useStatusWord } from '#web/access/use-status-word.ts';
import { LazyExportButton } from '#web/list/lazy-export-button.ts';
import { Sources } from './Sources.tsx';
import { namedAccount, namedUser } from '#web/access/subject-list.ts';
import { useItemsById } from '#web/api/names.ts';
import { operationIn, scopePath, type Scope } from '#web/api/scope.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { serverNow } from '#web/session/session-store.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { shortId } from '#web/ui/short-id.ts';
import type { Holder } from '#web/access/holder.ts';

export interface HolderTableProps {
  permission: string;
  resource: string;
  holders: readonly Holder[];
  /** Lists are on their way that name most of them. */
  awaitsNames: boolean;
  /** Whether these are all; undefined while more are looked for. */
  isWhole: boolean | undefined;
}

/** Rows shown at a time; the names of those alone are asked for. */
const shownAtOnce = 50;

/** Holders by name with the ways they have it by; each leads to the explanation. */
export function HolderTable({ permission, resource, holders, awaitsNames, isWhole }: HolderTableProps) {
  const t = useTranslations('access.holders');
  const scope = useScope();
  const [limit, setLimit] = useState(shownAtOnce);
  const shown = holders.slice(0, limit);
  const known = useKnownHolders(shown, awaitsNames);
  const nameOf = ({ subject: { id } }: Holder) => known.get(id)?.name ?? shortId(id);
  const columns = useHolderColumns(nameOf, ({ subject: { id } }) => known.get(id)?.status);
  const savedColumns = useSavedColumns(known);
  /** Whoever has it on one resource only is explained about this one. */
  const askedAbout = ({ ways: [first, ...others] }: Holder) =>
    resource === '' && first !== undefined && 'resourceId' in first && others.length === 0
      ? first.resourceId
      : resource;
  return (
    <>
      <DataTable
        caption={t('caption', { permission })}
        columns={columns}
        rows={shown}
        rowKey={({ subject }) => `${subject.type} ${subject.id}`}
        rowName={nameOf}
        rowHref={(holder) =>
          paths.explain(scope, explainQuery({ subject: holder.subject, permission, resource: askedAbout(holder) }))
        }
      />
      {[...known.values()].some(({ status }) => isDisabled(status)) ? (
        <p className="field-hint">{t('marked')}</p>
      ) : undefined}
      {holders.length > limit ? (
        <Button size="small" onClick={() => setLimit(limit + shownAtOnce)}>
          {t('more', { shown: limit, all: holders.length })}
        </Button>
      ) : undefined}
      {isWhole === undefined ? undefined : (
        <div>
          <LazyExportButton
            rows={holders}
            columns={savedColumns}
            caption={[t('caption', { permission }), resource].filter(Boolean).join(' ')}
            of={isWhole ? 'whole' : 'part'}
          />
        </div>
      )}
    </>
  );
}

function useHolderColumns(
  nameOf: (holder: Holder) => string,
  statusOfHolder: (holder: Holder) => SubjectStatus | undefined,
): readonly Column<Holder>[] {
  const t = useTranslations('access.holders');
  const scope = useScope();
  return [
    {
      id: 'name',
      header: t('columns.name'),
      cell: (holder) => {
        const status = statusOfHolder(holder);
        return (
          <>
            {nameOf(holder)} {status === undefined ? undefined : <StatusMark status={status} />}
          </>
        );
      },
    },
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: ({ subject }) => (subject.type === 'users' ? t('user') : t('serviceAccount')),
      width: '10rem',
    },
    { id: 'from', header: t('columns.from'), cell: ({ ways }) => <Sources scope={scope} paths={ways} /> },
  ];
}

/** What a file says of the holders: their ids, too, as names are asked for of those alone that are shown. */
function useSavedColumns(known: ReadonlyMap<string, KnownHolder>): readonly Column<Holder>[] {
  const t = useTranslations('access.holders');
  const wayOf = usePathWords(useScope());
  const stateWord = useStatusWord();
  const stateOf = ({ subject, named }: Holder) =>
    known.get(subject.id)?.status ?? (named && subjectStatus(named.record, serverNow()));
  return [
    {
      id: 'name',
      header: t('columns.name'),
      cell: ({ subject, named }) => known.get(subject.id)?.name ?? named?.name,
    },
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: ({ subject }) => (subject.type === 'users' ? t('user') : t('serviceAccount')),
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: (holder) => {
        const status = stateOf(holder);
        return status && stateWord(status);
      },
    },
    { id: 'id', header: t('columns.id'), cell: ({ subject }) => subject.id },
    { id: 'from', header: t('columns.from'), cell: ({ ways }) => [...new Set(ways.map(wayOf))].join('; ') },
  ];
}

interface KnownHolder {
  readonly name: string;
  readonly status: SubjectStatus;
}

/**
 * Names of the holders, and whether the region lets them in; absent while it is on its way. Those whom the region's
 * answer tells by id only are asked for, fifty a call, in the organisation around the scope.
 */
function useKnownHolders(holders: readonly Holder[], awaitsNames: boolean): ReadonlyMap<string, KnownHolder> {
  const scope = useScope();
  const organisationId = useOrganisationId(scope.region);
  const around: Scope =
    organisationId === undefined ? scope : { region: scope.region, kind: 'organisation', id: organisationId };
  const unnamed = (type: Subject['type']) =>
    awaitsNames
      ? []
      : holders.flatMap(({ subject, named }) => (named === undefined && subject.type === type ? [subject.id] : []));
  const path = { path: scopePath(around) };
  const { region } = scope;
  const users = useItemsById<User>(region, operationIn(around, 'ListUser'), path, unnamed('users'));
  const accounts = useItemsById<ServiceAccount>(
    region,
    operationIn(around, 'ListServiceAccount'),
    path,
    unnamed('serviceAccounts'),
  );
  const now = serverNow();
  const listed = [...[...users.items.values()].map(namedUser), ...[...accounts.items.values()].map(namedAccount)];
  const named = [...listed, ...holders.flatMap((holder) => holder.named ?? [])];
  const known = new Map(named.map(({ id, name, record }) => [id, { name, status: subjectStatus(record, now) }]));
  // A list that came without one of the ids knows nobody by it; one that did not come tells nothing.
  for (const { subject } of holders) {
    const { pending, error } = subject.type === 'users' ? users : accounts;
    if (known.has(subject.id) || pending || awaitsNames) continue;
    const record = error === undefined && organisationId !== undefined ? 'gone' : 'unread';
    known.set(subject.id, { name: shortId(subject.id), status: subjectStatus(record, now) });
  }
  return known;
}
