import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { focusTitle } from '#web/ui/focus-title.ts';

export interface StepHeadingProps {
  title: string;
  /** Of three; left out where there is no more to do. */
  step?: number;
  /** One came here by pressing something that is gone: reading begins at the heading. */
  isArrival: boolean;
}

/** How each step begins: how far one is, and what it is about. Also the name of the tab. */
export function StepHeading({ title, step, isArrival }: StepHeadingProps) {
  const t = useTranslations('activation');
  const product = useTranslations('core')('product');
  useEffect(() => {
    if (isArrival) focusTitle();
  }, [isArrival]);
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      {step === undefined ? undefined : <p className="sign-in-note activation-step">{t('stepOf', { step })}</p>}
      <h1 className="form-start">{title}</h1>
    </>
  );
}
