import { useTranslations } from 'use-intl';
import { TextField } from '#web/ui/TextField.tsx';

/** Who uses a service account, as they say themselves. */
export function OperatorField({ operator }: { operator?: string | undefined }) {
  const t = useTranslations('signIn');
  return (
    <TextField
      label={t('operator')}
      hint={t('operatorHint')}
      name="operator"
      defaultValue={operator}
      autoComplete="name"
      maxLength={80}
      optional
    />
  );
}
