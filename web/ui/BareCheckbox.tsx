import { useEffect, useRef } from 'react';

export interface BareCheckboxProps {
  /** Accessible name; nothing is shown beside the box. */
  label: string;
  checked: boolean;
  /** Some but not all of what it stands for is chosen. */
  indeterminate?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox alone, for the first column of a table. */
export function BareCheckbox({ label, checked, indeterminate = false, onChange }: BareCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="check-box"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
