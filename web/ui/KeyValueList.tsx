import type { ReactNode } from 'react';

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
          <dd>{item.value === undefined || item.value === null || item.value === '' ? '–' : item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
