import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { createQueryClient } from '#web/api/query-client.ts';
import { SessionEnd } from '#web/session/SessionEnd.tsx';
import { ToastRegion } from '#web/ui/ToastRegion.tsx';
import { Frame } from './Frame.tsx';
import { PaletteKey } from './PaletteKey.tsx';

/** Everything behind the sign-in. Opened afresh, with nothing kept, when somebody else has signed in. */
export function Console() {
  const [visit, setVisit] = useState(0);
  return <Visit key={visit} discarded={visit > 0} onOtherAccount={() => setVisit(visit + 1)} />;
}

function Visit({ discarded, onOtherAccount }: { discarded: boolean; onOtherAccount: () => void }) {
  const [client] = useState(createQueryClient);
  const t = useTranslations('core.shell');
  return (
    <QueryClientProvider client={client}>
      <Frame discarded={discarded} />
      <PaletteKey />
      <SessionEnd onOtherAccount={onOtherAccount} />
      <ToastRegion label={t('notices')} />
    </QueryClientProvider>
  );
}
