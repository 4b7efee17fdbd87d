import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkPair } from '#web/api/pair-check.ts';
import { ActionFailure } from '#web/shell/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { SecretPair } from './env-file.ts';

export interface PairTestProps {
  pair: SecretPair;
  /** The region has said whether it takes the pair. */
  onTested?: (valid: boolean) => void;
}

/** Asks the region, by way of the console's server, whether it gives a token for the pair; the token is thrown away. */
export function PairTest({ pair: { region, clientId, clientSecret }, onTested }: PairTestProps) {
  const t = useTranslations('account.secret');
  const [pending, setPending] = useState(false);
  const [valid, setValid] = useState<boolean>();
  const [error, setError] = useState<unknown>();

  async function test() {
    setPending(true);
    setError(undefined);
    setValid(undefined);
    try {
      const answer = await checkPair({ region, clientId, clientSecret });
      setValid(answer);
      onTested?.(answer);
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="form">
      <p>
        <Button size="small" pending={pending} onClick={() => void test()}>
          {t('test')}
        </Button>
      </p>
      {valid === undefined ? undefined : (
        <Notice tone={valid ? 'good' : 'error'} announce title={valid ? t('valid', { region }) : t('invalid')} />
      )}
      {error === undefined ? undefined : <ActionFailure error={error} />}
    </div>
  );
}
