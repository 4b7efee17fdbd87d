import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { withCode } from '#web/ui/lazy-part.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { timeText } from '#web/ui/time-text.ts';
import { saveFile } from '#web/ui/save-file.ts';
import type { DirectoryFacts } from './directory.ts';
import type { csvOf } from './export-csv.ts';

/** What is shown of a list that is read as a whole. */
interface ShownList {
  readonly rows: readonly unknown[] | undefined;
  readonly state: { readonly text: string; readonly all: boolean };
  readonly change: (change: { readonly all: boolean }) => void;
  /** A whole id or address is found without reading the list. */
  readonly findsExactly?: boolean;
}

const exporter = lazyCode(() => import('./export-csv.ts'));

export interface DirectoryBarProps {
  list: ShownList;
  /** What the file of an export is called. */
  caption: string;
  /** Writes what is shown. */
  toFile: (write: typeof csvOf) => Promise<string>;
  walk: DirectoryFacts & { readonly stop: () => void; readonly readAll: () => void };
}

/** How much of a list was read and as of when, what it costs to read it all, and the ways to stop and go on. */
export function DirectoryBar({ list, caption, toFile, walk }: DirectoryBarProps) {
  const t = useTranslations('directory');
  const { rows, state, change } = list;
  const { cost, total, running, complete, outdated, stop, readAll } = walk;
  const [exporting, setExporting] = useState<'under way' | 'failed'>();
  async function save() {
    setExporting('under way');
    const write = async () => {
      const name = `${caption}${complete ? '' : ` ${t('incomplete')}`}.csv`;
      saveFile(name, await toFile((await exporter.load()).csvOf), 'text/csv');
    };
    setExporting(
      await withCode(write).then(
        () => undefined,
        () => 'failed',
      ),
    );
  }
  const again = complete ? t('again') : total === undefined ? t('readRest') : t('readAll', { total });
  return (
    <>
      {cost === undefined ? (
        <span className="walk-count">
          {state.text.trim() === '' ? undefined : `${t('matches', { count: rows?.length ?? 0 })} · `}
          <HowMuch walk={walk} />
          {outdated ? ` ${t('outdated')}` : undefined}
        </span>
      ) : (
        <span className="walk-count">
          {list.findsExactly ? `${t('exactFirst')} ` : undefined}
          {t('cost', { total: total ?? 0, calls: cost.calls, minutes: Math.ceil(cost.seconds / 60) })}
        </span>
      )}{' '}
      {running ? (
        <Button size="small" variant="quiet" onClick={stop}>
          {t('stop')}
        </Button>
      ) : !complete || outdated ? (
        <Button size="small" variant="quiet" onClick={readAll}>
          {again}
        </Button>
      ) : undefined}
      {rows !== undefined && rows.length > 0 && !running ? (
        <Button size="small" variant="quiet" pending={exporting === 'under way'} onClick={() => void save()}>
          {t(complete ? 'export' : 'exportPart', { count: rows.length })}
        </Button>
      ) : undefined}
      {exporting === 'failed' ? <span className="walk-count">{t('exportFailed')}</span> : undefined}
      {state.all ? (
        <Button size="small" variant="quiet" onClick={() => change({ all: false })}>
          {t('pages')}
        </Button>
      ) : undefined}
    </>
  );
}

function HowMuch({ walk: { loaded, total, running, complete, asOf } }: Pick<DirectoryBarProps, 'walk'>) {
  const t = useTranslations('directory');
  const { locale } = useKitText();
  if (asOf === undefined || (running && !complete)) {
    return total === undefined ? t('read', { loaded }) : t('readOf', { loaded, total });
  }
  const time = timeText(locale, Date.parse(asOf));
  if (total === undefined) return t('asOfUnknown', { loaded, time });
  if (complete) return t('asOf', { loaded, total: Math.max(loaded, total), time });
  return t('missing', { loaded, total, time, missing: Math.max(0, total - loaded) });
}
