import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { whatTakesAway, type Removal } from '#shared/rules/access-remedies.ts';
import type { AccessPath } from '#shared/rules/access.ts';
import { grantsText } from '#web/access/grant-request.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { paths, type Subject } from '#web/paths.ts';
import { useScope } from '#web/shell/use-scope.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

export interface RemovalsProps {
  subject: Subject;
  paths: readonly AccessPath[];
  permissions: readonly Permission[];
}

/** Everything that has to go so that the right is gone. */
export function Removals({ subject, paths: ways, permissions }: RemovalsProps) {
  const t = useTranslations('access.explain');
  const scope = useScope();
  const removals = whatTakesAway(ways);
  const wordsOf = (removal: Removal) => {
    switch (removal.kind) {
      case 'role':
        return t('removeRole', { name: removal.name });
      case 'permission':
        return t('removePermission');
      case 'acl':
        return t('removeAcl', { resource: shownResource(removal.resourceId) });
      case 'granular':
        return t('removeGranular', { resource: shownResource(removal.resourceId) });
      default:
        return t('removeOwnership', { resource: shownResource(removal.resourceId) });
    }
  };
  const elsewhere = (removal: Removal) => 'level' in removal && removal.level !== scope.kind;
  const here = removals.flatMap((removal) => {
    if (elsewhere(removal)) return [];
    if (removal.kind === 'role') return [removal.uuid];
    if (removal.kind !== 'permission') return [];
    const uuid = permissions.find(({ name }) => name === removal.permission)?.uuid;
    return uuid === undefined ? [] : [uuid];
  });
  return (
    <section>
      <h2>{t('takesAway')}</h2>
      {removals.length > 1 ? <p>{t('takesAwayAll')}</p> : undefined}
      <ul className="ways">
        {removals.map((removal) => {
          const what = wordsOf(removal);
          const words = elsewhere(removal) ? t('inOrganisation', { what }) : what;
          return <li key={words}>{words}</li>;
        })}
      </ul>
      {here.length === 0 ? undefined : (
        <TextLink to={`${paths.access(scope, subject)}?grant=${grantsText({ add: [], remove: here })}`}>
          {t('open')}
        </TextLink>
      )}
    </section>
  );
}
