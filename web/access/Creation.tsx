import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Creating } from './own-right.ts';
import { withWords } from '#web/messages/with-words.ts';
import type { Panel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { lazyPart, onIntent, type LazyPart } from '#web/ui/lazy-part.ts';
import { offersCreation } from './offers-creation.ts';
import type { List } from '#web/list/use-list.ts';

type Shown = Pick<List<unknown>, 'rows' | 'error'>;

const loadGate = async () => {
  const { CreateGate, readRightAhead } = await withWords(import('./CreateGate.tsx'), ['access']);
  return { CreateGate, readRightAhead };
};

/** The form, or why it is of no use to the own account. */
export const CreateGate = lazyPart(async () => (await loadGate()).CreateGate);

export interface CreateButtonProps<Props> {
  list: Shown;
  panel: Panel;
  /** What the panel shows: fetched when the pointer or the focus comes near, with whether the own account may use it. */
  part: LazyPart<Props>;
  operation: Creating;
  children: string;
}

/** The primary command of a list; it is not there where the list may not be seen. */
export function CreateButton<Props>({ list, panel, part, operation, children }: CreateButtonProps<Props>) {
  const client = useQueryClient();
  const scope = useScope();
  function prefetch() {
    part.prefetch();
    // Whoever opens the panel hears of a failure.
    void loadGate().then(
      ({ readRightAhead }) => readRightAhead(client, scope, operation),
      () => undefined,
    );
  }
  return !offersCreation(list) ? undefined : (
    <Button variant="primary" icon={PlusIcon} onClick={() => panel.open()} {...onIntent({ prefetch })}>
      {children}
    </Button>
  );
}

export interface CreationProps {
  list: Shown;
  panel: Panel;
  /** What the form sends in the end. */
  operation: Creating;
  /** The drawer with the form. */
  children: ReactNode;
}

/** The form to create one more, when its panel is open and the account is not known to be without the right. */
export function Creation({ panel, ...gate }: CreationProps) {
  return panel.subject === undefined ? undefined : <CreateGate {...gate} onClose={panel.close} />;
}
