import { percentText } from './percent.ts';

export interface ShareBarProps {
  /** From left to right, the most important first; shares of the whole width, 0 to 1. */
  parts: readonly { readonly share: number; readonly words: string }[];
}

/** Parts of a whole beside one another, each with its words as far as they fit. Hidden from assistive technology: the figures beside it say the same. */
export function ShareBar({ parts }: ShareBarProps) {
  const before = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  return (
    <svg className="chart" height="20" aria-hidden="true" focusable="false">
      {parts.map(({ share, words }, index) => (
        <svg key={words} x={percentText(before[index] ?? 0)} width={percentText(share)} height="20" overflow="hidden">
          <rect fill={index === 0 ? 'var(--ink-3)' : 'var(--press)'} width="100%" height="20" rx="2" />
          {index < parts.length - 1 && (
            <rect fill="var(--canvas)" x="100%" width="2" height="20" transform="translate(-2)" />
          )}
          <text x="6" y="14" fontSize="12" fill={index === 0 ? 'var(--canvas)' : 'var(--ink)'}>
            {words}
          </text>
        </svg>
      ))}
    </svg>
  );
}
