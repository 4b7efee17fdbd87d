import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenedLink } from '#shared/self-service.ts';
import { unmetPasswordRules } from '#shared/rules/password.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { StepHeading } from './StepHeading.tsx';

export interface PasswordStepProps {
  /** Whose password it will be. */
  user: OpenedLink['user'];
  password: string;
  /** The region did not take the password. */
  isRefused: boolean;
  onChange: (password: string) => void;
  onNext: () => void;
}

/** Step 2: a password, with its rules shown as they are met. It is not sent yet. */
export function PasswordStep({ user: { firstname, email }, password, isRefused, onChange, onNext }: PasswordStepProps) {
  const t = useTranslations('activation');
  const [refused, setRefused] = useState(isRefused);
  const [presses, setPresses] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const unmet = unmetPasswordRules(password);
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  }, [presses]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (unmet.length === 0) return onNext();
    setRefused(true);
    setPresses(presses + 1);
  }

  return (
    <>
      <StepHeading title={t('password.title')} step={2} isArrival />
      <p className="sign-in-lead">
        {t('hello', { firstname })} {t('password.lead')}
      </p>
      <form ref={form} className="sign-in-form" onSubmit={submit} noValidate>
        {/* Also tells a password manager what the new password belongs to. */}
        <TextField
          label={t('password.email')}
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          readOnly
        />
        <PasswordField
          label={t('password.label')}
          capsLock={t('password.capsLock')}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setRefused(false);
            onChange(event.currentTarget.value);
          }}
          error={refused ? t('password.weak') : undefined}
          required
        />
        <PasswordRules unmet={unmet} />
        <Button type="submit" variant="primary">
          {t('next')}
        </Button>
      </form>
    </>
  );
}
