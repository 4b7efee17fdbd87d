import { useState, type FormEvent } from 'react';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { SpaceChoice } from './SpaceChoice.tsx';
import { useAssignableSpaces } from './use-assignable-spaces.ts';

export interface SpaceDrawerProps {
  title: string;
  /** Whose spaces are not offered again. */
  userId?: string | undefined;
  submitLabel: string;
  /** Why nothing can be done before a space is chosen. */
  chooseFirst: string;
  pending: boolean;
  error: Error | null;
  onChosen: (space: Space) => void;
  onClose: () => void;
}

/** Chooses one of the spaces of the organisation at hand. What is under way is waited for. */
export function SpaceDrawer(props: SpaceDrawerProps) {
  const { title, userId, submitLabel, chooseFirst, pending, error, onChosen, onClose } = props;
  const { cancel } = useKitText();
  const { region, id: organisationId } = useScope();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Space>();
  const spaces = useAssignableSpaces(region, organisationId, userId, text);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== undefined && !pending) onChosen(chosen);
  }

  return (
    <Drawer
      title={title}
      onClose={() => {
        if (!pending) onClose();
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
            pending={pending}
            disabledReason={chosen === undefined ? chooseFirst : undefined}
          >
            {submitLabel}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  );
}
