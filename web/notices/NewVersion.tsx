import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { writesUnderWay } from '#web/api/waits.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { missingParts } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useNow } from '#web/ui/now.ts';
import { useStore } from '#web/ui/store.ts';
import { hearBuilds, laterBuild } from './later-build.ts';

/** Offers to reload a page of an earlier build, between what somebody does; never reloads by itself. */
export function NewVersion() {
  const build = useStore(laterBuild);
  const [declined, setDeclined] = useState<string>();
  useEffect(hearBuilds, []);
  return build === undefined || build === declined ? undefined : <Offer onDecline={() => setDeclined(build)} />;
}

function Offer({ onDecline }: { onDecline: () => void }) {
  const t = useTranslations('notices');
  const text = useKitText();
  const client = useQueryClient();
  const isOffered = useStore(missingParts).length > 0;
  useNow('second');
  const isBusy = writesUnderWay() > 0 || client.isMutating() > 0 || isInFront() || isHeld();
  if (isBusy || isOffered) return undefined;
  return (
    <div className="news-item">
      <Notice
        tone="info"
        title={t('newVersion')}
        announce
        actions={
          <Button size="small" onClick={() => window.location.reload()}>
            {text.reload}
          </Button>
        }
      >
        <p>{t('newVersionLead')}</p>
      </Notice>
      <IconButton icon={CloseIcon} label={t('notNow')} size="small" onClick={onDecline} />
    </div>
  );
}

/** Something asks for an answer in front of the page. */
function isInFront(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null;
}

/** Whoever would hold the page back from being left is asked whether they would: a form with something unsaved. */
function isHeld(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
