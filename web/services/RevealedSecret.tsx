import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export interface RevealedSecretProps {
  label: string;
  copyLabel: string;
  secret: string;
  /** It was copied, or the reader says that it is stored. */
  onTaken: (taken: boolean) => void;
}

/** A secret to be copied, or confirmed as stored. */
export function RevealedSecret({ label, copyLabel, secret, onTaken }: RevealedSecretProps) {
  const t = useTranslations('services.secret');
  const [taken, setTaken] = useState<'copied' | 'confirmed'>();
  const start = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and reading begins here.
  useEffect(() => start.current?.focus(), []);

  function take(next: typeof taken) {
    setTaken(next);
    onTaken(next !== undefined);
  }

  return (
    <div ref={start} tabIndex={-1} className="form form-start">
      <Notice tone="warning">{t('lead')}</Notice>
      <KeyValueList
        items={[{ label, value: <Copy value={secret} label={copyLabel} onCopied={() => take('copied')} /> }]}
      />
      <Checkbox
        label={t('confirm')}
        hint={taken === 'copied' ? t('copied') : t('confirmHint')}
        checked={taken !== undefined}
        disabled={taken === 'copied'}
        onChange={({ currentTarget: { checked } }) => take(checked ? 'confirmed' : undefined)}
      />
    </div>
  );
}
