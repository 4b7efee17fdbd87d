import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { useUnsavedGuard } from '#web/form/unsaved-guard.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Copy } from '#web/ui/Copy.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Countdown, DateTime } from '#web/ui/Time.tsx';

type Part = 'link' | 'code';

export interface IssuedLinkDialogProps {
  issued: RecoveryLink;
  /** Whose account it opens. */
  name: string;
  onClose: () => void;
}

/** The link and its code, shown once: closing asks first as long as they have not both been copied. */
export function IssuedLinkDialog({ issued, name, onClose }: IssuedLinkDialogProps) {
  const t = useTranslations('user.recovery');
  const { offset } = useSessionState();
  const { link, code, expiration } = issued;
  const parts: readonly Part[] = code === undefined ? ['link'] : ['link', 'code'];
  const [copied, setCopied] = useState<ReadonlySet<Part>>(new Set());
  const [asking, setAsking] = useState(false);
  const missing = parts.filter((part) => !copied.has(part));
  useUnsavedGuard(missing.length > 0);

  const note = (part: Part) => setCopied((before) => new Set([...before, part]));
  const leave = () => (missing.length === 0 ? onClose() : setAsking(true));

  return (
    <Dialog
      title={t('issuedTitle')}
      onClose={leave}
      footer={
        asking && missing.length > 0 ? (
          <>
            <p role="alert">{t('closeQuestion', { missing: missing.length === 1 ? (missing[0] ?? '') : 'both' })}</p>
            <Button variant="danger" onClick={onClose}>
              {t('closeAnyway')}
            </Button>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the focused button */}
            <Button autoFocus onClick={() => setAsking(false)}>
              {t('keepOpen')}
            </Button>
          </>
        ) : (
          <Button variant={missing.length === 0 ? 'primary' : 'secondary'} onClick={leave}>
            {missing.length === 0 ? t('done') : t('close')}
          </Button>
        )
      }
    >
      <div className="form">
        <Notice tone="warning">{t('issuedLead', { name })}</Notice>
        <KeyValueList
          items={[
            {
              label: t('link'),
              value: <Copy value={link} label={t('copyLink')} onCopied={() => note('link')} />,
            },
            ...(code === undefined
              ? []
              : [
                  {
                    label: t('code'),
                    value: <Copy value={code} label={t('copyCode')} onCopied={() => note('code')} />,
                  },
                ]),
            { label: t('expires'), value: <DateTime at={expiration} show="both" /> },
            { label: t('left'), value: <Countdown until={expiration} skewMs={offset} label={t('left')} /> },
          ]}
        />
      </div>
    </Dialog>
  );
}
