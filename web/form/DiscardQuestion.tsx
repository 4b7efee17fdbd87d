import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import type { LeaveQuestion } from './use-leave-question.ts';

export type DiscardQuestionProps = NonNullable<LeaveQuestion['question']> & {
  /** Where something else is lost than what was typed: what, and the two answers. */
  words?: { readonly question: ReactNode; readonly discard: string; readonly keep: string };
};

/** Asks, in place of the buttons one has pressed, whether what was typed, chosen or shown may be lost. */
export function DiscardQuestion({ onDiscard, onKeep, words }: DiscardQuestionProps) {
  const text = useKitText();
  return (
    <>
      <p role="alert" className="form-question">
        {words?.question ?? text.discardQuestion}
      </p>
      <Button variant="danger" onClick={onDiscard}>
        {words?.discard ?? text.discard}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the focused buttons */}
      <Button autoFocus onClick={onKeep}>
        {words?.keep ?? text.keepEditing}
      </Button>
    </>
  );
}
