import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Progress } from '#web/ui/Progress.tsx';
import { untilText } from '#web/ui/until-text.ts';
import type { KnownRoleHolders } from './use-role-holders.ts';

/** How far, how complete and how old what is known of holders is, and the way to know more. */
export function HoldersState({ holders: { known, find } }: { holders: KnownRoleHolders }) {
  const t = useTranslations('roles.holders');
  const words = useTranslations('roles.deletion');
  const { locale } = useKitText();
  if (known === null) {
    return (
      <Button size="small" onClick={() => void find()}>
        {t('find')}
      </Button>
    );
  }
  const { status, asked, total, unread, unlisted, since, isOutdated, stop } = known;
  const progress = total === 0 ? words('listing') : words('progress', { asked, total });
  return (
    <div className="sweep-head">
      {status === 'running' ? (
        <Progress label={t('title')} percent={total === 0 ? undefined : (100 * asked) / total} />
      ) : undefined}
      <output>
        {status === 'running' || status === 'stopped' ? progress : undefined}
        {status === 'running' ? undefined : (
          <> {t(status, { time: untilText(locale, since), count: unread.length + unlisted.length })}</>
        )}
        {isOutdated ? <> {t('outdated')}</> : undefined}
      </output>
      <Button size="small" onClick={status === 'running' ? stop : () => void find()}>
        {status === 'running' ? words('stop') : words('again')}
      </Button>
    </div>
  );
}
