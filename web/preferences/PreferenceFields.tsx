import { Select } from '#web/ui/Select.tsx';
import { usePreferenceGroups } from './preference-groups.ts';

/** Theme and language where there is no account menu: the browser's own controls, as they need no further code. */
export function PreferenceFields() {
  return usePreferenceGroups().map(({ id, heading, selectedId, items }) => (
    <Select
      key={id}
      label={heading}
      value={selectedId}
      options={items.map((item) => ({ value: item.id, label: item.label }))}
      onChange={(event) => items.find((item) => item.id === event.currentTarget.value)?.onAction()}
    />
  ));
}
