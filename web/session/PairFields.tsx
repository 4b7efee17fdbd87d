import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export interface PairErrors {
  readonly clientId?: string;
  readonly clientSecret?: string;
}

interface PairFieldsProps {
  /** Filled in beforehand. */
  clientId: string | undefined;
  operator: string | undefined;
  errors: PairErrors;
  pending: boolean;
  isPrimary: boolean;
}

/** What a service account signs in with, and who uses it. */
export function PairFields({ clientId, operator, errors, pending, isPrimary }: PairFieldsProps) {
  const t = useTranslations('signIn');
  return (
    <div className="sign-in-pair">
      <TextField
        label={t('clientId')}
        hint={t('clientIdHint')}
        name="clientId"
        defaultValue={clientId}
        error={errors.clientId}
        autoComplete="username"
        autoCapitalize="off"
        monospace
        required
      />
      <PasswordField
        label={t('clientSecret')}
        hint={t('secretStays')}
        name="clientSecret"
        capsLock={t('capsLock')}
        error={errors.clientSecret}
        required
      />
      <TextField
        label={t('operator')}
        hint={t('operatorHint')}
        name="operator"
        defaultValue={operator}
        autoComplete="name"
        maxLength={80}
        optional
      />
      <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} pending={pending}>
        {pending ? t('pending') : t('submit')}
      </Button>
    </div>
  );
}
