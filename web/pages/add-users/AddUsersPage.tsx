import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { readCsv } from '#web/table/csv.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { nameText } from '#web/ui/name-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FileChoice } from './FileChoice.tsx';
import { useKeptFile, type KeptFile } from './kept-file.ts';
import { guessColumns, neededColumns, recordsOf } from './people-csv.ts';
import { PeoplePlan } from './PeoplePlan.tsx';

/** People of a file become users: the file, what its columns are, and what becomes of each row. */
export function AddUsersPage() {
  const t = useTranslations('addUsers');
  const users = useTranslations('users');
  const scope = useScope();
  const [file, keep] = useKeptFile(scope);
  return (
    <>
      <PageHead
        title={t('title')}
        parent={{ label: users('title'), to: paths.users(scope) }}
        lead={t('lead')}
        actions={
          file === undefined ? undefined : (
            <Button
              onClick={() => {
                keep(undefined);
                focusTitle();
              }}
            >
              {t('another')}
            </Button>
          )
        }
      />
      {file === undefined ? (
        <FileChoice
          onFile={(chosen) => {
            keep(chosen);
            focusTitle();
          }}
        />
      ) : (
        <ReadFile file={file} onFile={keep} />
      )}
    </>
  );
}

function ReadFile({ file, onFile }: { file: KeptFile; onFile: (file: KeptFile) => void }) {
  const t = useTranslations('addUsers');
  const csv = useMemo(() => readCsv(file.text), [file.text]);
  const places = useMemo(() => file.places ?? guessColumns(csv.heading), [file.places, csv]);
  const records = useMemo(() => recordsOf(csv, places), [csv, places]);
  const chosen = neededColumns.map((column) => places[column]);
  const isDoubled = new Set(chosen).size < chosen.length;
  const isUsable = neededColumns.every((column) => places[column] !== undefined);
  return (
    <div className="form">
      <output>
        {t('summary', {
          name: file.name === undefined ? t('pasted') : nameText(file.name),
          count: records.length,
          known: Object.keys(places).length,
          mark: csv.delimiter === ';' ? 'semicolons' : csv.delimiter === ',' ? 'commas' : 'others',
        })}
      </output>
      <ColumnChoice heading={csv.heading} places={places} onPlaces={(chosen) => onFile({ ...file, places: chosen })} />
      {csv.openQuoteAt !== undefined ? (
        <Notice tone="error" announce>
          {t('openQuote', { row: csv.openQuoteAt })}
        </Notice>
      ) : !isUsable ? (
        <Notice tone="warning">{t('columns.missing')}</Notice>
      ) : isDoubled ? (
        <Notice tone="warning">{t('columns.doubled')}</Notice>
      ) : records.length === 0 ? (
        <Notice tone="warning">{t('empty')}</Notice>
      ) : (
        <PeoplePlan records={records} />
      )}
    </div>
  );
}
