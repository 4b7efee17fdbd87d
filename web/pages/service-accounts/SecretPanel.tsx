import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Copy } from '#web/ui/Copy.tsx';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { envFile, envFileName } from './env-file.ts';
import { PairTest, type PairTestProps } from './PairTest.tsx';

/** How the secret was taken away from the page; nothing of it is known when it was confirmed by hand. */
export type Taken = 'copied' | 'saved' | 'confirmed';

export interface SecretPanelProps extends PairTestProps {
  taken: Taken | undefined;
  onTaken: (taken: Taken | undefined) => void;
  /** Further words above the pair. */
  children?: ReactNode;
}

/** A client id and its secret, shown once: to be copied apart, saved as a file, tested, or confirmed as stored. */
export function SecretPanel({ pair, taken, onTaken, onTested, children }: SecretPanelProps) {
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
      <p>
        <Button size="small" icon={DownloadIcon} onClick={save}>
          {t('save')}
        </Button>
      </p>
      <PairTest pair={pair} {...(onTested && { onTested })} />
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
