import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { nameText } from '#web/ui/name-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { untilText } from '#web/ui/until-text.ts';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import type { PlaceReading } from './use-place-reading.ts';
import type { SideNames } from './use-side-names.ts';
import type { Twin } from './use-twin.ts';

export interface TwinStateProps {
  twin: Twin;
  names: SideNames;
}

/** Whether anything of a place could not be read. */
export function gapsIn({ gaps }: PlaceReading): boolean {
  const { roles, clusters, permissions, contents, unread, unlisted, unasked } = gaps;
  return roles || clusters || permissions || contents.length + unread.length + unlisted.length + unasked > 0;
}

/** How far, how complete and how old it is what is known of both places, and the way to know more. */
export function TwinState({ twin, names }: TwinStateProps) {
  const t = useTranslations('twin.state');
  const { locale } = useKitText();
  const now = useNow('half-minute');
  const { here, there, isBegun, isRunning, find, stop } = twin;
  if (!isBegun) {
    return (
      <div className="sweep-head">
        <p>{t('none')}</p>
        <Button variant="primary" onClick={find}>
          {t('start')}
        </Button>
      </div>
    );
  }
  const read = [here, there].flatMap(({ holders }) => (holders === null ? [] : [holders]));
  const asked = read.reduce((sum, one) => sum + one.asked, 0);
  const total = read.reduce((sum, one) => sum + one.total, 0);
  const isWhole = !gapsIn(here) && !gapsIn(there);
  const time = untilText(locale, Math.min(...read.map(({ since }) => since)), now);
  return (
    <>
      <SweepHead
        label={t('progress')}
        asked={asked}
        total={total}
        isRunning={isRunning}
        action={isRunning ? { label: t('stop'), onPress: stop } : { label: t('again'), onPress: find }}
      >
        {isRunning ? t('asked', { asked, total }) : t(isWhole ? 'whole' : 'part', { time })}
        {read.some(({ isOutdated }) => isOutdated) ? <> {t('outdated')}</> : undefined}
      </SweepHead>
      {isRunning || isWhole ? undefined : (
        <Notice tone="warning" title={t('gaps')}>
          <Gaps reading={here} place={names.here} />
          <Gaps reading={there} place={names.there} />
        </Notice>
      )}
    </>
  );
}

/** So many names are said. */
const named = 6;

/** What could not be read of one place, part by part. */
function Gaps({ reading: { gaps }, place }: { reading: PlaceReading; place: string }) {
  const t = useTranslations('twin.gaps');
  const format = useFormatter();
  const listOf = (names: readonly string[]) =>
    format.list([
      ...names.slice(0, named).map(nameText),
      ...(names.length > named ? [t('more', { count: names.length - named })] : []),
    ]);
  const { contents, unread, unlisted, unasked } = gaps;
  const said = [
    ...(gaps.roles ? [t('roles', { place })] : []),
    ...(contents.length > 0 ? [t('contents', { place, count: contents.length, names: listOf(contents) })] : []),
    ...(gaps.permissions ? [t('permissions', { place })] : []),
    ...unlisted.map((type) => t('list', { place, type })),
    ...(unread.length > 0 ? [t('unread', { place, count: unread.length, names: listOf(unread) })] : []),
    ...(unasked > 0 ? [t('unasked', { place, count: unasked })] : []),
    ...(gaps.clusters ? [t('clusters', { place })] : []),
  ];
  return said.map((gap) => <p key={gap}>{gap}</p>);
}
