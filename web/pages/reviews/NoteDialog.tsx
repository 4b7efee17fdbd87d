import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reviewBounds, type Verdict } from '#shared/review.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { TextField } from '#web/ui/TextField.tsx';

export interface NoteDialogProps {
  name: string;
  verdict: Verdict;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
}

/** Asks for a note beside a decision; nothing that anybody holds changes by it yet. */
export function NoteDialog({ name, verdict, note, onNote, onClose }: NoteDialogProps) {
  const t = useTranslations('reviews.note');
  const { cancel } = useKitText();
  const form = useId();
  const [text, setText] = useState(note);
  return (
    <Dialog
      title={t('title', { verdict, name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('confirm', { verdict })}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          onNote(text.trim());
        }}
      >
        <p>{t('lead', { verdict })}</p>
        <TextField
          label={t('label', { verdict })}
          value={text}
          maxLength={reviewBounds.note}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks
          autoFocus
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </form>
    </Dialog>
  );
}
