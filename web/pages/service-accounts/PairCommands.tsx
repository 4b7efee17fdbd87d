import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkPair } from '#web/api/pair-check.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { SecretPair } from './env-file.ts';

export interface PairCommandsProps {
  pair: SecretPair;
  onSave: () => void;
}

/**
 * Saves the pair as a file, and asks the region, by way of the console's server, whether it gives a token for it; the
 * token is thrown away.
 */
export function PairCommands({ pair: { region, clientId, clientSecret }, onSave }: PairCommandsProps) {
  const t = useTranslations('account.secret');
  const [pending, setPending] = useState(false);
  const [valid, setValid] = useState<boolean>();
  const [error, setError] = useState<unknown>();

  async function test() {
    setPending(true);
    setError(undefined);
    setValid(undefined);
    try {
      setValid(await checkPair({ region, clientId, clientSecret }));
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <p className="page-actions">
        <Button size="small" icon={DownloadIcon} onClick={onSave}>
          {t('save')}
        </Button>
        <Button size="small" pending={pending} onClick={() => void test()}>
          {t('test')}
        </Button>
      </p>
      {valid === undefined ? undefined : (
        <Notice tone={valid ? 'good' : 'error'} announce title={valid ? t('valid', { region }) : t('invalid')} />
      )}
      {error === undefined ? undefined : <ActionFailure error={error} />}
    </>
  );
}
