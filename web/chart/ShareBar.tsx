import { percentText } from './percent.ts';

export interface ShareBarProps {
  /** From left to right, the most important first; shares of the whole width, 0 to 1. */
  parts: readonly { readonly share: number; readonly words: string }[];
}

/** The narrowest that a bar is drawn where there is room for one at all, and what words take up at most. Pixels. */
const narrowest = 220;
const lengthOf = (words: string) => words.length * 6.5 + 12;

/** Parts of a whole beside one another, each with its words where all of them fit, or behind the last where there they do. Hidden from assistive technology: the figures beside it say the same. */
export function ShareBar({ parts }: ShareBarProps) {
  const before = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  const last = parts.at(-1) ?? { share: 0, words: '' };
  const end = (before.at(-1) ?? 0) + last.share;
  const isBehind = last.share * narrowest < lengthOf(last.words) && (1 - end) * narrowest >= lengthOf(last.words);
  return (
    <svg className="chart" height="20" aria-hidden="true" focusable="false">
      {parts.map(({ share, words }, index) => (
        <svg key={words} x={percentText(before[index] ?? 0)} width={percentText(share)} height="20" overflow="hidden">
          <rect fill={index === 0 ? 'var(--ink-3)' : 'var(--press)'} width="100%" height="20" rx="2" />
          {index < parts.length - 1 && (
            <rect fill="var(--canvas)" x="100%" width="2" height="20" transform="translate(-2)" />
          )}
          {share * narrowest >= lengthOf(words) && (
            <text x="6" y="14" fontSize="12" fill={index === 0 ? 'var(--canvas)' : 'var(--ink)'}>
              {words}
            </text>
          )}
        </svg>
      ))}
      {isBehind && (
        <svg x={percentText(end)} width={percentText(1 - end)} height="20">
          <text x="6" y="14" fontSize="12" fill="var(--ink)">
            {last.words}
          </text>
        </svg>
      )}
    </svg>
  );
}
