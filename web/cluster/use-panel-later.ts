import { useTranslations } from 'use-intl';
import { useDoLater, type LaterAction } from '#web/operation/use-later.ts';
import type { PoolPanelProps } from './use-accepted.ts';

export interface PanelLater {
  /** Puts it off and closes the panel once the console has taken it on; undefined when it is to be done at once. */
  readonly doLater: ((action: LaterAction) => void) | undefined;
  /** The same for forms, which show what the console refuses it with: it throws that. */
  readonly submitLater: ((action: LaterAction) => Promise<void>) | undefined;
  readonly isPending: boolean;
  /** Why the console has not taken it on. */
  readonly error: Error | null;
  /** Why it cannot be asked for now. */
  readonly lock: string | undefined;
  /** Words of the button that asks for it. */
  readonly confirm: (label: string) => string;
}

/** Whether what a panel asks for is done at once or when the running operation ends. */
export function usePanelLater({ scope, cluster, lock, later, onClose }: PoolPanelProps): PanelLater {
  const l = useTranslations('later');
  const { isBusy, begin, beginAsync, isPending, error } = useDoLater(scope, cluster);
  // One that is being put off stays so, even if the operation ends meanwhile.
  if (later !== true || !(isBusy || isPending))
    return { doLater: undefined, submitLater: undefined, isPending, error, lock, confirm: (label) => label };
  return {
    isPending,
    error,
    doLater: (action) => begin(action, { onSuccess: onClose }),
    submitLater: async (action) => {
      await beginAsync(action);
      onClose();
    },
    lock: undefined,
    confirm: (label) => l('confirm', { label }),
  };
}
