import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { aclPairs } from '#web/access/acl-entry.ts';
import type { Subject } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { GranularSection } from './GranularSection.tsx';
import { useGranular } from './use-granular.ts';

export interface GranularPoliciesProps {
  subject: Subject;
  name: string;
  permissions: readonly Permission[];
}

/** Looks by itself for deprecated granular policies: nothing where there are none, a line where that is not known. */
export function GranularPolicies({ subject, name, permissions }: GranularPoliciesProps) {
  const t = useTranslations('acls.granular');
  const types = [...new Set(aclPairs(permissions).map(({ resource }) => resource))];
  const { rows, reading, unread, isAgain, again } = useGranular(useScope(), subject, types);
  // What was acted upon stays, with what came of it.
  const [isShown, setShown] = useState(false);
  if (rows.length > 0 && !isShown) setShown(true);
  const isReadAgain = isAgain && reading;
  const line = isReadAgain
    ? t('reading')
    : unread > 0
      ? t('unread', { count: unread, all: types.length })
      : isAgain && rows.length === 0
        ? t('none')
        : undefined;
  return (
    <>
      {isShown ? (
        <GranularSection subject={subject} name={name} permissions={permissions} rows={rows} onMoved={again} />
      ) : undefined}
      {line === undefined ? undefined : (
        <div className="sweep-head">
          <output>{line}</output>
          {isReadAgain || unread > 0 ? (
            <Button size="small" pending={isReadAgain} onClick={again}>
              {t('again')}
            </Button>
          ) : undefined}
        </div>
      )}
    </>
  );
}
