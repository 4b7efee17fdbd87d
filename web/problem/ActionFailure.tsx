import { useTranslations } from 'use-intl';
import { Notice } from '#web/ui/Notice.tsx';
import { useExplain } from './use-explain.ts';

/** Why something just asked for was not done, in the dialog or beside the control that asked for it. */
export function ActionFailure({ error }: { error: unknown }) {
  const t = useTranslations('core.kit');
  const { title, detail, requestId, violations = [], help } = useExplain()(error);
  return (
    <Notice tone="error" title={title} announce>
      {detail === undefined ? undefined : <p>{detail}</p>}
      {violations.map(({ field, description }) => (
        <p key={`${field} ${description}`}>
          <code>{field}</code> {description}
        </p>
      ))}
      {help}
      {requestId === undefined ? undefined : (
        <p className="form-request">
          {t('requestId')} <code>{requestId}</code>
        </p>
      )}
    </Notice>
  );
}
