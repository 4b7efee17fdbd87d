import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { CheckIcon, CloseIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';
import { nameText } from './name-text.ts';
import { useStore } from './store.ts';
import { dismissToast, toastStore, type Toast } from './toast.ts';

const SHOWN_MS = 6000;

/**
 * Where toasts appear: away from the side where drawers keep their buttons. Their time stands still while the
 * pointer or the focus is on them. The marker keeps them readable while a dialog hides the rest of the page.
 */
export function ToastRegion({ label }: { label: string }) {
  const toasts = useStore(toastStore);
  const [held, setHeld] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the time still
    <section
      className="toasts"
      aria-label={label}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <output className="toast-list">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} />
        ))}
      </output>
    </section>
  );
}

function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const text = useKitText();
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    <span className="toast">
      <CheckIcon />
      <span className="toast-text">{nameText(toast.text)}</span>
      {toast.action ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            toast.action?.onPress();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      ) : undefined}
      <IconButton icon={CloseIcon} label={text.dismiss} size="small" onClick={() => dismissToast(toast.id)} />
    </span>
  );
}
