import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { askOnceOnline, type CodeMissing } from '#web/ui/lazy-code.ts';

interface Props {
  missing: CodeMissing;
  /** The reader asks for it once more. */
  onRetry: () => void;
  /** It has come after all. */
  onHad: () => void;
}

/** In the place of a page whose code could not be had. Comes with the frame: there may be nowhere to fetch it from. */
export function MissingPage({ missing, onRetry, onHad }: Props) {
  const t = useTranslations('core.problem');
  const text = useKitText();
  const title = t('codeMissing');
  useEffect(() => askOnceOnline(missing.tryAgain, onHad), [missing, onHad]);

  const retry = () => {
    missing.tryAgain().catch(() => undefined);
    onRetry();
  };
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        kind="not-loaded"
        title={title}
        actions={
          <>
            <Button onClick={retry}>{text.retry}</Button>
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
