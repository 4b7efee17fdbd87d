import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

export interface FirstRowsProps {
  /** Items of a list, each with a link. */
  rows: readonly ReactElement[];
  /** How many are shown until the reader asks for the others. */
  most: number;
  /** Of what they are rows. */
  title: string;
  tone?: 'bad';
}

/** The first rows of a part, and the others when asked for; the focus goes on to the first of these. */
export function FirstRows({ rows, most, title, tone }: FirstRowsProps) {
  const t = useTranslations('overview');
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isWhole) list.current?.children[most]?.querySelector('a')?.focus();
  }, [isWhole, most]);
  const shown = isWhole ? rows : rows.slice(0, most);
  const left = rows.length - shown.length;
  return (
    <>
      <ul ref={list} className="overview-rows" data-tone={tone}>
        {shown}
      </ul>
      {left > 0 ? (
        <Button size="small" variant="quiet" onClick={() => setIsWhole(true)}>
          {t('more', { count: left })}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Button>
      ) : undefined}
    </>
  );
}
