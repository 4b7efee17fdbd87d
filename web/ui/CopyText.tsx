import { useState } from 'react';
import { Button } from './Button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';

export interface CopyTextProps {
  /** What the button says: "Copy the report". */
  label: string;
  /** What is copied; made when the button is pressed. */
  text: () => string;
  disabledReason?: string | undefined;
  /** The text is on the clipboard. */
  onCopied?: () => void;
}

/** A button with words that puts a text on the clipboard and says whether that worked. */
export function CopyText({ label, text, disabledReason, onCopied }: CopyTextProps) {
  const words = useKitText();
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
      onCopied?.();
    } catch {
      setCopied(false);
    }
  }

  return (
    <>
      <Button
        size="small"
        icon={copied ? CheckIcon : CopyIcon}
        disabledReason={disabledReason}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <output className="copy-said">{copied === undefined ? '' : copied ? words.copied : words.copyFailed}</output>
    </>
  );
}
