import { CopyText } from './CopyText.tsx';
import { useKitText } from './kit-text.ts';

/** A button that puts the report of an error on the clipboard: plain text, which must hold no secret. */
export function CopyReport({ report }: { report: string }) {
  const { copyReport } = useKitText();
  return <CopyText label={copyReport} text={() => report} />;
}
