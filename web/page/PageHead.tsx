import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { nameText } from '#web/ui/name-text.ts';
import { Breadcrumb, type Crumb } from '#web/ui/Breadcrumb.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { PageTitle } from './PageTitle.tsx';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';

export interface PageHeadProps {
  /** The page's name: its h1, its last crumb, and the tab's title. */
  title: string;
  /** Pages between the scope and this one. */
  crumbs?: readonly Crumb[];
  /** Stands after the title in a lighter tone: a count, a status. */
  beside?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}

const noCrumbs: readonly Crumb[] = [];

/** How every page below a scope begins: the way here, its name, its commands. */
export function PageHead({ title: name, crumbs = noCrumbs, ...header }: PageHeadProps) {
  const title = nameText(name);
  const t = useTranslations('core.shell');
  const scope = useScope();
  const { organisationId, organisation, space } = useScopeNames(scope);
  const { region } = scope;
  const around: Crumb[] = [{ label: region }];
  if (organisation !== undefined) {
    const to = organisationId && paths.users({ region, kind: 'organisation', id: organisationId });
    around.push({ label: organisation.name, to });
  }
  if (space !== undefined) around.push({ label: space.name, to: paths.users(scope) });
  return (
    <>
      <PageTitle title={title} />
      <Breadcrumb label={t('breadcrumb')} crumbs={[...around, ...crumbs, { label: title }]} />
      <PageHeader title={title} {...header} />
    </>
  );
}
