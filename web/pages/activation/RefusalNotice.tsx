import { useTranslations } from 'use-intl';
import { Notice } from '#web/ui/Notice.tsx';
import type { Refusal } from './refusal.ts';

/** A refusal that belongs to no field: too many attempts, or no answer. Any other has its own place. */
export function RefusalNotice({ refusal, step }: { refusal: Refusal | undefined; step: 'open' | 'complete' }) {
  const t = useTranslations('activation');
  if (refusal?.kind === 'tooMany') {
    return (
      <Notice tone="error" title={t('tooManyTitle')} announce>
        <p>{t('tooMany', { minutes: refusal.minutes })}</p>
      </Notice>
    );
  }
  if (refusal?.kind !== 'failed') return undefined;
  return (
    <Notice tone="error" title={t('failedTitle')} announce>
      <p>{step === 'open' ? t('failedOpen') : t('failedComplete')}</p>
      {refusal.requestId === undefined ? undefined : (
        <p className="form-request">
          {t('requestId')} <code>{refusal.requestId}</code>
        </p>
      )}
    </Notice>
  );
}
