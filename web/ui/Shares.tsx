import { useId } from 'react';
import type { Tone } from './StatusPill.tsx';

export interface Share<Id extends string> {
  readonly id: Id;
  /** With how many they are: "Failed (4)". */
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
}

export interface SharesProps<Id extends string> {
  /** What is chosen by one of them, for whoever hears the page. */
  label: string;
  /** The words for all together. */
  all: string;
  shares: readonly Share<Id>[];
  /** Undefined for all. */
  value: Id | undefined;
  onChange: (value: Id | undefined) => void;
}

/** How many of a whole are in which state, as a bar and in words, each of which narrows the table below to them. */
export function Shares<Id extends string>({ label, all, shares, value, onChange }: SharesProps<Id>) {
  const name = useId();
  const choices = [{ id: undefined, label: all }, ...shares];
  return (
    <div className="shares">
      <div className="shares-bar" aria-hidden="true">
        {shares.map(({ id, count, tone }) =>
          count === 0 ? undefined : <span key={id} data-tone={tone} style={{ flexGrow: count }} />,
        )}
      </div>
      <fieldset className="shares-choice" aria-label={label}>
        {choices.map((choice) => (
          <label key={choice.id ?? ''}>
            <input
              type="radio"
              className="check-box"
              name={name}
              checked={value === choice.id}
              onChange={() => onChange(choice.id)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
