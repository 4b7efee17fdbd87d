import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { JournalFilter } from '#shared/journal.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { journalCsv, journalJson } from './journal-file.ts';
import { readWholeJournal } from '#web/journal/journal-read.ts';

const writers = {
  csv: { write: journalCsv, type: 'text/csv' },
  json: { write: journalJson, type: 'application/json' },
} as const;
type Format = keyof typeof writers;

/** Saves all that passes the filter, whether or not it is on the screen. */
export function JournalExport({ filter }: { filter: JournalFilter }) {
  const t = useTranslations('journal');
  const save = useMutation({
    meta: { read: [] },
    mutationFn: async (format: Format) => {
      const whole = await readWholeJournal(filter, new AbortController().signal);
      const { write, type } = writers[format];
      saveFile(`${t('title')}.${format}`, write(whole), type);
    },
  });
  return (
    <>
      {save.error === null ? undefined : <ActionFailure error={save.error} />}
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          variant="quiet"
          icon={DownloadIcon}
          pending={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          {t('save', { format })}
        </Button>
      ))}
    </>
  );
}
