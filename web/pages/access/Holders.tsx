import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import type { AccessPath } from '#shared/rules/access.ts';
import { Sources } from '#web/access/Sources.tsx';
import { sweep, unswept, type Sweep } from '#web/access/sweep.ts';
import { explainQuery } from '#web/access/explain-address.ts';
import { paths, type Subject } from '#web/paths.ts';
import { useOrganisationId } from '#web/shell/scope-names.ts';
import { useScope } from '#web/shell/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { holderLook, holderSources } from './holder-reads.ts';

export interface NamedSubject {
  readonly subject: Subject;
  readonly name: string;
}

export interface Holder extends NamedSubject {
  readonly paths: readonly AccessPath[];
}

type Found = Sweep<NamedSubject, Holder>;

/** Who has a permission: everybody's policy is read, a few at a time, and what could not be read is said. */
export function Holders({ permission, onResource }: { permission: string; onResource: boolean }) {
  const t = useTranslations('access.holders');
  const scope = useScope();
  const client = useQueryClient();
  const organisationId = useOrganisationId(scope.region);
  const format = useFormatter();
  const [found, setFound] = useState<Found>();
  const [endedAt, setEndedAt] = useState<Date>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setEndedAt(undefined);
    setFound(unswept);
    const { signal } = controller;
    const organisation =
      scope.kind === 'space' && organisationId !== undefined
        ? ({ region: scope.region, kind: 'organisation', id: organisationId } as const)
        : undefined;
    await sweep<NamedSubject, Holder>({
      sources: holderSources(scope, signal),
      look: holderLook(client, scope, organisation, permission),
      signal,
      onChange: (state) => {
        if (running.current === controller) setFound(state);
      },
    });
    if (running.current === controller) setEndedAt(new Date());
  }

  const progress = found && t('progress', { asked: found.asked, total: found.total, found: found.found.length });
  const going = found?.status === 'running';
  const time = endedAt && format.dateTime(endedAt, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <section aria-labelledby="holders" className="page-section">
      <header className="section-head">
        <h2 id="holders">{t('title')}</h2>
        {going ? (
          <Button size="small" onClick={() => running.current?.abort()}>
            {t('stop')}
          </Button>
        ) : (
          <Button size="small" onClick={() => void start()}>
            {found === undefined ? t('start') : t('again')}
          </Button>
        )}
        <p>
          {t('lead')} {onResource ? t('leadResource') : undefined}
        </p>
      </header>
      {found === undefined || progress === undefined ? undefined : (
        <>
          {going ? (
            <Progress label={progress} percent={found.total === 0 ? undefined : (100 * found.asked) / found.total} />
          ) : undefined}
          <output>
            {progress}
            {time === undefined ? undefined : (
              <> · {found.status === 'stopped' ? t('stopped', { time }) : t('complete', { time })}</>
            )}
          </output>
          {found.unread.length > 0 ? (
            <Notice tone="warning">{t('unread', { count: found.unread.length })}</Notice>
          ) : undefined}
          {found.missing.length > 0 ? (
            <Notice tone="warning">{t('missing', { count: found.missing.length })}</Notice>
          ) : undefined}
          {found.found.length === 0 ? (
            going ? undefined : (
              <p>{t('none')}</p>
            )
          ) : (
            <HolderTable permission={permission} holders={found.found} />
          )}
        </>
      )}
    </section>
  );
}

function HolderTable({ permission, holders }: { permission: string; holders: readonly Holder[] }) {
  const t = useTranslations('access.holders');
  const scope = useScope();
  return (
    <DataTable
      caption={t('caption', { permission })}
      columns={useHolderColumns()}
      rows={holders}
      rowKey={({ subject }) => `${subject.type} ${subject.id}`}
      rowName={({ name }) => name}
      rowHref={({ subject }) => paths.explain(scope, explainQuery({ subject, permission }))}
    />
  );
}

function useHolderColumns(): readonly Column<Holder>[] {
  const t = useTranslations('access.holders');
  const scope = useScope();
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name },
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: ({ subject }) => (subject.type === 'users' ? t('user') : t('serviceAccount')),
      width: '10rem',
    },
    { id: 'from', header: t('columns.from'), cell: ({ paths }) => <Sources scope={scope} paths={paths} /> },
  ];
}
