import { useTranslations } from 'use-intl';
import type { OpenedLink } from '#shared/self-service.ts';
import { CopyButton } from '#web/ui/Copy.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** Three ways to the same entry in an authenticator application: scan, open on this phone, type the key. */
export function Enrolment({ totp: { secret, uri } }: Pick<OpenedLink, 'totp'>) {
  const t = useTranslations('activation.factor');
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="enrolment">
      <figure>
        <QrCode value={uri} label={t('qr')} />
        <figcaption>{t('scan')}</figcaption>
      </figure>
      {/* Only devices one touches are likely to have the application on them. */}
      <a className="button enrolment-app" data-variant="secondary" data-size="medium" href={uri}>
        {t('openApp')}
      </a>
      <p>{t('or')}</p>
      <p className="enrolment-key">
        <VisuallyHidden>{t('key')}</VisuallyHidden>
        <code>{groups.join(' ')}</code>
        <CopyButton value={secret} label={t('copyKey')} size="medium" />
      </p>
    </div>
  );
}
