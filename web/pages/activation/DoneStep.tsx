import { useTranslations } from 'use-intl';
import { Notice } from '#web/ui/Notice.tsx';
import { SignInLink } from './SignInLink.tsx';
import { StepHeading } from './StepHeading.tsx';

/** It worked: where to sign in from now on, or why that has to wait. */
export function DoneStep({ active, region }: { active: boolean; region: string }) {
  const t = useTranslations('activation.done');
  return (
    <>
      <StepHeading title={t('title')} isArrival />
      <p>{t('lead')}</p>
      <p>{t('where', { region })}</p>
      {active ? (
        <SignInLink region={region} />
      ) : (
        <Notice tone="warning" title={t('inactiveTitle')}>
          <p>{t('inactive')}</p>
        </Notice>
      )}
    </>
  );
}
