import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { Leaver } from './use-leaver.ts';

/** Who bears the address in other regions: recognised by it alone, so each can be left out. */
export function OtherRegions({ leaver, home }: { leaver: Leaver; home: string }) {
  const t = useTranslations('leaver.look');
  const { readings, leftOut, runs } = leaver;
  const isBegun = Object.values(runs).some((own) => own.length > 0);
  const others = readings.filter(
    ({ scope, person }) => scope.region !== home && scope.kind === 'organisation' && person !== undefined,
  );
  if (others.length === 0) return undefined;
  return (
    <div className="form">
      {others.map(({ scope: { region }, person }) => (
        <Checkbox
          key={region}
          label={t('same', { region })}
          hint={t('sameHint', { name: person?.name ?? '', email: person?.email ?? '' })}
          checked={!leftOut.has(region)}
          disabled={isBegun}
          onChange={({ currentTarget: { checked } }) => leaver.leaveOut(region, !checked)}
        />
      ))}
    </div>
  );
}
