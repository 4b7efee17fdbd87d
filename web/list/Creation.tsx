import type { ReactNode } from 'react';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { ScopedName } from '#web/api/scope.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import type { Panel } from '#web/shell/use-panel.ts';
import { Button } from '#web/ui/Button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { lazyPart, onIntent, type LazyPart } from '#web/ui/lazy-part.ts';
import { offersCreation } from './offers-creation.ts';
import type { List } from './use-list.ts';

type Shown = Pick<List<unknown>, 'rows' | 'error'>;

export const CreateRefusal = lazyPart(async () => {
  const [part] = await Promise.all([import('#web/access/CreateRefusal.tsx'), loadMessages(['access'])]);
  return part.CreateRefusal;
});

export interface CreateButtonProps<Props> {
  list: Shown;
  panel: Panel;
  /** What the panel shows: fetched when the pointer or the focus comes near. */
  part: LazyPart<Props>;
  children: string;
}

/** The primary command of a list; it is not there where the list may not be seen. */
export function CreateButton<Props>({ list, panel, part, children }: CreateButtonProps<Props>) {
  return !offersCreation(list) ? undefined : (
    <Button variant="primary" icon={PlusIcon} onClick={() => panel.open()} {...onIntent(part)}>
      {children}
    </Button>
  );
}

export interface CreationProps {
  list: Shown;
  panel: Panel;
  /** What the form sends in the end. */
  operation: ScopedName | OperationId;
  /** The drawer with the form. */
  children: ReactNode;
}

/**
 * The form to create one more, when its panel is open: beside a list that may not be seen, why not in its place. An
 * address that opens both waits for the list.
 */
export function Creation({ list, panel, operation, children }: CreationProps) {
  if (panel.subject === undefined || (list.rows === undefined && list.error === null)) return undefined;
  if (offersCreation(list)) return children;
  return (
    <CreateRefusal operation={operation} error={list.error} onClose={panel.close}>
      {children}
    </CreateRefusal>
  );
}
