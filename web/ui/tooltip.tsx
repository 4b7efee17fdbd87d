import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';

/** Distance in px between the control and its tooltip, and from the tooltip to the window's edge. */
const GAP = 6;
const HOVER_DELAY_MS = 350;

function place(tip: HTMLElement, anchor: Element) {
  const at = anchor.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const below = at.bottom + GAP + size.height <= window.innerHeight - GAP;
  const left = Math.min(
    Math.max(GAP, at.left + at.width / 2 - size.width / 2),
    Math.max(GAP, window.innerWidth - size.width - GAP),
  );
  tip.style.left = `${left}px`;
  tip.style.top = `${below ? at.bottom + GAP : Math.max(GAP, at.top - size.height - GAP)}px`;
}

export interface TooltipParts {
  /** Spread on the control the words belong to. */
  trigger: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
    'aria-describedby'?: string;
  };
  /** Rendered beside the control; undefined when there is nothing to say. */
  tooltip: ReactNode;
}

/**
 * Words about a control, shown on hover, on keyboard focus and under a finger, hidden by Escape or a press elsewhere, reachable
 * by the pointer, and always its description for assistive technology. Shown in the browser's top layer, so nothing clips it.
 * `names: true` leaves the description out, for a control whose accessible name already says the same.
 */
export function useTooltip(text: string | undefined, { names = false } = {}): TooltipParts {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const escape = useRef<AbortController>(undefined);
  // What only repeats a name is made when somebody comes near: a list has a hundred of them.
  const [isNear, setIsNear] = useState(false);

  function hide() {
    clearTimeout(timer.current);
    escape.current?.abort();
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  }
  function show(anchor: Element) {
    clearTimeout(timer.current);
    // Where there are no popovers the words remain the control's description.
    if (!tip.current || !('showPopover' in tip.current) || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    place(tip.current, anchor);
    escape.current = new AbortController();
    const { signal } = escape.current;
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
    document.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
  }
  /** A press anywhere but on the words themselves. */
  function onPointerDown({ target }: globalThis.PointerEvent) {
    if (!(target instanceof Node && tip.current?.contains(target))) hide();
  }
  /** Escape closes words that stand nowhere else alone, not the dialog around them; a mere name is in nobody's way. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    if (!names) event.stopPropagation();
    hide();
  }
  function later(act: () => void, delay = HOVER_DELAY_MS) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }
  function showLater(anchor: Element, delay?: number) {
    setIsNear(true);
    later(() => show(anchor), delay);
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      escape.current?.abort();
    },
    [],
  );

  return {
    trigger: {
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (text && pointerType !== 'touch') showLater(currentTarget);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType !== 'touch') later(hide);
      },
      // A finger neither hovers nor moves the focus by a key. What it opens says for itself what it is.
      onPointerUp: ({ currentTarget, pointerType }) => {
        if (pointerType === 'touch' && currentTarget.ariaDisabled === 'true') show(currentTarget);
      },
      onFocus: ({ currentTarget }) => {
        if (text && currentTarget.matches(':focus-visible')) showLater(currentTarget, 0);
      },
      onBlur: hide,
      ...(text && !names ? { 'aria-describedby': id } : {}),
    },
    tooltip:
      text && (isNear || !names) ? (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          className="tooltip"
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={hide}
        >
          {text}
        </span>
      ) : undefined,
  };
}
