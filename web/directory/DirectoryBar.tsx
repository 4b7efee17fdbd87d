import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { withCode } from '#web/ui/lazy-part.ts';
import { saveFile } from '#web/ui/save-file.ts';
import type { csvOf } from './export-csv.ts';
import type { Reading } from './reading.ts';
import { ReadingState } from './ReadingState.tsx';

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
  walk: Reading;
}

/** How far a list is read, with the ways to take away what is shown of it and to go back to its pages. */
export function DirectoryBar({ list, caption, toFile, walk }: DirectoryBarProps) {
  const t = useTranslations('directory');
  const { rows, state, change } = list;
  const { running, complete } = walk;
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
  return (
    <>
      <ReadingState
        walk={walk}
        findsExactly={list.findsExactly}
        matches={state.text.trim() === '' ? undefined : (rows?.length ?? 0)}
      />
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
