import { Button } from './Button.tsx';
import { useKitText } from './kit-text.ts';

/** A piece of the application could not be fetched; what is on the page stays as it is. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const text = useKitText();
  return (
    <div className="low-notice part-failure" role="alert">
      <p>{text.partFailed}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {text.reload}
      </Button>
    </div>
  );
}
