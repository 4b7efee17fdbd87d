import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Time.tsx';
import { checkEnded, keepAlive } from './session-store.ts';
import { isEnding, timeLeft, warnBeforeMs } from './time-left.ts';
import { useSession, useSessionState } from './use-session.ts';

/** Says that the session is about to end, with a button to go on; asks the server first, as another tab may have. */
export function SessionEnding() {
  const t = useTranslations('core.session');
  const session = useSession();
  const { offset } = useSessionState();
  const [ending, setEnding] = useState(false);

  useEffect(() => {
    const left = timeLeft(session, offset, Date.now());
    setEnding(isEnding(left));
    // Once more when the warning is due, and when the end has come: the server has the last word.
    const wait = isEnding(left) ? left.milliseconds : left.milliseconds - warnBeforeMs[left.limit];
    const timer = setTimeout(() => void checkEnded().catch(() => undefined), wait + 250);
    return () => clearTimeout(timer);
  }, [session, offset]);

  if (!ending) return undefined;
  const { limit } = timeLeft(session, offset, Date.now());
  const until = limit === 'idle' ? session.idleExpiresAt : session.absoluteExpiresAt;
  return (
    <div className="session-ending" role="alert">
      <p>
        <strong>
          {t('ending')} <Countdown until={until} skewMs={offset} label={t('ending')} />
        </strong>{' '}
        {limit === 'idle' ? t('endingIdle') : t('endingAbsolute')}
      </p>
      {limit === 'idle' ? <Button onClick={() => void keepAlive()}>{t('stay')}</Button> : undefined}
    </div>
  );
}
