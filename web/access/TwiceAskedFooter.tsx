import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EffectFooter, type EffectFooterProps } from './EffectGate.tsx';

export interface TwiceAskedFooterProps<Value> extends Omit<
  EffectFooterProps<Value>,
  'variant' | 'progress' | 'cancelLabel' | 'cancelFirst' | 'instead'
> {
  /** Asked before it is applied, as the own account would lose by it; undefined where it would not. */
  question: string | undefined;
  /** In answer to it; as before if left out. */
  sureLabel?: string;
  /** Why it could not be applied. */
  failure: ReactNode;
}

/** Whoever loses it cannot give it back to themselves (contract 4.7). */
export const rightToGive = 'iam.createPolicy';

/** The commands of a change that may take rights from the account one is signed in with, which is asked about first. */
export function TwiceAskedFooter<Value>(props: TwiceAskedFooterProps<Value>) {
  const { question, sureLabel, failure, ...footer } = props;
  const t = useTranslations('access.grant');
  const [isAsked, setAsked] = useState(false);
  if (!isAsked || question === undefined) {
    const instead = question === undefined ? undefined : () => setAsked(true);
    return <EffectFooter {...footer} progress={failure} instead={instead} />;
  }
  return (
    <EffectFooter
      {...footer}
      key="asked"
      label={sureLabel ?? footer.label}
      variant="danger"
      progress={
        <>
          {failure}
          <p role="alert">{question}</p>
        </>
      }
      cancelLabel={t('keepEditing')}
      cancelFirst
      onCancel={() => setAsked(false)}
    />
  );
}
