import { LossSection, type LossSectionProps } from './LossSection.tsx';
import { useLoss } from './use-loss.ts';

/** Somebody whom a change takes out of a place, or lets in nowhere or again. */
export type Leaving = Required<Pick<LossSectionProps, 'subject' | 'from' | 'fate'>>;

/** What somebody loses by that, by what they hold now. */
export function Losses(props: Leaving & Pick<LossSectionProps, 'isBrief'>) {
  const { subject, from, fate } = props;
  const effect = useLoss(from, subject, fate === 'lost' && from.kind === 'space');
  return <LossSection {...props} effect={effect} />;
}
