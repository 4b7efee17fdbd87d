import { usePanel, type Panel } from '#web/shell/use-panel.ts';

/** What can be open in front of the page, each under an address of its own. */
export interface PoolPanels {
  readonly add: Panel;
  /** About the pool of that name. */
  readonly resize: Panel;
  /** About the pool of that name. */
  readonly deletion: Panel;
  readonly addWorkers: Panel;
  readonly removeWorker: Panel;
  readonly packages: Panel;
  /** The same, to be done once the running operation has ended. */
  readonly resizeLater: Panel;
  readonly packagesLater: Panel;
}

export function usePoolPanels(): PoolPanels {
  return {
    add: usePanel('add'),
    resize: usePanel('resize'),
    deletion: usePanel('delete'),
    addWorkers: usePanel('add-workers'),
    removeWorker: usePanel('remove-worker'),
    packages: usePanel('update-packages'),
    resizeLater: usePanel('resize-later'),
    packagesLater: usePanel('update-packages-later'),
  };
}
