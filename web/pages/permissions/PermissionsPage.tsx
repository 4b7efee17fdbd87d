import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ListView } from '#web/list/ListView.tsx';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { facetChoiceFrom, facetNames, type FacetName } from './facets.ts';
import { FacetFields } from './FacetFields.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** Everything that can be granted in an organisation or a space. */
export function PermissionsPage() {
  const t = useTranslations('permissions');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const choice = facetChoiceFrom(search);
  const { all, list } = useCatalogue(choice);
  const filtered = facetNames.some((name) => choice[name] !== undefined);

  function choose(name: FacetName, value: string | undefined) {
    const next = new URLSearchParams(search);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }

  function clear() {
    const next = new URLSearchParams(search);
    for (const name of facetNames) next.delete(name);
    setSearch(next, { replace: true });
  }

  const clearButton = <Button onClick={clear}>{t('clearFacets')}</Button>;
  return (
    <>
      <PageHead title={t('title')} beside={list.total} lead={t('lead')} />
      <ListView
        list={list}
        region={scope.region}
        caption={t('caption')}
        filterLabel={t('filter')}
        rowName={({ name }) => name}
        rowHref={({ uuid }) => paths.permission(scope, uuid)}
        controls={
          <>
            <FacetFields permissions={all ?? []} choice={choice} onChoose={choose} />
            {filtered ? clearButton : undefined}
          </>
        }
        none={
          filtered
            ? { title: t('noneMatchTitle'), words: t('noneMatch'), actions: clearButton, filtered }
            : { title: t('noneTitle'), words: t('none') }
        }
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
    </>
  );
}
