import { useTranslations } from 'use-intl';
import { EarlierLink } from './EarlierLink.tsx';
import { personName, type Person } from './person.ts';

export interface RecoveryEffectsProps {
  region: string;
  person: Person;
  /** For a first link, what does not apply is left out. */
  first: boolean;
}

/** What issuing a link does at once (behaviours B9.6, B9.7). */
export function RecoveryEffects({ region, person, first }: RecoveryEffectsProps) {
  const t = useTranslations('recovery.issue');
  return (
    <>
      <p>{t('for', { name: personName(person), email: person.email })}</p>
      <section aria-labelledby="recovery-effects">
        <h3 id="recovery-effects">{t('effectsTitle')}</h3>
        <ul className="effects">
          {first ? undefined : (
            <>
              <li>{t('effectPassword')}</li>
              <li>{t('effectSessions')}</li>
            </>
          )}
          <li>
            <EarlierLink region={region} userId={person.id} />
          </li>
          <li>{t('effectLink')}</li>
        </ul>
      </section>
    </>
  );
}
