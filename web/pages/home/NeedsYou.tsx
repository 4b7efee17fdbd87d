import { useTranslations } from 'use-intl';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FirstRows } from './FirstRows.tsx';
import { RegionMark } from './PlaceName.tsx';
import type { Needs } from './need.ts';
import { shownNeeds } from './room.ts';
import { missingIn, Section } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';

/** What waits for a person: decisions first, then what is only to be known; each with one way on. */
export function NeedsYou({ seen, needs, unread }: { seen: SeenNow } & Omit<Needs, 'isPending'>) {
  const t = useTranslations('overview');
  return (
    <Section
      name="needs"
      title={t('needs.title')}
      count={needs.length}
      none={t('needs.none')}
      isEmpty={needs.length + unread.length === 0}
      isReading={!seen.isOver}
      missing={missingIn(seen, 'clusters', 'accounts', 'links')}
    >
      <FirstRows
        most={shownNeeds(needs.length, seen.sight.running.length)}
        title={t('needs.title')}
        rows={needs.map(({ id, region, what, why, verb, to, isDecision }) => (
          <li key={id} data-tone={isDecision ? 'warning' : undefined}>
            <span className="overview-words overview-line" title={why === undefined ? what : `${what} ${why}`}>
              <strong>{what}</strong>
              {why === undefined ? undefined : <span className="overview-place"> {why}</span>}{' '}
              {region === undefined ? undefined : <RegionMark region={region} />}
            </span>
            <span className="overview-next">
              <TextLink to={to}>
                {verb}
                <VisuallyHidden>: {what}</VisuallyHidden>
              </TextLink>
            </span>
          </li>
        ))}
      />
      {unread.map((sentence) => (
        <p key={sentence} className="overview-more">
          {sentence}
        </p>
      ))}
    </Section>
  );
}
