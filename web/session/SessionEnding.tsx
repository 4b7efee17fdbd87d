import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { LowNotice } from '#web/ui/LowNotice.tsx';
import { useNow } from '#web/ui/now.ts';
import { Countdown } from '#web/ui/Time.tsx';
import { keepAlive } from './keep-alive.ts';
import { checkEnded } from './session-store.ts';
import { isEnding, timeLeft, warnBeforeMs } from './time-left.ts';
import { useSession, useSessionState } from './use-session.ts';

/** How far past a limit the server is asked, so that it has passed there too. */
const marginMs = 250;

/** Says that the session is about to end, with a button to go on; asks the server first, as another tab may have. */
export function SessionEnding() {
  const t = useTranslations('soon.session');
  const session = useSession();
  const { offset } = useSessionState();
  const left = timeLeft(session, offset, useNow('half-minute'));

  useEffect(() => {
    // When the warning is due, and when the end has come: the server has the last word.
    const { limit, milliseconds } = timeLeft(session, offset, Date.now());
    const warnIn = milliseconds - warnBeforeMs[limit];
    const waits = [warnIn, milliseconds].filter((wait) => wait > 0);
    const timers = waits.map((wait) => setTimeout(() => void checkEnded().catch(() => undefined), wait + marginMs));
    return () => timers.forEach(clearTimeout);
  }, [session, offset]);

  if (!isEnding(left)) return undefined;
  const idle = left.limit === 'idle';
  return (
    <LowNotice urgent>
      <p>
        <strong>
          {t('ending')}{' '}
          <Countdown
            until={idle ? session.idleExpiresAt : session.absoluteExpiresAt}
            skewMs={offset}
            label={t('ending')}
          />
        </strong>{' '}
        {idle ? t('endingIdle') : t('endingAbsolute')}
      </p>
      {idle ? <Button onClick={() => void keepAlive()}>{t('stay')}</Button> : undefined}
    </LowNotice>
  );
}
