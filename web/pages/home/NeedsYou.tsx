import { useTranslations } from 'use-intl';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { RegionMark } from './PlaceName.tsx';
import { isMissingIn, Section } from './Section.tsx';
import { useNeeds } from './use-needs.ts';
import type { SeenNow } from './use-sight.ts';

const mostShown = 6;

/** What waits for a person: decisions first, then what is only to be known; each with one way on. */
export function NeedsYou({ seen: { sight, parts, isOver } }: { seen: SeenNow }) {
  const t = useTranslations('overview');
  const { needs, isUnread } = useNeeds(sight);
  const left = needs.length - mostShown;
  return (
    <Section
      name="needs"
      title={t('needs.title')}
      count={needs.length}
      none={t('needs.none')}
      isEmpty={needs.length === 0 && !isUnread}
      isReading={!isOver}
      isMissing={isMissingIn(parts, 'clusters', 'accounts', 'links')}
    >
      <ul className="overview-rows">
        {needs.slice(0, mostShown).map(({ id, region, what, why, verb, to, isDecision }) => (
          <li key={id} data-tone={isDecision ? 'warning' : undefined}>
            <span className="overview-words">
              <strong>{what}</strong>
              {why === undefined ? undefined : <span className="overview-place"> {why}</span>}{' '}
              <RegionMark region={region} />
            </span>
            <span className="overview-next">
              <TextLink to={to}>
                {verb}
                <VisuallyHidden>: {what}</VisuallyHidden>
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
      {isUnread ? <p className="overview-more">{t('needs.runsUnread')}</p> : undefined}
      {left > 0 ? <p className="overview-more">{t('more', { count: left })}</p> : undefined}
    </Section>
  );
}
