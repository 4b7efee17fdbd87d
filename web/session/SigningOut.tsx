import { useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SignOutChoice, WorkGoesOn } from '#shared/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LowNotice } from '#web/ui/LowNotice.tsx';
import { untilText } from '#web/ui/until-text.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { setLeaving, serverNow, type Leaving } from './session-store.ts';
import { signOut, signOutOfRegion } from './sign-out.ts';

/** Signs out as it was asked for; asks first what becomes of work that goes on, and says when it did not work. */
export function SigningOut({ leaving }: { leaving: Leaving }) {
  const t = useTranslations('soon.session');
  const k = useTranslations('core.kit');
  const [asked, setAsked] = useState<WorkGoesOn>();
  const [hasFailed, setFailed] = useState(false);
  /** What the console is being told. */
  const [choice, setChoice] = useState<SignOutChoice | undefined>('ask');
  const { region, onStay } = leaving;
  const stay = () => {
    onStay?.();
    setLeaving(undefined);
  };

  useEffect(() => {
    if (choice === undefined) return;
    const leave = async () => (region === undefined ? signOut(choice) : signOutOfRegion(region, choice !== 'ask'));
    const take = (work: WorkGoesOn | void) => {
      setChoice(undefined);
      setFailed(false);
      if (work !== undefined) setAsked(work);
      else if (region !== undefined) setLeaving(undefined);
    };
    leave().then(take, () => {
      setChoice(undefined);
      setFailed(true);
      onStay?.();
    });
  }, [region, choice, onStay]);

  const failure = hasFailed ? <p>{t('signOutFailed')}</p> : undefined;
  if (asked !== undefined)
    return (
      <Question asked={asked} region={region} pending={choice} failure={failure} onChoose={setChoice} onStay={stay} />
    );
  return failure === undefined ? undefined : (
    <LowNotice urgent>
      {failure}
      <Button onClick={leaving.again}>{k('retry')}</Button>
    </LowNotice>
  );
}

interface QuestionProps {
  asked: WorkGoesOn;
  /** The only one that is left; undefined for all. */
  region: string | undefined;
  pending: SignOutChoice | undefined;
  failure: ReactNode;
  onChoose: (choice: SignOutChoice) => void;
  onStay: () => void;
}

function Question({ asked: { runs, until }, region, pending, failure, onChoose, onStay }: QuestionProps) {
  const t = useTranslations('soon.session');
  const { locale } = useKitText();
  const at = untilText(locale, Date.parse(until), serverNow());
  return (
    <Dialog
      role="alertdialog"
      title={t('workTitle', { runs })}
      onClose={onStay}
      footer={
        <>
          {failure === undefined ? undefined : (
            <div className="dialog-answer" role="alert">
              {failure}
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus, as its pattern asks */}
          <Button autoFocus onClick={onStay}>
            {t('stay')}
          </Button>
          {region === undefined ? (
            <Button pending={pending === 'goOn'} onClick={() => onChoose('goOn')}>
              {t('workGoOn', { runs, at })}
            </Button>
          ) : undefined}
          <Button variant="primary" pending={pending === 'stop'} onClick={() => onChoose('stop')}>
            {t('workStop', { runs })}
          </Button>
        </>
      }
    >
      <div className="form">
        {region === undefined ? (
          <>
            <p>{t('workLead', { runs, at })}</p>
            <p>{t('workClosed')}</p>
          </>
        ) : (
          <p>{t('workOfRegion', { region })}</p>
        )}
      </div>
    </Dialog>
  );
}
