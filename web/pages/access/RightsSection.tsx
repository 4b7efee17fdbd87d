import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { matchesWords } from '#web/directory/matches-words.ts';
import type { EffectiveRight } from '#web/access/effective-rights.ts';
import { explainQuery } from '#web/address/explain-address.ts';
import { Sources } from './Sources.tsx';
import { paths, type Subject } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterField, TableToolbar } from '#web/table/TableToolbar.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

export interface RightsSectionProps {
  rights: readonly EffectiveRight[];
  /** What to call a resource that a right is on. */
  resourceName: (id: string) => string;
  subject: Subject;
  permissions: readonly Permission[];
  /** Everything has been read that may give a right. */
  isWhole: boolean;
}

/** The effective rights, service → resource → action, each with where it comes from. */
export function RightsSection({ rights, resourceName, subject, permissions, isWhole }: RightsSectionProps) {
  const t = useTranslations('access.rights');
  const scope = useScope();
  const [search, setSearch] = useSearchParams();
  const text = search.get('right') ?? '';
  const about = useMemo(() => new Map(permissions.map(({ name, description }) => [name, description])), [permissions]);
  const found = rights.filter(({ permission }) => matchesWords(text, permission, about.get(permission) ?? ''));
  const services = [...new Set(found.map(({ service }) => service))];

  function look(value: string) {
    const next = new URLSearchParams(search);
    if (value === '') next.delete('right');
    else next.set('right', value);
    setSearch(next, { replace: true });
  }

  const columns = useRightColumns(resourceName);

  if (rights.length === 0) {
    return (
      <section aria-labelledby="access-rights" className="page-section">
        <h2 id="access-rights" tabIndex={-1}>
          {t('list')}
        </h2>
        <p>{t('none', { whole: String(isWhole) })}</p>
        <p className="field-hint">{t('lead')}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="access-rights" className="page-section">
      <header className="section-head">
        <h2 id="access-rights" tabIndex={-1}>
          {t('list')}
        </h2>
        <p>{t('lead')}</p>
      </header>
      <TableToolbar count={t('count', { shown: found.length, all: rights.length })}>
        <FilterField label={t('filter')} value={text} onChange={look} />
      </TableToolbar>
      {found.length === 0 ? (
        <EmptyState kind="none-match" title={t('noMatchTitle', { text })}>
          {t('noMatch')}
        </EmptyState>
      ) : undefined}
      {services.map((service) => (
        <section key={service} aria-label={service}>
          <h3>{service}</h3>
          <DataTable
            caption={t('caption', { service })}
            columns={columns}
            rows={found.filter((right) => right.service === service)}
            rowKey={({ permission }) => permission}
            rowName={({ permission }) => permission}
            rowHref={({ permission, onlyOn }) =>
              paths.explain(scope, explainQuery({ subject, permission, resource: onlyOn[0] ?? '' }))
            }
          />
        </section>
      ))}
    </section>
  );
}

function useRightColumns(resourceName: (id: string) => string): readonly Column<EffectiveRight>[] {
  const t = useTranslations('access.rights');
  const scope = useScope();
  return [
    {
      id: 'permission',
      header: t('columns.permission'),
      cell: ({ permission }) => <code>{permission}</code>,
      width: '45%',
    },
    {
      id: 'from',
      header: t('columns.from'),
      cell: ({ paths, onlyOn }) => (
        <>
          <Sources scope={scope} paths={paths} resourceName={resourceName} />
          {onlyOn.length > 0 ? <span className="field-hint">{t('onlyOn', { count: onlyOn.length })}</span> : undefined}
        </>
      ),
    },
  ];
}
