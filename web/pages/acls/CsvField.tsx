import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useTextFile } from '#web/ui/use-text-file.tsx';
import { aclTemplate } from './acl-csv.ts';

/** Bytes: some ten thousand ACLs; larger files are something else. */
const largestFile = 2_000_000;

/** Text from the clipboard or from a file, which goes nowhere but into this field. */
export function CsvField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTranslations('acls.importing');
  const accept = '.csv,.txt,text/csv,text/plain';
  const { choose, failed, input } = useTextFile({ largest: largestFile, accept, onText });

  return (
    <div className="form-field">
      <TextArea
        label={t('paste')}
        monospace
        autoComplete="off"
        spellCheck={false}
        rows={6}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div className="page-actions">
        <Button size="small" onClick={choose}>
          {t('load')}
        </Button>
        <Button
          size="small"
          icon={DownloadIcon}
          onClick={() => saveFile(`${t('templateFile')}.csv`, aclTemplate(), 'text/csv')}
        >
          {t('template')}
        </Button>
        {input}
      </div>
      {failed ? (
        <Notice tone="error" announce>
          {t('loadFailed')}
        </Notice>
      ) : undefined}
    </div>
  );
}
