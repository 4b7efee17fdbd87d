import { useTranslations } from 'use-intl';
import { TextLink } from '#web/ui/TextLink.tsx';

import { missingIn, Section } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';
import { VersionRows } from './VersionRows.tsx';
import { fleetIn } from './within.ts';

/** How many clusters run each minor version. */
export function MinorVersions({ seen }: { seen: SeenNow }) {
  const { sight, isOver } = seen;
  const t = useTranslations('overview.versions');
  return (
    <Section
      name="versions"
      title={t('title')}
      lead={t('lead')}
      aside={<TextLink to={fleetIn(seen.within)}>{t('fleet')}</TextLink>}
      none={t('none')}
      isEmpty={sight.clusters === 0}
      isReading={!isOver}
      missing={missingIn(seen, 'clusters')}
    >
      <VersionRows seen={seen} />
    </Section>
  );
}
