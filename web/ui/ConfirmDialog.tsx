import { useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useKitText } from './kit-text.ts';
import { TextField } from './TextField.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, and to what. */
  children: ReactNode;
  confirmLabel: string;
  /** Something is lost for good. */
  danger?: boolean;
  /** Must be typed letter by letter before the button works. */
  typedName?: string;
  /** The action is under way: the dialog stays until it is known how it ended. */
  pending?: boolean;
  /** Why it failed, shown in the dialog. */
  error?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. Focus starts on the harmless choice, or on the name to type. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    danger = false,
    typedName,
    pending = false,
    error,
    onConfirm,
    onClose,
  } = props;
  const text = useKitText();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const missing = typedName !== undefined && typed.trim() !== typedName;

  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={() => {
        if (!pending) onClose();
      }}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button onClick={onClose} autoFocus={typedName === undefined}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabledReason={missing ? text.typeToConfirm(typedName) : undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!missing && !pending) onConfirm();
        }}
      >
        <div>{children}</div>
        {typedName === undefined ? undefined : (
          <TextField
            label={text.typeToConfirm(typedName)}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks
            autoFocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {error}
      </form>
    </Dialog>
  );
}
