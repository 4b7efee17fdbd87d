import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { mutationFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { showToast } from '#web/ui/toast.ts';
import { SpaceDrawer } from './SpaceDrawer.tsx';
import { userName } from './user-words.ts';

/** Assigns a user of the organisation to one of its spaces; those that are not ready open by themselves when they are. */
export function AssignDrawer({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('user.assign');
  const { region } = useScope();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation(mutationFor(region, 'AssignUserToSpace'));
  const name = userName(user);

  function assignTo(space: Space) {
    const assigned = () => {
      const there = paths.user({ region, kind: 'space', id: space.id }, user.id);
      showToast(t('assigned', { name, space: space.name ?? space.id }), {
        label: t('openThere'),
        onPress: () => void navigate(there),
      });
      onClose();
    };
    mutate({ path: { spaceId: space.id, userId: user.id } }, { onSuccess: assigned });
  }

  return (
    <SpaceDrawer
      title={t('title', { name })}
      userId={user.id}
      submitLabel={t('submit')}
      chooseFirst={t('choose')}
      pending={isPending}
      error={error}
      onChosen={assignTo}
      onClose={onClose}
    />
  );
}
