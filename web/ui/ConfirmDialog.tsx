import { useId, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useKitText } from './kit-text.ts';
import { nameToType } from './name-text.ts';
import { TextField } from './TextField.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, and to what. */
  children: ReactNode;
  confirmLabel: string;
  /** Something is lost for good. */
  danger?: boolean;
  /** Must be typed as it reads on the screen before the button works. */
  typedName?: string;
  /** Why it cannot be done now; goes before what is still to be typed. */
  disabledReason?: string | undefined;
  /** The action is under way: the dialog stays until it is known how it ended. */
  pending?: boolean;
  /** Why it failed, and what else has to be seen before it is confirmed: always in sight beside the buttons. */
  error?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks before something that cannot be taken back. Focus starts on the harmless choice, or on the name to type, which stands beside
 * the buttons however long the question is.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    danger = false,
    typedName: name,
    disabledReason,
    pending = false,
    error,
    onConfirm,
    onClose,
  } = props;
  const text = useKitText();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const typedName = name && nameToType(name);
  const missing =
    typedName !== undefined && nameToType(typed) !== typedName ? text.typeToConfirm(typedName) : undefined;
  const reason = disabledReason ?? missing;

  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={() => {
        if (!pending) onClose();
      }}
      footer={
        <>
          {error === undefined ? undefined : <div className="dialog-answer">{error}</div>}
          {typedName === undefined ? undefined : (
            <TextField
              form={formId}
              label={text.typeToConfirm(typedName)}
              value={typed}
              autoComplete="off"
              autoCapitalize="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks
              autoFocus
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button onClick={onClose} autoFocus={typedName === undefined}>
            {text.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabledReason={reason}
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
          if (reason === undefined && !pending) onConfirm();
        }}
      >
        <div>{children}</div>
      </form>
    </Dialog>
  );
}
