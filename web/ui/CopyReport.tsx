import { useState } from 'react';
import { Button } from './Button.tsx';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';

/** A button that puts the report of an error on the clipboard: plain text, which must hold no secret. */
export function CopyReport({ report }: { report: string }) {
  const text = useKitText();
  const [copied, setCopied] = useState<boolean>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(report);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <>
      <Button size="small" icon={copied ? CheckIcon : CopyIcon} onClick={() => void copy()}>
        {text.copyReport}
      </Button>
      <output className="copy-said">{copied === undefined ? '' : copied ? text.copied : text.copyFailed}</output>
    </>
  );
}
