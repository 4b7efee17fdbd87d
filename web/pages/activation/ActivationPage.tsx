import { useState } from 'react';
import { PreferenceFields } from '#web/preferences/PreferenceFields.tsx';
import { BrandMark } from '#web/page/BrandMark.tsx';
import { useActivationLink } from './activation-link.ts';
import { ActivationSteps } from './ActivationSteps.tsx';
import { LinkEnded } from './LinkEnded.tsx';

/** What waits behind an activation or recovery link: public, without a session, and with nothing kept anywhere. */
export function ActivationPage() {
  const link = useActivationLink();
  const [visit, setVisit] = useState({ link, count: 0 });
  // Another link was opened in this tab: nothing of the one before is carried over.
  if (visit.link !== link) setVisit({ link, count: visit.count + 1 });
  return (
    <div className="sign-in">
      <main className="sign-in-card activation">
        <BrandMark />
        {link === undefined || link === 'incomplete' ? (
          <LinkEnded end={link ?? 'missing'} />
        ) : (
          <ActivationSteps key={visit.count} link={link} />
        )}
      </main>
      <footer className="sign-in-foot">
        <PreferenceFields />
      </footer>
    </div>
  );
}
