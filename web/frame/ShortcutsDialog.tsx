import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { isApple } from '#web/ui/is-apple.ts';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';

const shortcuts = {
  palette: isApple ? '⌘ K' : 'Ctrl K',
  keys: '?',
  move: '↑ ↓',
  pick: 'Enter',
  close: 'Esc',
} as const;

/** The keys that the console knows beside those of every page. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('soon.shortcuts');
  const kit = useTranslations('core.kit');
  const items = Object.entries(shortcuts).map(([what, keys]) => ({ label: keys, value: t('does', { what }) }));
  return (
    <Dialog title={t('title')} dismissable onClose={onClose} footer={<Button onClick={onClose}>{kit('close')}</Button>}>
      <KeyValueList items={items} />
    </Dialog>
  );
}
