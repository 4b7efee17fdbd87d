import { useTranslations } from 'use-intl';
import { focusTitle } from '#web/ui/focus-title.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import type { Selection } from './use-selection.ts';

/** Has nothing selected any more. Its words are the area `runs`. */
export function ClearSelection<Row>({ choose }: Pick<Selection<Row>, 'choose'>) {
  const t = useTranslations('runs.many.select');
  return (
    <IconButton
      icon={CloseIcon}
      label={t('clear')}
      onClick={() => {
        choose(new Map());
        focusTitle({ preventScroll: true });
      }}
    />
  );
}
