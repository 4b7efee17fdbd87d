import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { mutationFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { SpaceChoice } from './SpaceChoice.tsx';
import { useAssignableSpaces } from './use-assignable-spaces.ts';
import { userName } from './user-words.ts';

/** Assigns a user of the organisation to one of its spaces; those that are not ready open by themselves when they are. */
export function AssignDrawer({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTranslations('user.assign');
  const { cancel } = useKitText();
  const { region, id: organisationId } = useScope();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Space>();
  const spaces = useAssignableSpaces(region, organisationId, user.id, text);
  const { mutate, isPending, error } = useMutation(mutationFor(region, 'AssignUserToSpace'));
  const name = userName(user);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined || isPending) return;
    const assigned = () => {
      const there = paths.user({ region, kind: 'space', id: chosen.id }, user.id);
      showToast(t('assigned', { name, space: chosen.name ?? chosen.id }), {
        label: t('openThere'),
        onPress: () => void navigate(there),
      });
      onClose();
    };
    mutate({ path: { spaceId: chosen.id, userId: user.id } }, { onSuccess: assigned });
  }

  return (
    <Drawer
      title={t('title', { name })}
      onClose={() => {
        if (!isPending) onClose();
      }}
    >
      <form noValidate onSubmit={submit}>
        <DrawerBody>
          <div className="form">
            <SpaceChoice {...spaces} text={text} onText={setText} chosenId={chosen?.id} onChoose={setChosen} />
            {error === null ? undefined : <ActionFailure error={error} />}
          </div>
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            pending={isPending}
            disabledReason={chosen === undefined ? t('choose') : undefined}
          >
            {t('submit')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  );
}
