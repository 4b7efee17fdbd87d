import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useKitText } from '#web/ui/kit-text.ts';

/** In the place of a page whose code could not be had. Comes with the frame: there may be nowhere to fetch it from. */
export function MissingPage({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('core.problem');
  const text = useKitText();
  const title = t('codeMissing');
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        kind="not-loaded"
        title={title}
        actions={
          <>
            <Button onClick={onRetry}>{text.retry}</Button>
            <Button variant="quiet" onClick={() => window.location.reload()}>
              {text.reload}
            </Button>
          </>
        }
      >
        {text.partFailed}
      </EmptyState>
    </>
  );
}
