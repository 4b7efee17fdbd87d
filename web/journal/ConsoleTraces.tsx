import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import type { JournalEntry, JournalFilter } from '#shared/journal.ts';
import { KeyValueList, type KeyValue } from '#web/ui/KeyValueList.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { journalHref } from './journal-address.ts';
import { lastChangeQuery } from './journal-read.ts';
import { outcomeTones, useChangeWords } from './use-change-words.ts';

export interface ConsoleTracesProps {
  region: string;
  /** Id of what was changed. */
  target: string;
  /** Of a space alone, where what is in it is told of elsewhere. */
  what?: JournalFilter['what'];
  /** Other facts that this console knows of its own. */
  others?: readonly KeyValue[];
}

/** What was done to something through this console, by whom last, and the way to all of it. Of the rest no region tells. */
export function ConsoleTraces({ region, target, what, others }: ConsoleTracesProps) {
  const t = useTranslations('journal.traces');
  const filter: JournalFilter = { region, target, what };
  return (
    <section aria-labelledby="console-traces" className="page-section">
      <h2 id="console-traces">{t('title')}</h2>
      <KeyValueList
        items={[
          ...(others ?? []),
          { label: t('last'), value: <LastChange filter={filter} /> },
          { label: t('changes'), value: <TextLink to={journalHref(filter)}>{t('show')}</TextLink> },
        ]}
      />
    </section>
  );
}

function LastChange({ filter }: { filter: JournalFilter }) {
  const t = useTranslations('journal.traces');
  const format = useFormatter();
  const { data, isError, refetch } = useQuery(lastChangeQuery(filter));
  const client = useQueryClient();
  // Whatever is changed on this page is looked for once it has been.
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        const isOver = event.type === 'updated' && ['success', 'error'].includes(event.action.type);
        if (isOver) void refetch();
      }),
    [client, refetch],
  );
  if (data === undefined) return isError ? t('failed') : <Skeleton width={24} />;
  const { items, unread, next, keptDays } = data;
  const [entry] = items;
  return (
    <>
      {entry !== undefined ? (
        <Change entry={entry} filter={filter} />
      ) : unread.length > 0 ? undefined : next === undefined ? (
        t('none', { days: keptDays })
      ) : (
        t('noneOfNewest')
      )}
      {unread.length > 0 ? <> {t('unread', { regions: format.list(unread) })}</> : undefined}
      {isError ? <> {t('stale')}</> : undefined}
    </>
  );
}

const noNames: ReadonlyMap<string, string> = new Map();

function Change({ entry, filter }: { entry: JournalEntry; filter: JournalFilter }) {
  const t = useTranslations('journal');
  const { whatOf, whoOf } = useChangeWords(noNames);
  const { outcome } = entry;
  return (
    <>
      <TextLink to={journalHref(filter, entry.id)}>{whatOf(entry)}</TextLink>{' '}
      {outcome === 'done' ? undefined : (
        <StatusPill tone={outcomeTones[outcome]}>{t('outcome', { outcome })}</StatusPill>
      )}{' '}
      {t('traces.by', { who: whoOf(entry) })} · <DateTime at={entry.at} show="both" />
    </>
  );
}
