import { useTranslations } from 'use-intl';
import { Badge } from '#web/ui/Badge.tsx';
import { Copy, CopyButton } from '#web/ui/Copy.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { RawBlock } from '#web/ui/RawBlock.tsx';
import { localAndUtcText, secondText } from '#web/ui/time-text.ts';
import { addressOf, bodyOf, methodOf } from './api-call.ts';
import { asCurl } from './as-curl.ts';
import type { RecordedCall } from './recorder.ts';

/** One call: what was asked, what came of it, and its request id for whoever runs the region. */
export function CallLine({ call }: { call: RecordedCall }) {
  const t = useTranslations('calls');
  const { locale } = useKitText();
  const { region, operation, status, at, ms, requestId } = call;
  const body = bodyOf(call);
  const failed = status === undefined || status >= 400;
  return (
    <li className="call">
      <div className="call-line">
        <Badge accent={methodOf(call) !== 'GET'}>{methodOf(call)}</Badge>
        <code>{decoded(addressOf(call))}</code>
        <CopyButton value={asCurl([call])} label={t('copyOne', { operation })} />
      </div>
      <p className="call-facts">
        <span>{operation}</span>
        <span>{region}</span>
        <span data-failed={failed || undefined}>{status ?? t('noAnswer')}</span>
        <span>{t('took', { ms })}</span>
        <time dateTime={new Date(at).toISOString()} title={localAndUtcText(locale, at)}>
          {secondText(locale, at)}
        </time>
        {requestId === undefined ? undefined : (
          <span>
            {t('requestId')} <Copy value={requestId} label={t('copyRequestId')} />
          </span>
        )}
      </p>
      {body === undefined ? undefined : (
        <details className="api-call">
          <summary>{t('sent')}</summary>
          <RawBlock label={t('sent')} text={JSON.stringify(body, undefined, 2)} copyLabel={t('copySent')} />
        </details>
      )}
    </li>
  );
}

/** `page[size]=30` reads better than what is sent; what is copied is what is sent. */
function decoded(address: string): string {
  return address.replaceAll('%5B', '[').replaceAll('%5D', ']').replaceAll('%40', '@').replaceAll('%3A', ':');
}
