import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { SweepHead } from '#web/ui/SweepHead.tsx';
import type { Wanted } from './find-places.ts';
import { FoundPlaces } from './FoundPlaces.tsx';
import { LookVerdict } from './LookVerdict.tsx';
import { OtherRegions } from './OtherRegions.tsx';
import type { Leaver } from './use-leaver.ts';
import './look.css';

export interface LookSectionProps {
  leaver: Leaver;
  wanted: Wanted;
  name: string;
}

/** Looking everywhere: how far it is, what could not be seen, what was found. */
export function LookSection({ leaver, wanted, name }: LookSectionProps) {
  const t = useTranslations('leaver.look');
  const { sweep } = leaver;
  const { asked, total } = sweep;
  const looking = sweep.status === 'running';
  // To have asked is not to have read: what was not is said with it.
  const unread = leaver.readings.filter(({ gaps }) => gaps.length > 0).length;
  const progress = total === 0 ? t('starting') : t('progress', { asked, total, unread });
  return (
    <section aria-labelledby="leaver-look" className="page-section">
      <header className="section-head">
        <h2 id="leaver-look">{t('title')}</h2>
        {looking ? (
          <Button size="small" onClick={leaver.stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button size="small" onClick={leaver.lookAgain}>
            {t('again')}
          </Button>
        )}
        <p>
          {t('lead')} {t('match', { email: wanted.email })} {t('notLooked')}
        </p>
      </header>
      <div className="sweep leaver-look">
        <SweepHead label={progress} asked={asked} total={total} isRunning={looking}>
          {looking || total > 0 ? progress : ''}
        </SweepHead>
        {/* What comes last is below what is there already. */}
        <div className="leaver-found">
          <FoundPlaces readings={leaver.readings} name={name} looking={looking} />
          <OtherRegions leaver={leaver} home={wanted.home.region} />
          {looking ? undefined : <LookVerdict leaver={leaver} />}
        </div>
      </div>
    </section>
  );
}
