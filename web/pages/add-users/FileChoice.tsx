import { useEffect, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { DiscardQuestion } from '#web/form/DiscardQuestion.tsx';
import { useLeaveQuestion } from '#web/form/use-leave-question.ts';
import { Button } from '#web/ui/Button.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useTextFile } from '#web/ui/use-text-file.tsx';
import type { KeptFile } from './kept-file.ts';
import { templateFile } from './people-csv.ts';
import './file-drop.css';

/** Bytes: more rows than a run takes, by far. */
const largestFile = 5_000_000;

/** A file that is dropped or chosen, or text that is pasted; it goes nowhere but into the page. */
export function FileChoice({ onFile }: { onFile: (file: KeptFile) => void }) {
  const t = useTranslations('addUsers.file');
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);

  const { choose, load, failed, input } = useTextFile({
    largest: largestFile,
    accept: '.csv,.txt,text/csv,text/plain',
    onText: (loaded, { name }) => onFile({ name, text: loaded }),
  });

  const { question } = useLeaveQuestion(text.trim() !== '', { links: true });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') onFile({ name: undefined, text });
  }

  // Also beside the box: a browser would leave the console and open the file.
  useEffect(() => {
    const life = new AbortController();
    const over = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      load(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', over, { signal: life.signal });
    window.addEventListener('drop', drop, { signal: life.signal });
    return () => life.abort();
  });

  return (
    <form noValidate className="form" onSubmit={submit}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is one more way to do what its button does */}
      <div
        className="file-drop"
        data-over={isOver || undefined}
        onDragOver={() => setOver(true)}
        onDragLeave={() => setOver(false)}
      >
        <p>{t('drop')}</p>
        <p className="page-actions">
          <Button variant="primary" onClick={choose}>
            {t('choose')}
          </Button>
          <Button
            icon={DownloadIcon}
            onClick={() => saveFile('users.csv', templateFile(t('templateSpace'), 'Space Viewer'), 'text/csv')}
          >
            {t('template')}
          </Button>
        </p>
        <p className="field-hint">{t('columns')}</p>
        {input}
      </div>
      {failed ? (
        <Notice tone="error" announce>
          {t('failed')}
        </Notice>
      ) : undefined}
      <TextArea
        label={t('paste')}
        monospace
        autoComplete="off"
        spellCheck={false}
        rows={6}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="page-actions">
        {question === undefined ? (
          <Button type="submit" disabledReason={text.trim() === '' ? t('nothing') : undefined}>
            {t('read')}
          </Button>
        ) : (
          <DiscardQuestion {...question} />
        )}
      </div>
    </form>
  );
}
