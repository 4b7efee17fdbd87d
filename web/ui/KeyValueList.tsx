import type { ReactNode } from 'react';
import { nameText } from './name-text.ts';

export interface KeyValue {
  label: string;
  value: ReactNode;
}

/** The facts of one thing; two columns where there is room. An absent value shows a dash. */
export function KeyValueList({ items, columns = 1 }: { items: readonly KeyValue[]; columns?: 1 | 2 }) {
  return (
    <dl className="facts" data-columns={columns}>
      {items.map((item) => (
        <div key={item.label} className="fact">
          <dt>{item.label}</dt>
          <dd>{shownValue(item.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shownValue(value: ReactNode): ReactNode {
  if (typeof value === 'string' && value !== '') return nameText(value);
  return value === undefined || value === null || value === '' ? '–' : value;
}
