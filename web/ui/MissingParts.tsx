import { Button } from './Button.tsx';
import { useKitText } from './kit-text.ts';
import { missingParts } from './lazy-part.ts';
import { LowNotice } from './LowNotice.tsx';
import { useStore } from './store.ts';

/** Says once, for whatever could not be fetched, that something is missing; what is on the page stays as it is. */
export function MissingParts() {
  const text = useKitText();
  const missing = useStore(missingParts);
  if (missing.length === 0) return undefined;
  return (
    <LowNotice urgent>
      <p>{text.partFailed}</p>
      <Button onClick={() => missing.forEach((askAgain) => askAgain())}>{text.retry}</Button>
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {text.reload}
      </Button>
    </LowNotice>
  );
}
