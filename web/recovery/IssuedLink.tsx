import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { Countdown, DateTime } from '#web/ui/Time.tsx';
import { Fold } from './Fold.tsx';
import { HandoverMessages } from './HandoverMessages.tsx';
import type { LinkPart } from './link-part.ts';

export interface IssuedLinkProps {
  issued: RecoveryLink;
  /** Whose account it opens. */
  name: string;
  region: string;
  /** It was deactivated before the link was issued. */
  isDeactivated: boolean;
  onCopied: (part: LinkPart) => void;
}

/** A recovery link and its code, copied apart, with its real expiry and everything to hand them over. */
export function IssuedLink({ issued, name, region, isDeactivated, onCopied }: IssuedLinkProps) {
  const t = useTranslations('recovery.issue');
  const { link, code, expiration } = issued;
  const { offset } = useSessionState();
  const start = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and reading begins here.
  useEffect(() => start.current?.focus(), []);
  const host = foreignHost(link);

  return (
    <div ref={start} tabIndex={-1} className="form form-start">
      {isDeactivated ? <Notice tone="info">{t('deactivated')}</Notice> : undefined}
      <Notice tone="warning">
        <p>{t('issuedLead', { name })}</p>
        <p>{t('neverOpened')}</p>
      </Notice>
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
          { label: t('opens'), value: host === undefined ? t('opensHere') : t('opensThere', { host }) },
        ]}
      />
      <Fold title={t('qr')}>
        <p>{t('qrHint')}</p>
        <QrCode value={link} label={t('qr')} />
      </Fold>
      <HandoverMessages issued={issued} name={name} region={region} onCopied={onCopied} />
    </div>
  );
}

/** Where a link leads that is not to this console; undefined for one that is. */
function foreignHost(link: string): string | undefined {
  if (!URL.canParse(link)) return link;
  const { origin, host } = new URL(link);
  return origin === window.location.origin ? undefined : host;
}
