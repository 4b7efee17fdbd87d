import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { whatTakesAway, type Removal } from '#shared/rules/access-remedies.ts';
import type { AccessPath } from '#shared/rules/access.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { aclLink, grantLink } from '#web/access/change-links.ts';
import { useReach } from './use-reach.ts';

export interface RemovalsProps {
  subject: Subject;
  permission: string;
  paths: readonly AccessPath[];
  /** What to call a resource. */
  nameOf: (resourceId: string) => string;
  /** Of the scope at hand. */
  permissions: readonly Permission[];
}

/** Everything that has to go so that the right is gone, each with the way to the change that does it. */
export function Removals({ subject, permission, paths: ways, nameOf, permissions }: RemovalsProps) {
  const t = useTranslations('access.explain');
  const { here, above } = useReach(permission);
  const removals = whatTakesAway(ways);
  const inOrganisation = (removal: Removal) => 'level' in removal && removal.level !== here.kind;
  const isDirectAbove = removals.some((removal) => removal.kind === 'permission' && inOrganisation(removal));
  const catalogueAbove = useQuery({ ...permissionsOf(above ?? here), enabled: isDirectAbove }).data;

  const placeOf = (removal: Removal) => (inOrganisation(removal) ? above : here);
  /** The id that a policy knows the role or permission by. */
  function grantOf(removal: Removal): string | undefined {
    if (removal.kind === 'role') return removal.uuid;
    if (removal.kind !== 'permission') return undefined;
    const catalogue = inOrganisation(removal) ? catalogueAbove : permissions;
    return catalogue?.find(({ name }) => name === removal.permission)?.uuid;
  }
  function linkOf(removal: Removal): string | undefined {
    const place = placeOf(removal);
    if (place === undefined) return undefined;
    if (removal.kind === 'acl') return aclLink(place, subject, removal.permission, removal.resourceId, 'show');
    if (removal.kind === 'granular') return paths.access(place, subject);
    if (removal.kind === 'ownership') return undefined;
    const uuid = grantOf(removal);
    return uuid === undefined ? undefined : grantLink(place, subject, { remove: [uuid] });
  }
  function wordsOf(removal: Removal): string {
    switch (removal.kind) {
      case 'role':
        return t('removeRole', { name: removal.name });
      case 'permission':
        return t('removePermission');
      case 'acl':
        return t('removeAcl', { resource: nameText(nameOf(removal.resourceId)) });
      case 'granular':
        return t('removeGranular', { resource: nameText(nameOf(removal.resourceId)) });
      default:
        return t('removeOwnership', { resource: nameText(nameOf(removal.resourceId)) });
    }
  }

  const together = removals.flatMap((removal) => (inOrganisation(removal) ? [] : (grantOf(removal) ?? [])));
  return (
    <section>
      <h2>{t('takesAway')}</h2>
      {removals.length > 1 ? <p>{t('takesAwayAll')}</p> : undefined}
      <ul className="ways">
        {removals.map((removal) => {
          const what = wordsOf(removal);
          const words = inOrganisation(removal) ? t('inOrganisation', { what }) : what;
          const link = linkOf(removal);
          return <li key={words}>{link === undefined ? words : <TextLink to={link}>{words}</TextLink>}</li>;
        })}
      </ul>
      {together.length > 1 ? (
        <TextLink to={grantLink(here, subject, { remove: together })}>{t('openTogether')}</TextLink>
      ) : undefined}
    </section>
  );
}
