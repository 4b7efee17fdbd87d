import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      {step === undefined ? undefined : <p className="sign-in-note activation-step">{t('stepOf', { step })}</p>}
      <h1 ref={heading} tabIndex={-1} className="form-start">
        {title}
      </h1>
    </>
  );
}
