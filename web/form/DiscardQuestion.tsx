import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';

/** Asks, in place of the buttons one has pressed, whether what was typed or chosen may be lost. */
export function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const text = useKitText();
  return (
    <>
      <p role="alert" className="form-question">
        {text.discardQuestion}
      </p>
      <Button variant="danger" onClick={onDiscard}>
        {text.discard}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the focused buttons */}
      <Button autoFocus onClick={onKeep}>
        {text.keepEditing}
      </Button>
    </>
  );
}
