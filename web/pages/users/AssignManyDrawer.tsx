import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { runOfMany } from '#web/runs/change-of-many.ts';
import { useBeginRun } from '#web/runs/use-begin-run.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Drawer, DrawerBody, DrawerFooter } from '#web/ui/Drawer.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { SpaceChoice } from './SpaceChoice.tsx';
import { useAssignableSpaces } from './use-assignable-spaces.ts';

/** Assigns many users of the organisation to one of its spaces; who is there already is found by the run. */
export function AssignManyDrawer({ users, onClose }: { users: readonly NamedSubject[]; onClose: () => void }) {
  const t = useTranslations('runs.many');
  const { cancel } = useKitText();
  const scope = useScope();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Space>();
  const spaces = useAssignableSpaces(scope.region, scope.id, undefined, text);
  const { mutate, isPending, error } = useBeginRun();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === undefined || isPending) return;
    const { id, name = id } = chosen;
    mutate(runOfMany(scope, '', users, { kind: 'assign', space: { id, name } }));
  }

  return (
    <Drawer title={t('title.assign', { count: users.length })} onClose={onClose}>
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
            disabledReason={chosen === undefined ? t('chooseSpace') : undefined}
          >
            {t('begin', { type: 'users', count: users.length })}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  );
}
