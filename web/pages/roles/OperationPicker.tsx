import { operationTable } from 'virtual:operation-table';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { PickList } from '#web/ui/PickList.tsx';
import { operationsOpenedAt } from './operation-needs.ts';

export interface OperationPickerProps {
  chosen: readonly OperationId[];
  /** Chooses it, or leaves it out again. */
  onTurn: (operation: OperationId) => void;
  onClose: () => void;
}

/** Chooses any number of operations of the contract by their name, their path, or the permission they take. */
export function OperationPicker({ chosen, onTurn, onClose }: OperationPickerProps) {
  const t = useTranslations('fitting.operations');
  const { close } = useKitText();
  const { kind } = useScope();
  const [text, setText] = useState('');
  const all = useMemo(() => optionsAt(kind), [kind]);
  const options = useMemo(() => {
    const isFound = finderOf(text);
    return all
      .filter(({ found }) => isFound(found))
      .map(({ option }) => (chosen.includes(option.id) ? { ...option, current: t('chosen') } : option));
  }, [all, text, chosen, t]);
  return (
    <Dialog
      title={t('add')}
      dismissable
      onClose={onClose}
      footer={
        <>
          <output className="palette-note">{t('count', { count: chosen.length })}</output>
          <Button variant="primary" onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <PickList
        label={t('find')}
        inputValue={text}
        onInputChange={setText}
        options={options}
        loading={false}
        onPick={(id) => onTurn(id as OperationId)}
      />
    </Dialog>
  );
}

/** Everything to choose from, with what finds it. */
function optionsAt(kind: 'organisation' | 'space') {
  return operationsOpenedAt(kind).map(({ operation, permissions }) => {
    const [method, path] = operationTable[operation];
    const detail = `${method} ${path}`;
    const option = { id: operation, label: operation, detail };
    return { option, found: folded([operation, detail, ...permissions].join(' ')) };
  });
}
