import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { CopyText } from '#web/ui/CopyText.tsx';
import { KeyIcon, LinkIcon } from '#web/ui/icons.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { Countdown, DateTime } from '#web/ui/Time.tsx';
import { CodeInGroups } from './CodeInGroups.tsx';
import './issued-link.css';
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
      <Notice tone="warning">{t('issuedLead', { name })}</Notice>
      <div className="link-cards">
        <section className="link-card" aria-label={t('link')}>
          <h3>
            <LinkIcon />
            {t('link')}
          </h3>
          <code className="link-address">{link}</code>
          <CopyText label={t('copyLink')} text={() => link} onCopied={() => onCopied('link')} />
        </section>
        {code === undefined ? undefined : (
          <section className="link-card" aria-label={t('code')}>
            <h3>
              <KeyIcon />
              {t('code')}
            </h3>
            <CodeInGroups code={code} />
            <CopyText label={t('copyCode')} text={() => code} onCopied={() => onCopied('code')} />
          </section>
        )}
      </div>
      <div className="link-facts">
        <QrCode value={link} label={t('qr')} />
        <KeyValueList
          items={[
            { label: t('expires'), value: <DateTime at={expiration} show="both" /> },
            { label: t('left'), value: <Countdown until={expiration} skewMs={offset} label={t('left')} /> },
            { label: t('opens'), value: host === undefined ? t('opensHere') : t('opensThere', { host }) },
          ]}
        />
        <p className="field-hint">{t('qrHint')}</p>
        <p className="field-hint">{t('neverOpened')}</p>
      </div>
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
