import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { RunScope, RunStep } from '#shared/run.ts';
import { keyOfItem, sameCase } from '#web/access/acl-entry.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { useResourceNames } from '#web/access/use-resource-names.ts';
import { shortId } from '#web/ui/short-id.ts';

/** The ACLs of a step by name, once somebody wants to see them; nothing for any other step. */
export function StepAcls({ scope, step }: { scope: RunScope; step: RunStep }) {
  const t = useTranslations('runs.acls');
  const [isOpen, setOpen] = useState(false);
  if (aclsIn(step.body).length === 0) return undefined;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('each')}</summary>
      {isOpen ? <AclList scope={scope} step={step} /> : undefined}
    </details>
  );
}

function AclList({ scope, step: { body, state, changed } }: { scope: RunScope; step: RunStep }) {
  const t = useTranslations('runs.acls');
  const items = aclsIn(body);
  const { data: permissions = [] } = useQuery(permissionsOf(scope));
  const names = new Map(permissions.map(({ uuid, name }) => [uuid, name]));
  const resourceName = useResourceNames(scope, items);
  const done = new Set(aclsIn(changed).map(keyOfItem));
  const isSo = (item: AclItem) =>
    state === 'skipped' || (state === 'done' && changed !== undefined && !done.has(keyOfItem(item)));
  return (
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be in reach of the keyboard */
    <ul className="rights" tabIndex={0} aria-label={t('each')}>
      {items.map((item) => (
        <li key={keyOfItem(item)}>
          {t('row', {
            permission: names.get(sameCase(item.permissionId)) ?? shortId(item.permissionId),
            resource: resourceName(item) ?? shownResource(item.resourceId),
          })}{' '}
          {isSo(item) ? <span className="field-hint">{t('so')}</span> : undefined}
        </li>
      ))}
    </ul>
  );
}

function aclsIn(body: unknown): readonly AclItem[] {
  const { items = [] } = (body ?? {}) as { readonly items?: readonly AclItem[] };
  return items;
}
