import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { userName } from './user-words.ts';

/** What issuing a link does at once (behaviours B9.6, B9.7); for a first link, what does not apply is left out. */
export function RecoveryEffects({ user, first }: { user: User; first: boolean }) {
  const t = useTranslations('user.recovery');
  return (
    <div className="form">
      <p>{t('for', { name: userName(user), email: user.email })}</p>
      <section aria-labelledby="recovery-effects">
        <h3 id="recovery-effects">{t('effectsTitle')}</h3>
        <ul className="effects">
          {first ? undefined : (
            <>
              <li>{t('effectPassword')}</li>
              <li>{t('effectSessions')}</li>
            </>
          )}
          <li>{t('effectEarlier')}</li>
          <li>{t('effectLink')}</li>
        </ul>
      </section>
    </div>
  );
}
