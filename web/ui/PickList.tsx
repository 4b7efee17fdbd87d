import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { SearchIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';
import type { Option, OptionGroup, RemoteOptions } from './option.ts';
import { PickRow, pickRowId } from './PickRow.tsx';
import { Spinner } from './Spinner.tsx';

export interface PickListProps extends Omit<RemoteOptions, 'options'> {
  /** Accessible name of the field and the list: "Find a space". */
  label: string;
  inputValue: string;
  onInputChange: (text: string) => void;
  options: readonly (Option | OptionGroup)[];
  onPick: (id: string) => void;
  /** Said where there are none: left out, that nothing matches, which is known once everything was looked through. */
  none?: string | undefined;
  /** The options are still those of other letters: Enter waits for the first of what is typed. */
  isBehind?: boolean;
}

export interface PickParts {
  /** What makes an input the field of the list. */
  readonly field: ComponentProps<'input'>;
  /** The options, with the one the keyboard is at. */
  readonly list: ReactNode;
}

/** How far a key goes in the list. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * A field with the list of what fits: arrows move in the list while the field is typed in. Of what is typed the first row is
 * meant, until another one is gone to. More are fetched as the end comes into sight; says when nothing matches. What a region
 * calls things is shown as `nameText` has it.
 */
export function usePick(props: PickListProps): PickParts {
  const { label, inputValue, onInputChange, onPick, options, loading, onLoadMore, isBehind = false } = props;
  const text = useKitText();
  const { none = text.noMatch } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const flat = options.flatMap((one) => ('options' in one ? one.options : [one]));
  const first = inputValue === '' ? undefined : flat[0]?.id;
  const active = flat.some(({ id }) => id === chosen) ? chosen : first;
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isBehind || !isAwaited.current) return;
    isAwaited.current = false;
    if (active !== undefined) onPick(active);
  });

  const change = (typed: string) => {
    isAwaited.current = false;
    list.current?.scrollTo?.(0, 0);
    setChosen(undefined);
    onInputChange(typed);
  };
  const press = (event: KeyboardEvent) => {
    // Enter and arrows belong to what is being composed.
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next =
        flat[
          stepped(
            flat.findIndex(({ id }) => id === active),
            step,
            flat.length,
          )
        ]?.id;
      setChosen(next);
      if (next !== undefined) document.getElementById(pickRowId(listId, next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isBehind && (chosen === undefined || active !== chosen)) isAwaited.current = true;
      else if (active !== undefined) onPick(active);
    } else if (event.key === 'Escape' && inputValue !== '') {
      // Another one closes what this is in.
      event.stopPropagation();
      change('');
    }
  };
  const row = (option: Option) => (
    <PickRow key={option.id} option={option} listId={listId} isActive={option.id === active} />
  );
  const field: PickParts['field'] = {
    role: 'combobox',
    'aria-label': label,
    'aria-autocomplete': 'list',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-activedescendant': active === undefined ? undefined : pickRowId(listId, active),
    spellCheck: false,
    autoComplete: 'off',
    value: inputValue,
    onChange: ({ target }) => change(target.value),
    onKeyDown: press,
  };
  const rows = (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- its keys are the field's
    <div
      ref={list}
      id={listId}
      className="options"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has no second lines
      role="listbox"
      aria-label={label}
      // What is typed in keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const id = idAt(target);
        if (id !== undefined) onPick(id);
      }}
      onPointerMove={({ target }) => {
        const id = idAt(target);
        if (id !== undefined && id !== active) setChosen(id);
      }}
    >
      {options.map((one) => ('options' in one ? <Group key={one.id} group={one} row={row} /> : row(one)))}
      {flat.length === 0 ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
        <div role="option" aria-selected={false} aria-disabled className="options-none">
          {loading ? text.loading : none}
        </div>
      ) : (
        <End key={flat.length} loading={loading} onLoadMore={onLoadMore} />
      )}
    </div>
  );
  return { field, list: rows };
}

/** A search field with its results below, for a popover or a dialog. */
export function PickList(props: PickListProps) {
  const { field, list } = usePick(props);
  return (
    <div className="pick">
      <div className="filter">
        <input
          {...field}
          className="input"
          type="text"
          placeholder={props.label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened to be typed in
          autoFocus
        />
        <SearchIcon />
      </div>
      {list}
    </div>
  );
}

/** The place gone to; from either end on to the other one, with a single step. */
function stepped(from: number, step: number, count: number): number {
  const to = from < 0 && step < 0 ? count - 1 : from + step;
  if (Math.abs(step) === 1) return (to + count) % count;
  return Math.min(Math.max(to, 0), count - 1);
}

const idAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-option]')?.dataset['option'] : undefined;

function Group({ group: { label, mark, options }, row }: { group: OptionGroup; row: (option: Option) => ReactNode }) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list around
    <div role="group" className="options-group" aria-labelledby={id}>
      <header id={id} role="presentation">
        {nameText(label)} {mark}
      </header>
      {options.map(row)}
    </div>
  );
}

/** Asks for more as it comes into sight, which one that is new looks at, and tells that more is coming. */
function End({ loading, onLoadMore }: Pick<PickListProps, 'loading' | 'onLoadMore'>) {
  const text = useKitText();
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(() => onLoadMore?.());
  const hasMore = onLoadMore !== undefined;
  useEffect(() => {
    if (!hasMore || end.current === null) return undefined;
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more();
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [hasMore]);
  return (
    <div ref={end} role="presentation" className={loading ? 'options-more' : undefined}>
      {loading ? (
        <>
          <Spinner /> {text.loadingMore}
        </>
      ) : undefined}
    </div>
  );
}
