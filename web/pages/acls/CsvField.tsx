import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

/** Bytes: some ten thousand ACLs; larger files are something else. */
const largestFile = 2_000_000;

/** Text from the clipboard or from a file, which goes nowhere but into this field. */
export function CsvField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useTranslations('acls.importing');
  const chooser = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);

  async function load(file: File | undefined) {
    if (file === undefined) return;
    const loaded = file.size <= largestFile ? await file.text().catch(() => undefined) : undefined;
    const isText = loaded !== undefined && !loaded.includes('\0');
    setFailed(!isText);
    if (isText) onText(loaded);
  }

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
      <div>
        <Button size="small" onClick={() => chooser.current?.click()}>
          {t('load')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => {
            void load(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {failed ? (
        <Notice tone="error" announce>
          {t('loadFailed')}
        </Notice>
      ) : undefined}
    </div>
  );
}
