import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';

const words = { admin: 'demoAdmin', limited: 'demoLimited', person: 'demoPerson' } as const;
export type DemoAccount = keyof typeof words;

interface DemoAccountsProps {
  region: string;
  /** Whether a person is among them. */
  hasPerson: boolean;
  /** The one that is being signed in. */
  pending: DemoAccount | undefined;
  /** They come before every other way in. */
  isFirst: boolean;
  onChoose: (account: DemoAccount) => void;
}

/** Ways in that need nothing, where the regions are made up. */
export function DemoAccounts({ region, hasPerson, pending, isFirst, onChoose }: DemoAccountsProps) {
  const t = useTranslations('signIn');
  const accounts = (['admin', 'limited', 'person'] as const).filter((account) => account !== 'person' || hasPerson);
  return (
    <section className="sign-in-demo" aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('demo')}</h2>
      <p>{t('demoHint', { region })}</p>
      {accounts.map((account, index) => (
        <Button
          key={account}
          variant={isFirst && index === 0 ? 'primary' : 'secondary'}
          pending={pending === account}
          onClick={() => onChoose(account)}
        >
          {t(words[account])}
        </Button>
      ))}
    </section>
  );
}
