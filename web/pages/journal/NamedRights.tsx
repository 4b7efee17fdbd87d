import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { JournalRights } from '#shared/journal.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import type { Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';

export interface NamedRightsProps {
  title: string;
  rights: JournalRights;
  /** Where they were given or taken. */
  scope: Scope;
}

/** Roles, permissions and ACLs of a change, by the names they have now; nothing where there are none. */
export function NamedRights({ title, rights, scope }: NamedRightsProps) {
  const t = useTranslations('journal.undo');
  const { roles = [], permissions = [], acls = [] } = rights;
  const known = useQuery({ ...rolesOf(scope), enabled: roles.length > 0 }).data;
  const catalogue = useQuery({ ...permissionsOf(scope), enabled: permissions.length + acls.length > 0 }).data;
  const permissionName = (id: string) => nameText(catalogue?.find(({ uuid }) => uuid === id)?.name ?? shortId(id));
  const lines = [
    ...roles.map((id) => t('role', { name: nameText(known?.find(({ uuid }) => uuid === id)?.name ?? shortId(id)) })),
    ...permissions.map(permissionName),
    ...acls.map(({ permissionId, resourceId }) => t('acl', { name: permissionName(permissionId), resourceId })),
  ];
  if (lines.length === 0) return undefined;
  return (
    <>
      <p>{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
