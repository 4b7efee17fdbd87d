import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { reviewBounds } from '#shared/review.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { TextField } from '#web/ui/TextField.tsx';

export interface NoteDialogProps {
  name: string;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
}

/** Asks why something is to be removed; nothing is removed by it yet. */
export function NoteDialog({ name, note, onNote, onClose }: NoteDialogProps) {
  const t = useTranslations('reviews.note');
  const { cancel } = useKitText();
  const form = useId();
  const [text, setText] = useState(note);
  return (
    <Dialog
      title={t('title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {t('confirm')}
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
        <p>{t('lead')}</p>
        <TextField
          label={t('label')}
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
