import { useTranslations } from 'use-intl';
import type { LinkEnd } from './refusal.ts';
import { SignInLink } from './SignInLink.tsx';
import { StepHeading } from './StepHeading.tsx';

/** Why there is no way on with this link, and what to do next. */
export function LinkEnded({ end, isArrival = false }: { end: LinkEnd; isArrival?: boolean }) {
  const t = useTranslations('activation.ended');
  return (
    <>
      <StepHeading title={t(`${end}.title`)} isArrival={isArrival} />
      <p>{t(`${end}.words`)}</p>
      {end === 'used' ? <SignInLink /> : undefined}
    </>
  );
}
