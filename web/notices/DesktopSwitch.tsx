import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { desktopNotices, useDesktopState } from './desktop-notices.ts';

/** Turns notices of the operating system on and off; the browser is asked for permission on the press only. */
export function DesktopSwitch() {
  const t = useTranslations('notices');
  const state = useDesktopState();
  if (state === 'unsupported') return undefined;
  if (state === 'blocked') return <p className="quiet">{t('desktopBlocked')}</p>;
  return (
    <Button size="small" onClick={() => (state === 'on' ? desktopNotices.turnOff() : void desktopNotices.turnOn())}>
      {t(state === 'on' ? 'desktopOff' : 'desktopOn')}
    </Button>
  );
}
