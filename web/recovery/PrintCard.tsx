import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { QrCode } from '#web/ui/QrCode.tsx';
import { CodeInGroups } from './CodeInGroups.tsx';
import { untilText, type Handover } from './handover.ts';

export interface PrintCardProps extends Handover {
  onPrinted: () => void;
}

/** A card on paper to hand link and code over in person, in two parts to be cut apart. On paper only, and alone there. */
export function PrintCard({ t, language, name, region, issued, onPrinted }: PrintCardProps) {
  const { link, code, expiration } = issued;
  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    window.print();
    return () => removeEventListener('afterprint', onPrinted);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- printed once, when it has come
  }, []);
  return createPortal(
    <div className="print-card" lang={language}>
      <section>
        <p>{t('greeting', { name })}</p>
        <p>{t('link', { region })}</p>
        <QrCode value={link} label={link} />
        <p>
          <code>{link}</code>
        </p>
        <p>{t('once', { until: untilText(language, expiration) })}</p>
      </section>
      {code === undefined ? undefined : (
        <section>
          <p>{t('greeting', { name })}</p>
          <p>{t('code', { region })}</p>
          <CodeInGroups code={code} />
          <p>{t('keepCode')}</p>
        </section>
      )}
    </div>,
    document.body,
  );
}
