import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { untilText } from '#web/ui/until-text.ts';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import type { KnownRoleHolders } from './use-role-holders.ts';

/** How far, how complete and how old what is known of holders is, and the way to know more. */
export function HoldersState({ holders: { known, find } }: { holders: KnownRoleHolders }) {
  const t = useTranslations('roles.holders');
  const words = useTranslations('roles.deletion');
  const { locale } = useKitText();
  const now = useNow('half-minute');
  if (known === null) {
    return (
      <Button size="small" onClick={() => void find()}>
        {t('find')}
      </Button>
    );
  }
  const { status, asked, total, unread, unlisted, since, isOutdated, stop } = known;
  const isRunning = status === 'running';
  const progress = total === 0 ? words('listing') : words('progress', { asked, total });
  return (
    <SweepHead
      label={t('title')}
      asked={asked}
      total={total}
      isRunning={isRunning}
      action={
        isRunning ? { label: words('stop'), onPress: stop } : { label: words('again'), onPress: () => void find() }
      }
    >
      {isRunning || status === 'stopped' ? progress : undefined}
      {isRunning ? undefined : (
        <> {t(status, { time: untilText(locale, since, now), count: unread.length + unlisted.length })}</>
      )}
      {isOutdated ? <> {t('outdated')}</> : undefined}
    </SweepHead>
  );
}
