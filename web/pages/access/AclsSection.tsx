import type { UseQueryResult } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { GrantLevel } from '#shared/rules/access.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import { keyOfPair } from '#web/access/acl-entry.ts';
import { aclQuery } from '#web/access/acl-address.ts';
import type { SubjectAccess } from './use-subject-access.ts';
import type { NameOfResource } from '#web/access/use-resource-names.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { AclNames } from './use-acl-names.ts';

/** What is held on one resource, at one level. */
interface AclRow {
  readonly key: string;
  /** Its kind and its name, or its id where no list tells the name. */
  readonly resource: string;
  readonly resourceId: string;
  readonly level: GrantLevel;
  readonly permissions: readonly string[];
}

export interface AclsSectionProps {
  access: SubjectAccess;
  names: AclNames;
  subject: Subject;
  name: string;
  /** The permissions of the scope, which say on what kinds of resource there can be any. */
  catalogue: Pick<UseQueryResult<readonly Permission[]>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
}

/** ACLs on every kind of resource that permissions exist for, as they come in, and what could not be read. */
export function AclsSection({ access, names, subject, name, catalogue }: AclsSectionProps) {
  const t = useTranslations('access.acls');
  const scope = useScope();
  const format = useFormatter();
  const { own, above, asked, knowledge } = access;
  const nameOf = useAclName(catalogue.data ?? []);
  const rows = [own, ...(above === undefined ? [] : [above])].flatMap(({ acls, reading: { level } }) =>
    byResource(acls, level, nameOf, level === scope.kind ? names.here : names.above),
  );
  const gaps = knowledge.gaps.flatMap((gap) => (gap.kind === 'acls' ? [`${gap.service}.${gap.resource}`] : []));
  const columns = useAclColumns();
  const looking = asked.done < asked.all;
  const progress = t('looking', { done: asked.done, all: asked.all });
  return (
    <section aria-labelledby="access-acls" className="page-section">
      <header className="section-head">
        <h2 id="access-acls">{t('title')}</h2>
        <TextLink to={paths.acls(scope, aclQuery({ pair: 'all', whose: subject }).toString())}>{t('manage')}</TextLink>
      </header>
      {catalogue.isError && catalogue.data === undefined ? (
        <Notice
          tone="warning"
          actions={
            <Button size="small" pending={catalogue.isFetching} onClick={() => void catalogue.refetch()}>
              {t('again')}
            </Button>
          }
        >
          {t('noKinds')}
        </Notice>
      ) : undefined}
      {looking ? (
        <p className="field-hint">
          <Progress label={progress} percent={(100 * asked.done) / asked.all} /> {progress}
        </p>
      ) : undefined}
      {gaps.length === 0 ? undefined : (
        <Notice tone="warning">{t('gaps', { count: gaps.length, pairs: format.list(gaps) })}</Notice>
      )}
      {rows.length === 0 ? (
        looking || catalogue.data === undefined ? undefined : (
          <p>{t('none')}</p>
        )
      ) : (
        <DataTable
          caption={t('caption', { name })}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          rowName={({ resource }) => resource}
        />
      )}
    </section>
  );
}

function useAclName(permissions: readonly Permission[]): (item: AclItem) => string {
  const t = useTranslations('access.acls');
  const names = new Map(permissions.map(({ uuid, name }) => [uuid, name]));
  return ({ permissionId }) => names.get(permissionId) ?? t('unknownPermission', { id: shortId(permissionId) });
}

/** Each resource once, by kind and name. */
function byResource(
  acls: readonly AclItem[],
  level: GrantLevel,
  permissionOf: (item: AclItem) => string,
  nameOf: NameOfResource,
): readonly AclRow[] {
  const groups = groupsOf(acls, (item) => `${keyOfPair(item)} ${item.resourceId}`);
  const rows = [...groups].map(([key, own]): AclRow => {
    const [first] = own;
    const { service, resource, resourceId } = first;
    return {
      key: `${level} ${key}`,
      resource: `${service}.${resource} ${nameOf(first) ?? shownResource(resourceId)}`,
      resourceId,
      level,
      permissions: [...new Set(own.map(permissionOf))].toSorted(),
    };
  });
  return rows.toSorted((one, two) => one.resource.localeCompare(two.resource));
}

function useAclColumns(): readonly Column<AclRow>[] {
  const t = useTranslations('access.acls');
  const levels = useTranslations('access.grants');
  return [
    {
      id: 'resource',
      header: t('columns.resource'),
      cell: ({ resource, resourceId }) => <span title={resourceId}>{nameText(resource)}</span>,
      width: '40%',
    },
    {
      id: 'permission',
      header: t('columns.permissions'),
      cell: ({ permissions }) => (
        <span className="sources">
          {permissions.map((name) => (
            <code key={name}>{nameText(name)}</code>
          ))}
        </span>
      ),
    },
    { id: 'level', header: t('columns.level'), cell: ({ level }) => levels(level), width: '10rem', narrow: 'below' },
  ];
}
