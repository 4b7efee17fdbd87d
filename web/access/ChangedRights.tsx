import type { ReactNode } from 'react';
import { EffectGroup, RightsSentences } from './EffectGroup.tsx';
import { groupRights } from './grouped-rights.ts';

/** Of so few rights each is in sight from the beginning; of more, the sentences they make up. */
export const openUpTo = 12;

export interface ChangedRightsProps {
  outcome: 'gained' | 'lost';
  title: string;
  /** Names of permissions. */
  permissions: readonly string[];
  /** What is no single right goes before them. */
  children?: ReactNode;
}

/** What has been given or taken, in the sentences of a preview; nothing where there is nothing. */
export function ChangedRights({ outcome, title, permissions, children }: ChangedRightsProps) {
  if (permissions.length === 0 && children === undefined) return undefined;
  return (
    <EffectGroup outcome={outcome} title={title}>
      {children}
      <RightsSentences
        groups={groupRights(permissions, (permission) => ({ permission }))}
        open={permissions.length <= openUpTo}
        keyOf={(permission) => permission}
        renderLine={(permission) => <code>{permission}</code>}
      />
    </EffectGroup>
  );
}
