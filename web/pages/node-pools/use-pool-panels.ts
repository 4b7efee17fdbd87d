import { usePanel, type Panel } from '#web/scope/use-panel.ts';

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
}

/** @param when `later`: what they ask for is done once the running operation has ended; at once otherwise. */
export function usePoolPanels(when: 'now' | 'later'): PoolPanels {
  const suffix = when === 'later' ? '-later' : '';
  return {
    add: usePanel(`add${suffix}`),
    resize: usePanel(`resize${suffix}`),
    deletion: usePanel(`delete${suffix}`),
    addWorkers: usePanel(`add-workers${suffix}`),
    removeWorker: usePanel(`remove-worker${suffix}`),
    packages: usePanel(`update-packages${suffix}`),
  };
}
