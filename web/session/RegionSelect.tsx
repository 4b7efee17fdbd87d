import { Select } from '#web/ui/Select.tsx';
import { useSession } from './use-session.ts';

export interface RegionSelectProps {
  label: string;
  value: string;
  onChange: (region: string) => void;
}

/** One of the regions that one is signed in to; nothing where there is no other. */
export function RegionSelect({ label, value, onChange }: RegionSelectProps) {
  const { regions } = useSession();
  if (regions.length < 2) return undefined;
  return (
    <Select
      label={label}
      value={value}
      options={regions.map(({ name }) => ({ value: name, label: name }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
