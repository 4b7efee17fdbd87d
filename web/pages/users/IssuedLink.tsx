import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Countdown, DateTime } from '#web/ui/Time.tsx';

/** What is handed over, each on a way of its own. */
export type LinkPart = 'link' | 'code';

export interface IssuedLinkProps {
  issued: RecoveryLink;
  /** Whose account it opens. */
  name: string;
  onCopied: (part: LinkPart) => void;
}

/** A recovery link and its code, copied apart, with its real expiry. */
export function IssuedLink({ issued: { link, code, expiration }, name, onCopied }: IssuedLinkProps) {
  const t = useTranslations('user.recovery');
  const { offset } = useSessionState();
  const start = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and reading begins here.
  useEffect(() => start.current?.focus(), []);

  return (
    <div ref={start} tabIndex={-1} className="form form-start">
      <Notice tone="warning">{t('issuedLead', { name })}</Notice>
      <KeyValueList
        items={[
          { label: t('link'), value: <Copy value={link} label={t('copyLink')} onCopied={() => onCopied('link')} /> },
          ...(code === undefined
            ? []
            : [
                {
                  label: t('code'),
                  value: <Copy value={code} label={t('copyCode')} onCopied={() => onCopied('code')} />,
                },
              ]),
          { label: t('expires'), value: <DateTime at={expiration} show="both" /> },
          { label: t('left'), value: <Countdown until={expiration} skewMs={offset} label={t('left')} /> },
        ]}
      />
    </div>
  );
}
