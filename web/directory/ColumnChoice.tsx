import type { RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Popover } from '#web/ui/Popover.tsx';

export interface ColumnChoiceProps {
  trigger: RefObject<Element | null>;
  /** Those beside the one that names the rows. */
  columns: readonly { readonly id: string; readonly header: string }[];
  onClose: () => void;
}

/** Which columns a list has beside its first, kept in the address as `?columns=email,status`, or `none`. */
export function ColumnChoice({ trigger, columns, onClose }: ColumnChoiceProps) {
  const t = useTranslations('directory');
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const given = search.get('columns')?.split(',');
  const isShown = (id: string) => given?.includes(id) ?? true;

  function choose(id: string, wanted: boolean) {
    const ids = columns.flatMap((one) => ((one.id === id ? wanted : isShown(one.id)) ? [one.id] : []));
    const next = new URLSearchParams(search);
    if (ids.length === columns.length) next.delete('columns');
    else next.set('columns', ids.join() || 'none');
    // The way back through the pages of the list is in the state.
    setSearch(next, { replace: true, state: state as unknown });
  }

  return (
    <Popover label={t('columns')} trigger={trigger} onClose={onClose} placement="bottom end">
      <div className="radios">
        {columns.map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={isShown(id)}
            onChange={({ currentTarget: { checked } }) => choose(id, checked)}
          />
        ))}
      </div>
    </Popover>
  );
}
