import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { envFile, envFileName, type SecretPair } from './env-file.ts';
import { PairCommands } from './PairCommands.tsx';

/** How the secret was taken away from the page; `confirmed` is the reader's own word for it. */
export type Taken = 'copied' | 'saved' | 'confirmed';

export interface SecretPanelProps {
  pair: SecretPair;
  taken: Taken | undefined;
  onTaken: (taken: Taken | undefined) => void;
  /** Further words above the pair. */
  children?: ReactNode;
}

/** A client id and its secret, shown once: to be copied apart, saved as a file, tested, or confirmed as stored. */
export function SecretPanel({ pair, taken, onTaken, children }: SecretPanelProps) {
  const t = useTranslations('account.secret');
  const start = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and reading begins here.
  useEffect(() => start.current?.focus(), []);

  function save() {
    saveFile(envFileName(pair.name), envFile(pair));
    onTaken('saved');
  }

  return (
    <div ref={start} tabIndex={-1} className="form form-start">
      <Notice tone="warning">{t('lead')}</Notice>
      {children}
      <KeyValueList
        items={[
          { label: t('clientId'), value: <Copy value={pair.clientId} label={t('copyId')} /> },
          {
            label: t('clientSecret'),
            value: <Copy value={pair.clientSecret} label={t('copySecret')} onCopied={() => onTaken('copied')} />,
          },
        ]}
      />
      <PairCommands pair={pair} onSave={save} />
      <Checkbox
        label={t('confirm')}
        hint={taken === 'copied' ? t('copied') : taken === 'saved' ? t('saved') : t('confirmHint')}
        checked={taken !== undefined}
        disabled={taken === 'copied' || taken === 'saved'}
        onChange={({ currentTarget: { checked } }) => onTaken(checked ? 'confirmed' : undefined)}
      />
    </div>
  );
}
