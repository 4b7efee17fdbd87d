import { useTranslations } from 'use-intl';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FirstRows } from './FirstRows.tsx';
import { RegionMark } from './PlaceName.tsx';
import { Section, type SectionProps } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';
import { useNeeds } from './use-needs.ts';

const mostShown = 6;

export interface NeedRowsProps {
  seen: SeenNow;
  section: Omit<SectionProps, 'count' | 'isEmpty' | 'children'>;
}

/** What waits for a person: decisions first, then what is only to be known; each with one way on. */
export function NeedRows({ seen, section }: NeedRowsProps) {
  const t = useTranslations('overview');
  const words = useTranslations('glance.needs');
  const { needs, isUnread } = useNeeds(seen);
  return (
    <Section {...section} count={needs.length} isEmpty={needs.length === 0 && !isUnread}>
      <FirstRows
        most={mostShown}
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
      {isUnread ? <p className="overview-more">{words('runsUnread')}</p> : undefined}
    </Section>
  );
}
