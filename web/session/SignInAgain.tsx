import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSessionState } from './use-session.ts';

export interface SignInAgainProps {
  region: string;
  onOtherAccount: () => void;
}

/**
 * Sign-in in front of the page as it was; with the same account everything goes on where it stopped. People sign in in
 * another tab, which this one follows.
 */
export function SignInAgain({ region, onOtherAccount }: SignInAgainProps) {
  const t = useTranslations('core.session');
  const { session } = useSessionState();
  const account = session?.regions.find(({ name }) => name === region);
  const clientId = account?.person === undefined ? account?.clientId : undefined;
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => focusSecret(form.current), []);

  return (
    <Dialog
      title={t('endedTitle')}
      role="alertdialog"
      // Escape must not lead past it: behind it nothing works.
      onClose={() => focusSecret(form.current)}
      footer={
        <Button variant="quiet" onClick={() => window.location.assign('/sign-in')}>
          {t('leave')}
        </Button>
      }
    >
      <p>{t('endedLead', { region })}</p>
      <p className="sign-in-note">{t('differentAccount')}</p>
      <div ref={form}>
        <SignInForm
          region={region}
          inPlace
          clientId={clientId}
          operator={session?.operator}
          onSignedIn={(outcome) => {
            if (outcome === 'otherAccount') onOtherAccount();
          }}
        />
      </div>
    </Dialog>
  );
}

function focusSecret(form: HTMLElement | null): void {
  form?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
}
