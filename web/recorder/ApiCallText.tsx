import { useTranslations } from 'use-intl';
import { CopyText } from '#web/ui/CopyText.tsx';
import { RawBlock } from '#web/ui/RawBlock.tsx';
import type { ApiCall } from './api-call.ts';
import { asCurl } from './as-curl.ts';
import { asHttpFile } from './as-http-file.ts';
import { asScript } from './as-script.ts';

/** The call that confirming a dialog would send. */
export function ApiCallText({ call }: { call: ApiCall }) {
  const t = useTranslations('calls');
  return (
    <details className="api-call">
      <summary>{t('asCall')}</summary>
      <p>{t('asCallLead')}</p>
      <RawBlock label={t('asCall')} text={asCurl([call])} copyLabel={t('copyCall')} />
      <div className="toggles">
        <CopyText label={t('copyHttp')} text={() => asHttpFile([call])} />
        <CopyText label={t('copyScript')} text={() => asScript([call])} />
      </div>
    </details>
  );
}
