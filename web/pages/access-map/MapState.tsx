import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { nameText } from '#web/ui/name-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { untilText } from '#web/ui/until-text.ts';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import type { AccessMap, MapLevelState } from './use-access-map.ts';

/** How far, how complete and how old the map is, what is not on it, and the way to know more. */
export function MapState({ map }: { map: AccessMap }) {
  const t = useTranslations('accessMap.state');
  const { locale } = useKitText();
  const { kind } = useScope();
  const now = useNow('half-minute');
  const { own, above, isRunning, isWhole, find, stop } = map;
  if (own.known === null) {
    return (
      <div className="sweep-head">
        <p>{t('none', { kind })}</p>
        <Button variant="primary" onClick={find}>
          {t('start')}
        </Button>
      </div>
    );
  }
  const read = [own, above].flatMap((level) => (level?.known ? [level.known] : []));
  const since = Math.min(...read.map((known) => known.since));
  const asked = read.reduce((sum, known) => sum + known.asked, 0);
  const total = read.reduce((sum, known) => sum + known.total, 0);
  return (
    <>
      <SweepHead
        label={t('progress')}
        asked={asked}
        total={total}
        isRunning={isRunning}
        action={isRunning ? { label: t('stop'), onPress: stop } : { label: t('again'), onPress: find }}
      >
        {isRunning ? (
          <Asked levels={[own, above]} />
        ) : (
          t(isWhole ? 'whole' : 'part', { time: untilText(locale, since, now) })
        )}
        {read.some(({ isOutdated }) => isOutdated) ? <> {t('outdated')}</> : undefined}
      </SweepHead>
      {isRunning ? undefined : <MapGaps map={map} />}
      <p className="field-hint">{t('resources')}</p>
    </>
  );
}

function Asked({ levels }: { levels: readonly (MapLevelState | undefined)[] }) {
  const t = useTranslations('accessMap.state');
  return levels.map((one) => {
    if (!one?.known) return undefined;
    const { asked, total } = one.known;
    const { level } = one.policies;
    return <span key={level}>{total === 0 ? t('listing', { level }) : t('asked', { level, asked, total })} </span>;
  });
}

/** So many names are said. */
const named = 6;

/** What is not on the map, by name. */
function MapGaps({ map }: { map: AccessMap }) {
  const t = useTranslations('accessMap.gaps');
  const format = useFormatter();
  const { kind } = useScope();
  const { own, above, unreadAbove, isCatalogueUnread, rows } = map;
  const listOf = (names: readonly string[]) =>
    format.list([
      ...names.slice(0, named).map(nameText),
      ...(names.length > named ? [t('more', { count: names.length - named })] : []),
    ]);
  const partly = rows.filter(({ reading }) => reading === 'part').length;
  const gapsOf = ({ known, unreadRoles, policies: { level } }: MapLevelState) => [
    ...(known?.status === 'stopped' ? [t('stopped', { level, count: Math.max(0, known.total - known.asked) })] : []),
    ...(known?.unlisted ?? []).map((type) => t('list', { type, level })),
    ...(unreadRoles.length > 0 ? [t('roles', { level, count: unreadRoles.length, names: listOf(unreadRoles) })] : []),
  ];
  const unread = own.policies.unread.map(({ name }) => name);
  const gaps = [
    ...gapsOf(own),
    ...(unread.length > 0 ? [t('unread', { count: unread.length, names: listOf(unread) })] : []),
    ...(isCatalogueUnread ? [t('catalogue')] : []),
    ...(partly > 0 ? [t('part', { count: partly })] : []),
    ...(kind === 'organisation'
      ? []
      : above === undefined
        ? [t('aboveUnknown')]
        : above.known === null
          ? [t('above')]
          : [...gapsOf(above), ...(unreadAbove > 0 ? [t('aboveUnread', { count: unreadAbove })] : [])]),
  ];
  if (gaps.length === 0) return undefined;
  return (
    <Notice tone="warning" title={t('title')}>
      <ul className="map-gaps">
        {gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </ul>
    </Notice>
  );
}
