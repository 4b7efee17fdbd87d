import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { longWaitStore } from '#web/api/waits.ts';
import { Button } from '#web/ui/Button.tsx';
import { LowNotice } from '#web/ui/LowNotice.tsx';
import { useNow } from '#web/ui/now.ts';
import { useStore } from '#web/ui/store.ts';

/** Which regions keep the reader waiting, and how to wait no longer. */
export function StillWaiting() {
  const t = useTranslations('soon.failures');
  const waits = useStore(longWaitStore).filter((wait) => wait.isWanted());
  // A page that comes to show what was fetched ahead makes it wanted.
  useNow('second');
  const regions = [...new Set(waits.map(({ region }) => region))];
  return (
    <LowNotice hidden={regions.length === 0}>
      {regions.map((region) => {
        const those = waits.filter((wait) => wait.region === region);
        const isWrite = those.some((wait) => wait.isWrite);
        return (
          <Fragment key={region}>
            <span>{t(isWrite ? 'writing' : 'reading', { region })}</span>
            <Button
              size="small"
              onClick={() => {
                for (const wait of those) wait.stop();
                keepFocus();
              }}
            >
              {t('cancelWaiting')}
            </Button>
          </Fragment>
        );
      })}
    </LowNotice>
  );
}

/** The button that was pressed goes: the dialog or the page that waited says what came of it. */
function keepFocus(): void {
  const places = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], #content');
  [...places].at(-1)?.focus();
}
