import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { spaceNameOf, type SpaceRow } from '#web/access/assigned-space-columns.tsx';
import { AssignedSpaces } from '#web/access/AssignedSpaces.tsx';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { LazyUnassignDialog } from './lazy-parts.ts';
import { spacesOfUserRead } from './user-reads.ts';
import { userName } from './user-words.ts';

export interface UserSpacesProps {
  user: User;
  /** The user is being deleted: nothing is asked about them any more. */
  paused: boolean;
}

/** The spaces a user is assigned to, and taking them out of one. */
export function UserSpaces({ user, paused }: UserSpacesProps) {
  const t = useTranslations('user.spaces');
  const scope = useScope();
  const [leaving, setLeaving] = useState<SpaceRow>();
  return (
    <>
      <AssignedSpaces
        words={{
          caption: t('caption', { name: userName(user) }),
          columns: { name: t('columns.name'), status: t('columns.status'), id: t('columns.id') },
          copyId: (name) => t('copyId', { name }),
          openThere: t('openThere'),
          takeOut: t('unassign'),
          noneTitle: t('noneTitle'),
          none: t('none'),
          pages: t('pages'),
          namesForbidden: t('namesForbidden'),
          titles: { forbidden: t('forbiddenTitle'), failed: t('failedTitle') },
        }}
        readFor={(state) => spacesOfUserRead(scope, user.id, state)}
        hrefIn={(id) => paths.user({ region: scope.region, kind: 'space', id }, user.id)}
        paused={paused}
        onTakeOut={setLeaving}
      />
      {leaving ? (
        <LazyUnassignDialog
          user={user}
          spaceId={leaving.id}
          spaceName={spaceNameOf(leaving)}
          onClose={() => setLeaving(undefined)}
          onGone={() => setLeaving(undefined)}
        />
      ) : undefined}
    </>
  );
}
