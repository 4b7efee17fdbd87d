import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveWatchContext } from '#web/live/use-live.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';

/** An attempt has told by then, milliseconds. */
const attemptTakes = 5_000;

/**
 * Has the live connection made anew at once, beside `onPress`. Where that takes the button away, the focus goes to the
 * page's title.
 */
export function ReconnectButton({ onPress }: { onPress?: () => void }) {
  const t = useTranslations('operations');
  const live = use(LiveWatchContext);
  const button = useRef<HTMLButtonElement>(null);
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    if (!trying) return undefined;
    const timer = setTimeout(() => setTrying(false), attemptTakes);
    return () => clearTimeout(timer);
  }, [trying]);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === null || document.activeElement !== own) return;
      focusTitle({ preventScroll: true }, own.closest('[role=dialog]')?.querySelector('h2') ?? undefined);
    };
  }, []);

  return (
    <Button
      ref={button}
      size="small"
      pending={trying}
      onClick={() => {
        setTrying(true);
        live.reconnect();
        onPress?.();
      }}
    >
      {t('reconnect')}
    </Button>
  );
}
