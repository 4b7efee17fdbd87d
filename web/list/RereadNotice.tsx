import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { List } from './use-list.ts';

export interface RereadNoticeProps {
  list: Pick<List<never>, 'walk' | 'narrowing' | 'state' | 'retry'>;
}

/** Above rows that stay: they could not be read again, or not all of them could be read. */
export function RereadNotice({ list: { walk, narrowing, state, retry } }: RereadNoticeProps) {
  const t = useTranslations('directory.reread');
  const kit = useTranslations('core.kit');
  const isLookedFor = state.text.trim() !== '' || narrowing !== undefined;
  const missing = isLookedFor ? 'matches' : state.sort ? 'order' : 'rest';
  return (
    <Notice
      tone="warning"
      announce
      title={t(walk?.complete === false ? missing : 'stale')}
      actions={
        <Button size="small" onClick={retry}>
          {kit('retry')}
        </Button>
      }
    />
  );
}
