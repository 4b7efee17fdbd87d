import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { useKitText } from './kit-text.ts';
import { missingParts } from './lazy-part.ts';
import { useStore } from './store.ts';

/** Says once, for whatever could not be fetched, that something is missing; what is on the page stays as it is. Lies over dialogs. */
export function MissingParts() {
  const text = useKitText();
  const missing = useStore(missingParts);
  if (missing.length === 0) return undefined;
  return createPortal(
    <div className="low-notice" role="alert" data-react-aria-top-layer="true">
      <p>{text.partFailed}</p>
      <Button onClick={() => missing.forEach((askAgain) => askAgain())}>{text.retry}</Button>
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {text.reload}
      </Button>
    </div>,
    document.body,
  );
}
