import { useFormatter, useTranslations } from 'use-intl';
import { isWorded, verbs } from './right-verbs.ts';
import { useThingWords } from './use-thing-words.ts';

/** What may be done to which kind of thing: all of them, or so many. */
export interface RightWords {
  readonly actions: readonly string[];
  /** `kubernetes.cluster`, or a service alone. */
  readonly what: string;
  readonly resources?: number | undefined;
}

/** Rights in the sentences people think in: `see and change Kubernetes clusters`. */
export function useRightWords(): (right: RightWords) => string {
  const t = useTranslations('access.grant');
  const format = useFormatter();
  const thingsOf = useThingWords();
  const verb = (action: string) => (isWorded(action) ? t('verb', { kind: verbs[action] }) : action);
  return ({ actions, what, resources }) => {
    const said = format.list(actions.map(verb));
    const things = thingsOf(what, resources);
    if (things !== undefined) return t('sentenceOf', { actions: said, things });
    const sentence = t('sentence', { actions: said, what });
    return resources === undefined ? sentence : `${sentence} ${t('onResources', { count: resources })}`;
  };
}
