import { useState, type ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Vm } from '#shared/contract/platform/vms.ts';
import { learnUnavailable, useUnavailable } from '#web/api/unavailable.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { PlayIcon, RefreshIcon, TrashIcon } from '#web/ui/icons.tsx';
import { StopIcon } from '#web/ui/later-icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { MenuItem } from '#web/ui/menu-item.ts';
import { showToast } from '#web/ui/toast.ts';
import { operationOf, sendAction } from './send-action.ts';
import { isPossible, lacksRootVolume, type VmAction } from './vm-facts.ts';
import { vmRead } from './vms-read.ts';

/** An action in front of the page: to be confirmed, under way, or refused by the region. */
export interface StartedAction {
  readonly action: VmAction;
  readonly vm: Vm;
  readonly isSent?: boolean;
  /** Why it was not done, when it was tried already. */
  readonly error?: unknown;
}

export interface VmActions {
  /** Everything that can be done to a machine; what its state does not allow says why. */
  readonly itemsFor: (vm: Vm) => readonly (MenuItem & { readonly id: VmAction; readonly onAction: () => void })[];
  /** To be rendered by the page. */
  readonly dialog: ReactNode;
}

const VmDialog = lazyPart(async () => (await import('./VmDialog.tsx')).VmDialog);
const icons = { start: PlayIcon, stop: StopIcon, reboot: RefreshIcon, delete: TrashIcon };
const actions = ['start', 'stop', 'reboot', 'delete'] as const;

/** What can be done to the machines of the space, from a row's menu and from a machine's page alike. */
export function useVmActions(): VmActions {
  const t = useTranslations('vms');
  const s = useTranslations('services');
  const scope = useScope();
  const { region } = scope;
  const client = useQueryClient();
  const [started, setStarted] = useState<StartedAction>();
  const missing = {
    start: useUnavailable(region, 'StartVm'),
    stop: useUnavailable(region, 'StopVm'),
    reboot: useUnavailable(region, 'RebootVm'),
    delete: useUnavailable(region, 'DeleteVm'),
  };
  const failed = (action: VmAction, vm: Vm, error: unknown) => {
    setStarted({ action, vm, error });
    void learnUnavailable(client, vmRead(scope, vm.id), operationOf[action], error);
  };
  const run = useMutation({
    meta: { region, changes: ['vms'] },
    mutationFn: ({ action, vm, force }: { action: VmAction; vm: Vm; force: boolean }) =>
      sendAction(scope, action, vm.id, force),
    onSuccess: (_reply, { action, vm }) => {
      setStarted((now) => (now?.action === action && now.vm.id === vm.id ? undefined : now));
      showToast(t(`done.${action}`, { name: vm.id }));
    },
    onError: (error, { action, vm }) => failed(action, vm, error),
  });

  function begin(action: VmAction, vm: Vm) {
    // Starting takes nothing away, so nobody is asked, unless the region is known to refuse it.
    if (action === 'start' && !lacksRootVolume(vm)) run.mutate({ action, vm, force: false });
    else setStarted({ action, vm });
  }

  const itemsFor: VmActions['itemsFor'] = (vm) =>
    actions.map((action) => ({
      id: action,
      label: t(`actions.${action}`),
      icon: icons[action],
      danger: action === 'delete',
      disabledReason: missing[action]
        ? s('notOffered')
        : isPossible(action, vm)
          ? undefined
          : t(`impossible.${action}`, { state: vm.state }),
      onAction: () => begin(action, vm),
    }));

  const dialog = started && (
    <VmDialog
      key={`${started.action} ${started.vm.id}`}
      scope={scope}
      started={started}
      onConfirm={(force) => {
        const { action, vm } = started;
        setStarted({ action, vm, isSent: true });
        run.mutate({ action, vm, force });
      }}
      onClose={() => setStarted(undefined)}
    />
  );
  return { itemsFor, dialog };
}
