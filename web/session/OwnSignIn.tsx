import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { postPersonSignIn } from '#web/api/person-sign-in-calls.ts';
import { messageStore } from '#web/messages/message-store.ts';
import { Button } from '#web/ui/Button.tsx';
import { UserIcon } from '#web/ui/icons.tsx';
import { fixedTheme } from '#web/ui/fixed-theme.ts';
import { checkedReturnTo } from './return-to.ts';
import { SignInFailure } from './SignInFailure.tsx';

interface OwnSignInProps {
  region: string;
  /** The page at hand stays as it is. */
  inNewTab: boolean;
  isPrimary: boolean;
}

/** To the region's own page, for people who sign in as themselves; it leads back to where they are now. */
export function OwnSignIn({ region, inNewTab, isPrimary }: OwnSignInProps) {
  const t = useTranslations('signIn');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function go() {
    setPending(true);
    setFailure(undefined);
    // Browsers open a tab only while the press is being handled; where it leads is not known yet.
    const tab = inNewTab ? window.open('about:blank') : window;
    try {
      const { language } = messageStore.read();
      const theme = fixedTheme();
      const looks = { language, ...(theme === undefined ? {} : { theme }) };
      const { location } = await postPersonSignIn({ region, ...looks, returnTo: goingTo() });
      (tab ?? window).location.assign(location);
      if (inNewTab) setPending(false);
    } catch (error) {
      if (inNewTab) tab?.close();
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <div className="sign-in-own">
      {failure === undefined ? undefined : <SignInFailure failure={failure} />}
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={UserIcon}
        pending={pending}
        aria-describedby="own-account"
        onClick={() => void go()}
      >
        {t('ownSubmit')}
      </Button>
      <p id="own-account">{inNewTab ? t('ownInNewTab') : t('ownHint')}</p>
    </div>
  );
}

function goingTo(): string {
  const { pathname, search, origin } = window.location;
  if (!pathname.startsWith('/sign-in')) return pathname + search;
  return checkedReturnTo(new URLSearchParams(search).get('returnTo'), origin);
}
