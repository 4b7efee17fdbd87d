import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { fleetColumns, type FleetColumn } from './fleet-address.ts';

export interface ColumnChoiceProps {
  trigger: RefObject<Element | null>;
  columns: readonly FleetColumn[];
  onChange: (columns: readonly FleetColumn[]) => void;
  onClose: () => void;
}

/** Which columns the table has beside the cluster's name. */
export function ColumnChoice({ trigger, columns, onChange, onClose }: ColumnChoiceProps) {
  const t = useTranslations('fleet');
  return (
    <Popover label={t('columnsButton')} trigger={trigger} onClose={onClose} placement="bottom end">
      <div className="radios">
        {fleetColumns.map((column) => (
          <Checkbox
            key={column}
            label={t(`columns.${column}`)}
            checked={columns.includes(column)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(fleetColumns.filter((one) => (one === column ? checked : columns.includes(one))))
            }
          />
        ))}
      </div>
    </Popover>
  );
}
