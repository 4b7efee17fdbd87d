import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChevronLeftIcon } from '#web/ui/icons.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { PageTitle } from './PageTitle.tsx';

/** The page that one comes from and goes back to. */
export interface PageParent {
  readonly label: string;
  readonly to: string;
}

export interface PageHeadProps {
  /** The page's name: its h1 and the tab's title. */
  title: string;
  /** Left out on a page that the navigation leads to. */
  parent?: PageParent;
  /** Stands after the title in a lighter tone: a count, a status. */
  beside?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

/** How every page below a scope begins: the one way back, its name, its commands. Where it is stands in the bar. */
export function PageHead({ title: name, parent, ...header }: PageHeadProps) {
  const title = nameText(name);
  const t = useTranslations('core.shell');
  return (
    <>
      <PageTitle title={title} />
      {parent && (
        <nav className="way-back" aria-label={t('wayBack')}>
          <TextLink quiet to={parent.to}>
            <ChevronLeftIcon size={14} />
            {nameText(parent.label)}
          </TextLink>
        </nav>
      )}
      <PageHeader title={title} {...header} />
    </>
  );
}
