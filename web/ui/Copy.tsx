import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon, WarningIcon } from './icons.tsx';
import { IconButton } from './IconButton.tsx';
import { useKitText } from './kit-text.ts';

const SHOWN_MS = 2000;

export interface CopyButtonProps {
  value: string;
  label: string;
  size?: 'medium' | 'small';
  /** The value is on the clipboard. */
  onCopied?: (() => void) | undefined;
}

/** A button that puts `value` on the clipboard and says whether that worked. `label` names what is copied: "Copy the id". */
export function CopyButton({ value, label, size = 'small', onCopied }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const text = useKitText();

  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <span className="copy" data-outcome={outcome}>
      <IconButton
        icon={outcome === 'copied' ? CheckIcon : outcome === 'failed' ? WarningIcon : CopyIcon}
        label={label}
        size={size}
        onClick={() => void copy()}
      />
      <output className="copy-said">
        {outcome === 'copied' ? text.copied : outcome === 'failed' ? text.copyFailed : ''}
      </output>
    </span>
  );
}

export interface CopyProps {
  value: string;
  /** Name of the button: "Copy the user id". */
  label: string;
  /** What to show of a long value; the whole value is copied. */
  shown?: string;
  /** The value is on the clipboard. */
  onCopied?: () => void;
}

/** A value read letter by letter (id, link, code), with its copy button always visible. */
export function Copy({ value, label, shown, onCopied }: CopyProps) {
  return (
    <span className="copy-value">
      <code title={shown === undefined ? undefined : value}>{shown ?? value}</code>
      <CopyButton value={value} label={label} onCopied={onCopied} />
    </span>
  );
}
