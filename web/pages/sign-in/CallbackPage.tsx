import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { postPersonSignInDone } from '#web/api/person-sign-in-calls.ts';
import { paths } from '#web/address/paths.ts';
import { checkedReturnTo } from '#web/session/return-to.ts';
import { enter } from '#web/session/session-store.ts';
import { SignInFailure } from '#web/session/SignInFailure.tsx';
import { noteEnding } from '#web/session/why-ended.ts';
import { BrandMark } from '#web/page/BrandMark.tsx';
import { Notice } from '#web/ui/Notice.tsx';

interface CallbackPageProps {
  /** Goes on once the session is there. */
  onSignedIn: (returnTo: string) => Promise<void>;
}

/** Where a region sends people back to who sign in as themselves: takes what it sent out of the address, and lets them in. */
export function CallbackPage({ onSignedIn }: CallbackPageProps) {
  const t = useTranslations('signIn');
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure>();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const answer = new URLSearchParams(window.location.search);
    if (answer.get('error') === 'access_denied') {
      // Somebody thought better of it, or the region says no: the way in is where both go on.
      noteEnding('notLetIn');
      void navigate(paths.signIn('/'), { replace: true });
      return;
    }
    void navigate({ search: '' }, { replace: true });
    void completeSignIn(answer).then((outcome) =>
      'returnTo' in outcome ? onSignedIn(outcome.returnTo) : setFailure(outcome),
    );
  }, [navigate, onSignedIn]);

  return (
    <div className="sign-in">
      <title>{`${t('title')} · Portico`}</title>
      <main className="sign-in-card">
        <BrandMark />
        <h1>{failure === undefined ? t('pending') : t('failed')}</h1>
        {failure === undefined ? (
          <output className="sign-in-lead">{t('ownFinishing')}</output>
        ) : (
          <div className="sign-in-form">
            {isRefusal(failure.why) ? (
              <Notice tone="error" announce title={t('ownRefused')} />
            ) : (
              <SignInFailure failure={failure.why} />
            )}
            <a className="button" data-variant="primary" data-size="medium" href={paths.signIn('/')}>
              {t('ownAgain')}
            </a>
          </div>
        )}
      </main>
    </div>
  );
}

interface Failure {
  /** As `SignInFailure` takes it; 'refused' when the region let nobody in. */
  readonly why: unknown;
}

function isRefusal(why: unknown): boolean {
  return why === 'refused' || (why instanceof ApiProblem && (why.status === 400 || why.status === 401));
}

async function completeSignIn(answer: URLSearchParams): Promise<{ readonly returnTo: string } | Failure> {
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => answer.get(name) ?? undefined);
  if (code === undefined || state === undefined) return { why: 'refused' };
  let returnTo = '/';
  try {
    const outcome = await enter(async () => {
      const done = await postPersonSignInDone({ code, state, ...(iss === undefined ? {} : { iss }) });
      returnTo = checkedReturnTo(done.returnTo, window.location.origin);
    });
    return outcome === 'cookieRefused' ? { why: outcome } : { returnTo };
  } catch (why) {
    return { why };
  }
}
