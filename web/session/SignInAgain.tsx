import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSessionState } from './use-session.ts';
import { endingOf, leaveFor } from './why-ended.ts';

/**
 * Sign-in in front of the page as it was; with the same account everything goes on where it stopped. People sign in in
 * another tab, which this one follows.
 */
export function SignInAgain({ region }: { region: string }) {
  const t = useTranslations('soon.session');
  const words = useTranslations('signIn');
  const { session, offset, endedAt } = useSessionState();
  const ending = session && endedAt !== undefined ? endingOf(session, offset, endedAt) : undefined;
  const account = session?.regions.find(({ name }) => name === region);
  const isPerson = account?.person !== undefined;
  const form = useRef<HTMLDivElement>(null);

  return (
    <Dialog
      title={ending === undefined ? words('regionEndedTitle', { region }) : t('endedTitle')}
      role="alertdialog"
      // It may come up while somebody types: the keys on their way are for no field and no button in it, so it has the focus itself.
      // Escape must not lead past it: behind it nothing works.
      onClose={() => focusStart(form.current)}
      footer={
        <Button variant="quiet" onClick={() => leaveFor(ending)}>
          {t('leave')}
        </Button>
      }
    >
      <p>
        {ending === undefined ? words('regionEnded') : words('ending', { ending })} {t('endedLead', { region })}
      </p>
      <p className="sign-in-note">{t('differentAccount')}</p>
      <div ref={form}>
        <SignInForm
          region={region}
          own={isPerson ? 'newTab' : 'no'}
          clientId={isPerson ? undefined : account?.clientId}
          operator={session?.operator}
        />
      </div>
    </Dialog>
  );
}

/** The way to sign in as oneself where there is one, else the secret. */
function focusStart(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('.sign-in-own button, input[type=password]')?.focus();
}
