import { useTranslations } from 'use-intl';
import { useSignedInRegion } from '#web/session/use-session.ts';
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
        <button type="button" className="fleet-toggle" aria-expanded={isOpen} onClick={() => onToggle(id)}>
          {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
          {space === undefined ? region : t('spaceOf', { space, region })}
        </button>
        {zone === undefined ? undefined : <ZoneMark zone={zone} title={zones(zone)} />}
        <span className="quiet">{t('clusters', { count: rows })}</span>
      </th>
    </tr>
  );
}
