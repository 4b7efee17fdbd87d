import { useTranslations } from 'use-intl';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChevronDownIcon, ChevronRightIcon } from '#web/ui/icons.tsx';
import { ZoneMark } from '#web/ui/ZoneMark.tsx';
import type { FleetLine } from './fleet-lines.ts';

export interface GroupRowProps {
  line: Extract<FleetLine, { kind: 'group' }>;
  width: number;
  position: number;
  onToggle: (group: string) => void;
}

/** The head of a region or a space: its name and how many clusters are shown below; pressed, it closes or opens. */
export function GroupRow({ line: { id, region, space, rows, isOpen }, width, position, onToggle }: GroupRowProps) {
  const t = useTranslations('fleet');
  const zones = useTranslations('core.zone');
  const zone = useSignedInRegion(region)?.zone;
  return (
    <tr className="fleet-group" aria-rowindex={position}>
      <th scope="rowgroup" colSpan={width}>
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
          aria-expanded={isOpen}
          onClick={() => onToggle(id)}
        >
          {space === undefined ? region : t('spaceOf', { space, region })}
        </Button>{' '}
        {zone === undefined ? undefined : <ZoneMark zone={zone} title={zones(zone)} />}{' '}
        <span className="quiet">{t('clusters', { count: rows })}</span>
      </th>
    </tr>
  );
}
