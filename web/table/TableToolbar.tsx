import { useRef, type ReactNode } from 'react';
import { CloseIcon, SearchIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useKitText } from '#web/ui/kit-text.ts';

export interface FilterFieldProps {
  /** Accessible name and placeholder: "Filter by name or e-mail". */
  label: string;
  /** Left out, the field keeps its own text, and a key renders nothing of the page. */
  value?: string;
  onChange: (value: string) => void;
  /** Enter was pressed, e.g. to search the whole list rather than what is loaded. */
  onSubmit?: (value: string) => void;
}

/** Narrows a list while one types; Escape or the cross empties it. */
export function FilterField({ label, value, onChange, onSubmit }: FilterFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = useKitText();

  function empty(field: HTMLInputElement) {
    if (value === undefined) field.value = '';
    onChange('');
  }

  return (
    <div className="filter">
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          const field = event.currentTarget;
          if (event.key === 'Enter') onSubmit?.(field.value);
          if (event.key === 'Escape' && field.value !== '') {
            event.stopPropagation();
            empty(field);
          }
        }}
      />
      <SearchIcon />
      {/* Seen once there is something to empty; there before, as the first key should not wait for it. */}
      <IconButton
        icon={CloseIcon}
        label={text.clear}
        size="small"
        onClick={() => {
          if (input.current === null) return;
          empty(input.current);
          input.current.focus();
        }}
      />
    </div>
  );
}

export interface TableToolbarProps {
  /** Usually a `FilterField`, and selects beside it. */
  children?: ReactNode;
  /** "1,204 of 3,900 loaded", "3 selected"; read out when it changes. */
  count?: ReactNode;
  actions?: ReactNode;
}

/** What stands above a table: its filter, how much is shown, what can be done with it. */
export function TableToolbar({ children, count, actions }: TableToolbarProps) {
  return (
    <div className="toolbar">
      {children}
      <output className="toolbar-count">{count}</output>
      {actions !== undefined && <div className="toolbar-actions">{actions}</div>}
    </div>
  );
}

/** What stands below a table: how much is loaded (left) and its pager (right). */
export function TableFoot({ children }: { children: ReactNode }) {
  return <div className="table-foot">{children}</div>;
}
