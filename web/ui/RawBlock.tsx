import { CopyButton } from './Copy.tsx';

export interface RawBlockProps {
  /** What the text is. */
  label: string;
  text: string;
  copyLabel: string;
  /** The text laid out for reading; the text itself is what is copied. */
  shown?: string;
}

/** Text to be read letter by letter and copied, never markup; long lines scroll. */
export function RawBlock({ label, text, copyLabel, shown = text }: RawBlockProps) {
  return (
    <div className="raw">
      <CopyButton value={text} label={copyLabel} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- it scrolls, so the keyboard must reach it, under a name */}
      <pre tabIndex={0} role="region" aria-label={label}>
        {shown}
      </pre>
    </div>
  );
}
