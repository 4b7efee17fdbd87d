import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OverviewPart } from '#shared/overview.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { SeenNow } from './use-sight.ts';

export interface SectionProps {
  name: string;
  title: string;
  /** Stands beside the title. */
  count?: number | undefined;
  lead?: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  /** What it says where it has nothing to show. */
  none: string;
  isEmpty: boolean;
  /** What it is made of may still come. */
  isReading: boolean;
  /** What it is made of is missing, or some of it: nothing to show is not nothing at all. */
  missing: Missing;
  children: ReactNode;
}

/** A part of the overview; as high while it is read as with something in it. */
export function Section({
  name,
  title,
  count,
  lead,
  aside,
  none,
  isEmpty,
  isReading,
  missing,
  children,
}: SectionProps) {
  const t = useTranslations('overview');
  const id = useId();
  return (
    <section className="overview-part" data-part={name} aria-labelledby={id}>
      <div className="overview-head">
        <h2 id={id}>
          {title}
          {count === undefined || count === 0 ? undefined : <span className="overview-count"> {count}</span>}
          {lead === undefined ? undefined : <span className="overview-lead"> {lead}</span>}
        </h2>
        {aside}
      </div>
      {!isEmpty ? (
        children
      ) : isReading ? (
        <p className="overview-none">
          <Skeleton width={32} />
        </p>
      ) : (
        <p className="overview-none">{missing === 'none' ? none : t('missing', { missing, words: none })}</p>
      )}
    </section>
  );
}

type Missing = 'none' | 'some' | 'all';

/** Whether what these parts tell is not all there is, or was so only when it was last heard. */
export function missingIn(
  { parts, isSilent }: Pick<SeenNow, 'parts' | 'isSilent'>,
  ...names: readonly OverviewPart['part'][]
): Missing {
  const isOf = ({ part }: OverviewPart) => names.includes(part);
  if (!isSilent && !parts.some((part) => !part.complete && (part.part === 'spaces' || isOf(part)))) return 'none';
  return parts.some((part) => isOf(part) && part.problem === undefined) ? 'some' : 'all';
}
