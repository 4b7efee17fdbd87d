import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Progress } from './Progress.tsx';

export interface SweepHeadProps {
  /** What it is that takes its time, for who hears it. */
  label: string;
  /** How many of how many were asked; of none that are known it is not said how far it is. */
  asked: number;
  total: number;
  isRunning: boolean;
  /** The way to stop it, or to begin it again. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How far it is, and once it has ended how complete. */
  children: ReactNode;
}

/** The head of what is read one after the other: how far that is, and the way to stop it. */
export function SweepHead({ label, asked, total, isRunning, action, children }: SweepHeadProps) {
  return (
    <div className="sweep-head">
      <output>{children}</output>
      {action === undefined ? undefined : (
        <Button size="small" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      {isRunning ? <Progress label={label} percent={total === 0 ? undefined : (100 * asked) / total} /> : undefined}
    </div>
  );
}
