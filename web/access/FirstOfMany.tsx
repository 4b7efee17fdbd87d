import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';

export interface FirstOfManyProps<Item> {
  items: readonly Item[];
  /** So many on the screen at first: enough to judge by. */
  atOnce?: number;
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of many things; all of them on demand. */
export function FirstOfMany<Item>({ items, atOnce = 20, children }: FirstOfManyProps<Item>) {
  const t = useTranslations('access.grant');
  const [all, setAll] = useState(false);
  return (
    <>
      {children(all ? items : items.slice(0, atOnce))}
      {all || items.length <= atOnce ? undefined : (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            {t('showAll', { count: items.length })}
          </Button>
        </div>
      )}
    </>
  );
}
