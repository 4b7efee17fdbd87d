import { useFormatter, useTranslations } from 'use-intl';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { GrantLevel } from '#shared/rules/access.ts';
import { aclQuery } from '#web/access/acl-address.ts';
import type { SubjectAccess } from './use-subject-access.ts';
import { useResourceNames } from '#web/access/use-resource-names.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import type { Scope } from '#web/api/scope.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { shortId } from '#web/ui/short-id.ts';

const LazyGranularSection = lazyPart(async () => {
  const [{ GranularSection }] = await Promise.all([import('./GranularSection.tsx'), loadMessages(['acls'])]);
  return GranularSection;
});

interface AclRow extends AclItem {
  readonly level: GrantLevel;
}

export interface AclsSectionProps {
  access: SubjectAccess;
  subject: Subject;
  name: string;
  permissions: readonly Permission[];
}

/** ACLs on every kind of resource that permissions exist for, as they come in, and what could not be read. */
export function AclsSection({ access, subject, name, permissions }: AclsSectionProps) {
  const t = useTranslations('access.acls');
  const scope = useScope();
  const format = useFormatter();
  const { own, above, asked, knowledge } = access;
  const rows = [own, ...(above === undefined ? [] : [above])].flatMap(({ acls, reading }) =>
    acls.map((item): AclRow => ({ ...item, level: reading.level })),
  );
  const nameOf = useAclName(permissions);
  const organisationId = useOrganisationId(scope.region);
  const around: Scope = { region: scope.region, kind: 'organisation', id: organisationId ?? '' };
  const here = useResourceNames(scope, own.acls);
  const further = useResourceNames(around, above?.acls ?? []);
  const resourceOf = (row: AclRow) => (row.level === scope.kind ? here(row) : further(row));
  const gaps = knowledge.gaps.flatMap((gap) => (gap.kind === 'acls' ? [`${gap.service}.${gap.resource}`] : []));
  const columns = useAclColumns(nameOf, resourceOf);
  const looking = asked.done < asked.all;
  const progress = t('looking', { done: asked.done, all: asked.all });
  return (
    <section aria-labelledby="access-acls" className="page-section">
      <header className="section-head">
        <h2 id="access-acls">{t('title')}</h2>
        <TextLink to={paths.acls(scope, aclQuery({ pair: 'all', whose: subject }).toString())}>{t('manage')}</TextLink>
      </header>
      {looking ? (
        <p className="field-hint">
          <Progress label={progress} percent={(100 * asked.done) / asked.all} /> {progress}
        </p>
      ) : undefined}
      {gaps.length === 0 ? undefined : (
        <Notice tone="warning">{t('gaps', { count: gaps.length, pairs: format.list(gaps) })}</Notice>
      )}
      {rows.length === 0 ? (
        looking ? undefined : (
          <p>{t('none')}</p>
        )
      ) : (
        <DataTable
          caption={t('caption', { name })}
          columns={columns}
          rows={rows}
          rowKey={(row) => `${row.level} ${row.permissionId} ${row.resourceId} ${row.subresource ?? ''}`}
          rowName={nameOf}
        />
      )}
      <LazyGranularSection subject={subject} name={name} permissions={permissions} />
    </section>
  );
}

function useAclName(permissions: readonly Permission[]): (row: AclRow) => string {
  const t = useTranslations('access.acls');
  const names = new Map(permissions.map(({ uuid, name }) => [uuid, name]));
  return ({ permissionId }) => names.get(permissionId) ?? t('unknownPermission', { id: shortId(permissionId) });
}

function useAclColumns(
  nameOf: (row: AclRow) => string,
  resourceOf: (row: AclRow) => string | undefined,
): readonly Column<AclRow>[] {
  const t = useTranslations('access.acls');
  const levels = useTranslations('access.grants');
  return [
    { id: 'permission', header: t('columns.permission'), cell: (row) => <code>{nameOf(row)}</code> },
    {
      id: 'resource',
      header: t('columns.resource'),
      cell: (row) => (
        <span title={row.resourceId}>
          {`${row.service}.${row.resource} ${resourceOf(row) ?? shownResource(row.resourceId)}`}
        </span>
      ),
    },
    { id: 'level', header: t('columns.level'), cell: ({ level }) => levels(level), width: '10rem', narrow: 'below' },
  ];
}
