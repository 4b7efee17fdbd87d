import { useRef, useState, type RefObject } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { onIntent, type LazyPart } from './lazy-part.ts';

/** What opens beside its button. */
interface Opened {
  trigger: RefObject<Element | null>;
  onClose: () => void;
}

interface PopoverButtonProps<Given extends object> extends Pick<ButtonProps, 'size'> {
  label: string;
  /** What opens: fetched once somebody is about to open it. */
  part: LazyPart<Given & Opened>;
  given: Given;
}

/** A quiet button that opens something beside it. */
export function PopoverButton<Given extends object>({ label, part: Part, given, ...look }: PopoverButtonProps<Given>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...look}
        {...onIntent(Part)}
      >
        {label}
      </Button>
      {isOpen ? <Part {...given} trigger={trigger} onClose={() => setOpen(false)} /> : undefined}
    </>
  );
}
